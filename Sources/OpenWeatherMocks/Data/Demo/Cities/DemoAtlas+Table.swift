extension DemoAtlas {
    /// The cities, one in each row, and the two ends of the Earth, one of which has a polar night whenever there is one.
    ///
    /// The columns are the number of the service, the latitude, the longitude, the number of inhabitants, the mean
    /// temperatures of January and July in degrees Celsius, the mean cloud cover, the mean of fine particles in μg/m³, the
    /// height in meters, the country, the time zone, and the name with the state and its code. The ends of the Earth have
    /// numbers that the service does not use, and the northern one has no country.
    static let table = """
        2306104   5.6037    -0.187  2514000   28 25.5  0.6 32   61 GH Africa/Accra Accra
         344979     9.03     38.74  3385000 16.5   16  0.5 28 2355 ET Africa/Addis_Ababa Addis Ababa
        2507480  36.7538    3.0588  2854000 11.5   26  0.4 22   25 DZ Africa/Algiers Algiers
         360630  30.0444   31.2357  9606000   14   29 0.15 48   23 EG Africa/Cairo Cairo
        3369157 -33.9249   18.4241  4618000 21.5 12.5  0.4  9   25 ZA Africa/Johannesburg Cape Town
        2553604  33.5731   -7.5898  3360000 12.5 22.5  0.4 16   27 MA Africa/Casablanca Casablanca
        2253354  14.7167  -17.4677  2646000   21 27.5 0.35 34   22 SN Africa/Dakar Dakar
         993800 -26.2041   28.0473  5635000   20 10.5 0.35 24 1753 ZA Africa/Johannesburg Johannesburg
        2314302  -4.4419   15.2663 15628000   26   23 0.65 38  240 CD Africa/Kinshasa Kinshasa
        2332459   6.5244    3.3792 15388000 27.5 25.5 0.65 36   41 NG Africa/Lagos Lagos
         184745  -1.2921   36.8219  4397000 19.5 16.5 0.55 17 1795 KE Africa/Nairobi Nairobi
        2464470  36.8065   10.1815  1056000 11.5 27.5  0.4 20    4 TN Africa/Tunis Tunis
        1609350  13.7563  100.5018 10539000 27.5 29.5 0.58 26    2 TH Asia/Bangkok Bangkok
        1816670  39.9042  116.4074 21893000   -3   27 0.38 42   44 CN Asia/Shanghai Beijing
        1581130  21.0278  105.8342  8054000   17 29.5 0.65 40   12 VN Asia/Bangkok Hanoi
        1819729  22.3193  114.1694  7482000 16.5   29 0.62 16    9 HK Asia/Hong_Kong Hong Kong
        1642911  -6.2088  106.8456 10562000   27   28 0.68 40    8 ID Asia/Jakarta Jakarta
        1701668  14.5995  120.9842  1846000 26.5 28.5 0.62 22    7 PH Asia/Manila Manila
        1853909  34.6937  135.5023  2753000  6.5   28 0.52 13    8 JP Asia/Tokyo Osaka
        2128295  43.0618  141.3545  1973000 -3.5 21.5 0.62  9   29 JP Asia/Tokyo Sapporo
        1835848  37.5665   126.978  9776000   -2 25.5  0.5 25   38 KR Asia/Seoul Seoul
        1796236  31.2304  121.4737 24871000    5   29 0.58 34    4 CN Asia/Shanghai Shanghai
        1880252   1.3521  103.8198  5686000 26.8 28.2  0.7 15   15 SG Asia/Singapore Singapore
        1668341   25.033  121.5654  2646000 16.5   30 0.65 15    9 TW Asia/Taipei Taipei
        1850147  35.6762  139.6503 13960000  5.5   26 0.56 12   40 JP Asia/Tokyo Tokyo
        2013159  62.0355  129.6755   322000  -37 19.5  0.5 18  126 RU Asia/Yakutsk Yakutsk
        1273294  28.6139    77.209 16788000   14   31 0.35 78  216 IN Asia/Kolkata Delhi
        1185241  23.8103   90.4125 10356000 18.5   29 0.52 68    4 BD Asia/Dhaka Dhaka
         292223  25.2048   55.2708  3331000 19.5   36 0.12 38    5 AE Asia/Dubai Dubai
         745044  41.0082   28.9784 15462000    6 24.5 0.48 20   39 TR Europe/Istanbul Istanbul
         281184  31.7683   35.2137   936000  9.5   25 0.28 20  754 IL Asia/Jerusalem Jerusalem
        1174872  24.8607   67.0011 14910000 18.5 30.5 0.28 52   10 PK Asia/Karachi Karachi
        1283240  27.7172    85.324   845000 10.5 24.5 0.48 46 1400 NP Asia/Kathmandu Kathmandu
        1275339   19.076   72.8777 12442000 24.5   28 0.48 46   14 IN Asia/Kolkata Mumbai
         108410  24.7136   46.6753  7010000 14.5   37 0.14 45  612 SA Asia/Riyadh Riyadh
        1512569  41.2995   69.2401  2571000    2   28 0.35 34  455 UZ Asia/Tashkent Tashkent
         112931  35.6892    51.389  9033000  5.5   31  0.3 36 1189 IR Asia/Tehran Tehran
        2618425  55.6761   12.5683   644000  1.5   18 0.62  9    5 DK Europe/Copenhagen Copenhagen
        2964574  53.3498   -6.2603   592000  5.5 15.5 0.68  8    8 IE Europe/Dublin Dublin
        2650225  55.9533   -3.1883   526000  4.5   15 0.68  6   47 GB Europe/London Edinburgh, Scotland
         658225  60.1699   24.9384   658000   -4   18 0.62  6   17 FI Europe/Helsinki Helsinki
        2643743  51.5074   -0.1278  8962000  5.5 18.7 0.63 11   11 GB Europe/London London, England
        2729907  78.2232   15.6267     2400  -12    7 0.66  3   10 SJ Arctic/Longyearbyen Longyearbyen
        3143244  59.9139   10.7522   709000   -3 17.5 0.58  8   23 NO Europe/Oslo Oslo
        6692263  64.1466  -21.9426   131000  0.5   12  0.7  4   15 IS Atlantic/Reykjavik Reykjavik
        2673730  59.3293   18.0686   976000 -1.5 18.5 0.58  6   28 SE Europe/Stockholm Stockholm
        3133895  69.6492   18.9553    77000 -3.5 12.5 0.66  4   10 NO Europe/Oslo Tromsø
        2759794  52.3676    4.9041   873000    4   18 0.64 12    0 NL Europe/Amsterdam Amsterdam
        2950159    52.52    13.405  3677000    1 19.5 0.62 13   34 DE Europe/Berlin Berlin
        2800866  50.8503    4.3517  1209000  3.5 18.5 0.66 12   13 BE Europe/Brussels Brussels
        3054643  47.4979   19.0402  1752000  0.5 22.5 0.52 16  102 HU Europe/Budapest Budapest
         703448  50.4501   30.5234  2952000   -3   21 0.58 16  179 UA Europe/Kyiv Kyiv
         524901  55.7558   37.6173 12655000   -7 19.5 0.64 14  156 RU Europe/Moscow Moscow
        2867714  48.1351    11.582  1488000 -0.5 18.5 0.58 11  519 DE Europe/Berlin Munich, Bavaria
        2988507  48.8566    2.3522  2165000    5 20.5 0.58 13   35 FR Europe/Paris Paris, Ile-de-France
        3067696  50.0755   14.4378  1309000 -0.5   19 0.58 15  192 CZ Europe/Prague Prague
        2761369  48.2082   16.3738  1931000    1 21.5 0.54 13  171 AT Europe/Vienna Vienna
         756135  52.2297   21.0122  1795000 -1.5 19.5  0.6 18  113 PL Europe/Warsaw Warsaw
        2657896  47.3769    8.5417   421000    1   19 0.58 10  408 CH Europe/Zurich Zurich
         264371  37.9838   23.7275   664000   10   29 0.35 17   70 GR Europe/Athens Athens
        3128760  41.3874    2.1686  1636000   10 24.5 0.42 14   12 ES Europe/Madrid Barcelona
        2267057  38.7223   -9.1393   545000 11.5   23 0.45  9   15 PT Europe/Lisbon Lisbon
        3117735  40.4168   -3.7038  3223000  6.5   26 0.38 11  667 ES Europe/Madrid Madrid
        3173435  45.4642      9.19  1372000    3   25 0.48 24  120 IT Europe/Rome Milan
        2735943  41.1579   -8.6291   232000  9.5   20 0.48 10  104 PT Europe/Lisbon Porto
        3169070  41.9028   12.4964  2873000    8   26 0.42 13   21 IT Europe/Rome Rome
        5879400  61.2181 -149.9003   291000 -8.5   15 0.64  6   31 US America/Anchorage Anchorage, Alaska, AK
        4887398  41.8781  -87.6298  2746000   -4   24 0.52 12  181 US America/Chicago Chicago, Illinois, IL
        5419384  39.7392 -104.9903   716000    0   24 0.36  8 1609 US America/Denver Denver, Colorado, CO
        5856195  21.3069 -157.8583   351000   23 27.5 0.48  4    6 US Pacific/Honolulu Honolulu, Hawaii, HI
        4699066  29.7604  -95.3698  2305000   12 29.5  0.5 12   15 US America/Chicago Houston, Texas, TX
        5368361  34.0522 -118.2437  3899000   14   23 0.28 15   93 US America/Los_Angeles Los Angeles, California, CA
        4164138  25.7617  -80.1918   442000   20 28.5  0.5  8    2 US America/New_York Miami, Florida, FL
        5128581  40.7128   -74.006  8804000    1   25 0.56 10   10 US America/New_York New York, New York, NY
        4717560  33.6609  -95.5555    25000    6 28.5 0.46  9  183 US America/Chicago Paris, Texas, TX
        4975802  43.6591  -70.2568    68000 -4.5   21 0.54  6   19 US America/New_York Portland, Maine, ME
        5746545  45.5152 -122.6784   653000    5   21 0.58  8   15 US America/Los_Angeles Portland, Oregon, OR
        5391959  37.7749 -122.4194   874000 10.5 15.5  0.4  9   16 US America/Los_Angeles San Francisco, California, CA
        5809844  47.6062 -122.3321   737000  5.5 19.5 0.62  7   53 US America/Los_Angeles Seattle, Washington, WA
        4250542  39.7817  -89.6501   114000 -2.5 24.5  0.5  9  182 US America/Chicago Springfield, Illinois, IL
        4951788  42.1015  -72.5898   156000   -3 23.5 0.54  8   21 US America/New_York Springfield, Massachusetts, MA
        3553478  23.1136  -82.3666  2130000   22   28 0.48 14   59 CU America/Havana Havana
        6058560  42.9849  -81.2453   423000 -5.5 20.5  0.6  8  251 CA America/Toronto London, Ontario
        3530597  19.4326  -99.1332  9210000 14.5   18 0.48 22 2240 MX America/Mexico_City Mexico City
        6077243  45.5017  -73.5673  1763000 -9.5 21.5 0.58  8   36 CA America/Toronto Montreal, Quebec
        3421319  64.1814  -51.6941    19000   -8    7 0.66  3    5 GL America/Nuuk Nuuk
        6167865  43.6532  -79.3832  2794000   -4 22.5 0.56  8   76 CA America/Toronto Toronto, Ontario
        6173331  49.2827 -123.1207   662000    4 18.5 0.62  6    4 CA America/Vancouver Vancouver, British Columbia
        3688689    4.711  -74.0721  7412000   14 13.5 0.66 16 2640 CO America/Bogota Bogotá
        3435910 -34.6037  -58.3816  3076000   25   11 0.48 14   25 AR America/Argentina/Buenos_Aires Buenos Aires
        3646738  10.4806  -66.9036  2246000   21 22.5 0.56 17  900 VE America/Caracas Caracas
        3911925 -16.4897  -68.1193   757000  9.5    6 0.48 18 3640 BO America/La_Paz La Paz
        3936456 -12.0464  -77.0428 10072000   23 17.5 0.52 28  154 PE America/Lima Lima
        3652462  -0.1807  -78.4678  2011000 14.5   15 0.62 15 2850 EC America/Guayaquil Quito
        3451190 -22.9068  -43.1729  6748000   27 21.5 0.52 13    5 BR America/Sao_Paulo Rio de Janeiro, Rio de Janeiro
        3871336 -33.4489  -70.6693  6160000   21  8.5 0.35 26  570 CL America/Santiago Santiago
        3448439 -23.5505  -46.6333 12326000   23 16.5 0.56 17  760 BR America/Sao_Paulo São Paulo, São Paulo
        3833367 -54.8019   -68.303    57000  9.5  1.5 0.68  3   23 AR America/Argentina/Ushuaia Ushuaia
        2193733 -36.8509  174.7645  1463000 19.5   11 0.56  6   26 NZ Pacific/Auckland Auckland
        2174003 -27.4698  153.0251  2514000   25 15.5 0.42  8   27 AU Australia/Brisbane Brisbane, Queensland
        6696480 -77.8419  166.6863     1000   -3  -26 0.58  2   10 AQ Antarctica/McMurdo McMurdo Station
        2158177 -37.8136  144.9631  5078000 20.5   10 0.52  8   31 AU Australia/Melbourne Melbourne, Victoria
        2063523 -31.9523  115.8613  2085000 24.5   13 0.34  8   20 AU Australia/Perth Perth, Western Australia
        2198148 -18.1248  178.4501    94000   27 23.5 0.64  5    6 FJ Pacific/Fiji Suva
        2147714 -33.8688  151.2093  5312000 23.5   13  0.5  8   19 AU Australia/Sydney Sydney, New South Wales
        2179537 -41.2865  174.7762   216000   17    9 0.58  5   31 NZ Pacific/Auckland Wellington
         900001     89.9        15        0  -29    0  0.6  2    2 -- UTC North Pole
         900002    -89.9       166       45  -28  -59  0.4  1 2835 AQ Antarctica/McMurdo South Pole
        """
}
