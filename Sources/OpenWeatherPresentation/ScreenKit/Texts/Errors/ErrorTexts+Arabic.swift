extension ErrorTexts {
    /// Arabic.
    static let arabic = ErrorTexts(
        missingKey: FailureText(
            title: "لا يوجد مفتاح API",
            message: "أضف مفتاح API الخاص بك من OpenWeather لعرض الطقس."
        ),
        refusedKey: FailureText(
            title: "مفتاح API مرفوض",
            message: "رفضت خدمة OpenWeather مفتاح API. تحقق من كتابته بشكل صحيح؛ قد يستغرق تفعيل المفتاح الجديد "
                + "ساعتين."
        ),
        subscriptionRequired: FailureText(
            title: "الاشتراك مطلوب",
            message: "مفتاح API صالح، لكن خطته لا تشمل هذه البيانات."
        ),
        notFound: FailureText(
            title: "لم يُعثر على المكان",
            message: "لا تعرف خدمة OpenWeather هذا المكان. تحقق من الكتابة أو ابحث عن مكان قريب."
        ),
        badCoordinates: FailureText(
            title: "إحداثيات غير صالحة",
            message: "يجب أن يكون خط العرض بين تسعين درجة جنوبًا وتسعين شمالًا، "
                + "وخط الطول بين مئة وثمانين درجة غربًا ومثلها شرقًا."
        ),
        emptyQuery: FailureText(
            title: "لم يُحدَّد مكان",
            message: "أدخل مدينة أو رمزًا بريديًا أو إحداثيات."
        ),
        invalidAddress: FailureText(
            title: "عنوان الخادم غير صالح",
            message: "التطبيق مُعدّ بعنوان لا يمكن استخدامه."
        ),
        badRequest: FailureText(
            title: "الطلب مرفوض",
            message: "لم تتمكن خدمة OpenWeather من معالجة هذا الطلب."
        ),
        rateLimited: FailureText(
            title: "طلبات كثيرة جدًا",
            message: "تطلب خدمة OpenWeather التمهل. انتظر بضع دقائق قبل إعادة المحاولة."
        ),
        offline: FailureText(
            title: "لا يوجد اتصال",
            message: "يتعذر الوصول إلى OpenWeather. تحقق من اتصالك بالإنترنت."
        ),
        timedOut: FailureText(
            title: "انتهت مهلة الانتظار",
            message: "استغرقت خدمة OpenWeather وقتًا طويلاً للرد. أعد المحاولة."
        ),
        server: FailureText(
            title: "مشكلة في خدمة OpenWeather",
            message: "أبلغت خدمة الطقس عن مشكلة لديها. أعد المحاولة لاحقًا."
        ),
        brokenConnection: FailureText(
            title: "انقطع الاتصال",
            message: "انقطع الاتصال قبل اكتمال الرد. أعد المحاولة."
        ),
        invalidResponse: FailureText(
            title: "رد غير مفهوم",
            message: "أرسلت خدمة OpenWeather ردًا لا يستطيع التطبيق قراءته. أعد المحاولة لاحقًا."
        ),
        loginPage: FailureText(
            title: "قد تتطلب الشبكة تسجيل الدخول",
            message: "جاء الرد من جهة غير OpenWeather. إذا كان لهذه الشبكة صفحة تسجيل دخول فافتحها أولاً."
        ),
        notCached: FailureText(
            title: "لا توجد بيانات محفوظة",
            message: "لا توجد بيانات طقس محفوظة لهذا المكان. اتصل بالإنترنت مرة واحدة لجلبها."
        ),
        locationRefused: FailureText(
            title: "لا يمكن الوصول إلى موقعك",
            message: "لا يُسمح للتطبيق باستخدام موقعك. ابحث عن مدينة بالاسم بدلاً من ذلك."
        ),
        locationUnavailable: FailureText(
            title: "تعذر تحديد الموقع",
            message: "لا يمكن تحديد موقعك الآن. ابحث عن مدينة بالاسم بدلاً من ذلك."
        ),
        storage: FailureText(
            title: "تعذر الحفظ",
            message: "لا يمكن حفظ اختياراتك أو قراءتها على هذا الجهاز."
        ),
        storageFull: FailureText(
            title: "مساحة التخزين ممتلئة",
            message: "لا توجد مساحة متبقية على هذا الجهاز. حرّر بعض المساحة ثم أعد المحاولة."
        ),
        storageDamaged: FailureText(
            title: "الإعدادات تالفة",
            message: "تعذرت قراءة الإعدادات المحفوظة. تم الاحتفاظ بنسخة منها وتُستخدم الإعدادات الافتراضية."
        ),
        unsupported: FailureText(
            title: "غير متاح هنا",
            message: "لا يوفّر مصدر الطقس هذا هذه البيانات."
        ),
        cancelled: FailureText(title: "توقف الطلب", message: "أُوقف الطلب قبل أن ينتهي."),
        rateLimitedWait: PluralPhrase(
            zero: "تطلب خدمة OpenWeather التمهل. أعد المحاولة بعد {0} ثانية.",
            one: "تطلب خدمة OpenWeather التمهل. أعد المحاولة بعد ثانية واحدة.",
            two: "تطلب خدمة OpenWeather التمهل. أعد المحاولة بعد ثانيتين.",
            few: "تطلب خدمة OpenWeather التمهل. أعد المحاولة بعد {0} ثوانٍ.",
            many: "تطلب خدمة OpenWeather التمهل. أعد المحاولة بعد {0} ثانية.",
            other: "تطلب خدمة OpenWeather التمهل. أعد المحاولة بعد {0} ثانية."
        ),
        retry: "إعادة المحاولة",
        search: "البحث عن مكان"
    )
}
