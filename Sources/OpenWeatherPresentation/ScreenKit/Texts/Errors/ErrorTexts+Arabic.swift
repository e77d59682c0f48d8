extension ErrorTexts {
    /// Arabic.
    static let arabic = ErrorTexts(
        missingKey: FailureText(
            title: "لا يوجد مفتاح API",
            message: "أضف مفتاح API الخاص بك من OpenWeather لعرض الطقس."
        ),
        refusedKey: FailureText(
            title: "مفتاح API مرفوض",
            message: "رفضت خدمة OpenWeather مفتاح API. تحقق من كتابته بشكل صحيح؛ قد يستغرق تفعيل المفتاح الجديد حتى "
                + "ساعتين."
        ),
        subscriptionRequired: FailureText(
            title: "يلزم اشتراك",
            message: "مفتاح API يعمل، لكنه بلا اشتراك في هذه البيانات. اشترك فيها لدى OpenWeather أو استغنِ عنها."
        ),
        malformedKey: FailureText(
            title: "هذا ليس مفتاح API",
            message: "رفضت خدمة OpenWeather مفتاح API، وليس له الشكل المعتاد: يتألف المفتاح من اثنين "
                + "وثلاثين حرفًا ورقمًا. انسخه من جديد."
        ),
        undeterminedKey: FailureText(
            title: "قد يلزم اشتراك",
            message: "لم تقبل خدمة OpenWeather مفتاح API لهذه البيانات. قد لا تشمل خطته الاشتراك، أو قد يكون المفتاح "
                + "خاطئًا."
        ),
        refusedByGateway: FailureText(
            title: "لم يُقبل التطبيق",
            message: "لم يقبل خادم الطقس الخاص بالتطبيق هذا التطبيق. ثبّت أحدث إصدار، وأبلغ المطوّر إذا "
                + "استمرت المشكلة."
        ),
        notFound: FailureText(
            title: "لم يُعثر على المكان",
            message: "لا تعرف خدمة الطقس هذا المكان. تحقق من الكتابة أو ابحث عن مكان قريب."
        ),
        badCoordinates: FailureText(
            title: "إحداثيات غير صالحة",
            message: "يجب أن يكون خط العرض بين تسعين درجة جنوبًا وتسعين شمالًا، "
                + "وخط الطول بين مئة وثمانين درجة غربًا ومثلها شرقًا."
        ),
        emptyQuery: FailureText(title: "لم يُحدَّد مكان", message: "أدخل مدينة أو رمزًا بريديًا أو إحداثيات."),
        invalidAddress: FailureText(
            title: "عنوان الخادم غير صالح",
            message: "التطبيق مُعدّ بعنوان لا يمكن استخدامه."
        ),
        insecureAddress: FailureText(
            title: "تم حظر اتصال غير مشفّر",
            message: "لا يسمح هذا الجهاز للتطبيق بالاتصال بخادمه دون تشفير. تواصل مع مطوّر التطبيق."
        ),
        badRequest: FailureText(title: "الطلب مرفوض", message: "لم تتمكن خدمة الطقس من معالجة هذا الطلب."),
        rateLimited: FailureText(
            title: "طلبات كثيرة جدًا",
            message: "تطلب خدمة الطقس التمهل. انتظر بضع دقائق قبل إعادة المحاولة."
        ),
        offline: FailureText(
            title: "لا يوجد اتصال",
            message: "يتعذر الوصول إلى خدمة الطقس. تحقق من اتصالك بالإنترنت."
        ),
        timedOut: FailureText(
            title: "انتهت مهلة الانتظار",
            message: "استغرقت خدمة الطقس وقتًا طويلاً للرد. أعد المحاولة."
        ),
        server: FailureText(
            title: "مشكلة في خدمة الطقس",
            message: "أبلغت خدمة الطقس عن مشكلة لديها. أعد المحاولة لاحقًا."
        ),
        brokenConnection: FailureText(
            title: "انقطع الاتصال",
            message: "انقطع الاتصال قبل اكتمال الرد. أعد المحاولة."
        ),
        invalidResponse: FailureText(
            title: "رد غير مفهوم",
            message: "أرسلت خدمة الطقس ردًا لا يستطيع التطبيق قراءته. أعد المحاولة لاحقًا."
        ),
        loginPage: FailureText(
            title: "قد تتطلب الشبكة تسجيل الدخول",
            message: "جاء الرد من جهة غير خدمة الطقس. إذا كان لهذه الشبكة صفحة تسجيل دخول فافتحها أولاً."
        ),
        notCached: FailureText(
            title: "لا توجد بيانات محفوظة",
            message: "لا توجد بيانات طقس محفوظة لهذا المكان. اتصل بالإنترنت مرة واحدة لجلبها."
        ),
        location: .arabic,
        storage: FailureText(title: "تعذر الحفظ", message: "لا يمكن حفظ اختياراتك أو قراءتها على هذا الجهاز."),
        storageFull: FailureText(
            title: "مساحة التخزين ممتلئة",
            message: "لا توجد مساحة متبقية على هذا الجهاز. حرّر بعض المساحة ثم أعد المحاولة."
        ),
        storageDamaged: FailureText(
            title: "الإعدادات تالفة",
            message: "تعذرت قراءة الإعدادات المحفوظة. تم الاحتفاظ بنسخة منها وتُستخدم الإعدادات الافتراضية."
        ),
        system: FailureText(
            title: "لا اتصال من هذا الجهاز",
            message: "لا يستطيع التطبيق فتح اتصال الآن. أغلقه ثم افتحه من جديد."
        ),
        unsupported: FailureText(title: "غير متاح هنا", message: "لا يوفّر مصدر الطقس هذا هذه البيانات."),
        cancelled: FailureText(title: "توقف الطلب", message: "أُوقف الطلب قبل أن ينتهي."),
        rateLimitedWait: PluralPhrase(
            zero: "تطلب خدمة الطقس التمهل. أعد المحاولة بعد {0} ثانية.",
            one: "تطلب خدمة الطقس التمهل. أعد المحاولة بعد ثانية واحدة.",
            two: "تطلب خدمة الطقس التمهل. أعد المحاولة بعد ثانيتين.",
            few: "تطلب خدمة الطقس التمهل. أعد المحاولة بعد {0} ثوانٍ.",
            many: "تطلب خدمة الطقس التمهل. أعد المحاولة بعد {0} ثانية.",
            other: "تطلب خدمة الطقس التمهل. أعد المحاولة بعد {0} ثانية."
        ),
        rateLimitedUntil: "تطلب خدمة الطقس التمهل. أعد المحاولة عند الساعة {0}.",
        rateLimitedUntilTomorrow: "تطلب خدمة الطقس التمهل. أعد المحاولة غدًا عند الساعة {0}.",
        limits: .arabic,
        retry: "إعادة المحاولة",
        search: "البحث عن مكان"
    )
}

extension LimitTexts {
    /// Arabic.
    static let arabic = LimitTexts(
        budget: FailureText(
            title: "نفدت الطلبات المتاحة",
            message: "استنفد هذا الجهاز الطلبات المخصصة له. انتظر حتى تتاح له طلبات أخرى أو ارفع حصته."
        ),
        uncounted: FailureText(
            title: "يتعذر عدّ الطلبات",
            message: "لا يستطيع هذا الجهاز عدّ طلباته، لذا لا يرسل طلبات قد تترتب عليها رسوم. حرّر بعض المساحة ثم أعد "
                + "المحاولة."
        ),
        minute: FailureText(
            title: "طلبات كثيرة دفعة واحدة",
            message: "نفدت طلبات هذه الدقيقة. أعد المحاولة بعد دقيقة."
        ),
        day: FailureText(
            title: "نفدت طلبات اليوم",
            message: "استنفد الحساب طلبات اليوم. انتظر اليوم التالي أو ارفع الحد اليومي للحساب."
        ),
        month: FailureText(
            title: "نفدت طلبات الشهر",
            message: "استنفد الحساب طلبات الشهر. انتظر الشهر التالي أو غيّر خطته."
        ),
        blocked: FailureText(
            title: "الحساب محظور",
            message: "حظرت خدمة الطقس الحساب بسبب كثرة الطلبات. أعد المحاولة بعد بضع ساعات."
        ),
        gateway: FailureText(
            title: "بلغ خادم الطقس حدّه",
            message: "استنفد خادم الطقس الخاص بالتطبيق طلباته في الوقت الحالي. ما زالت الأماكن التي عُرضت "
                + "مؤخرًا تُحمَّل؛ أعد المحاولة لاحقًا لغيرها."
        ),
        gatewayClient: FailureText(
            title: "طلبات كثيرة في وقت واحد",
            message: "يطلب خادم الطقس الخاص بالتطبيق التمهل. ما زالت الأماكن التي عُرضت مؤخرًا تُحمَّل؛ "
                + "أعد المحاولة بعد قليل لغيرها."
        ),
        contradiction: FailureText(
            title: "لا طلبات متاحة في الإعداد",
            message: "التطبيق مُعدّ بحيث لا يمكنه إرسال هذا الطلب. تواصل مع مطوّر التطبيق."
        ),
        opensAgain: "يمكن إرسال الطلبات من جديد ابتداءً من {0}."
    )
}
