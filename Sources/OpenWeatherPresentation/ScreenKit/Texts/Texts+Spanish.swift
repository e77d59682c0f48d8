extension Texts {
    /// Spanish.
    static let spanish = Texts(
        errors: .spanish,
        units: .spanish,
        conditions: .spanish,
        compass: .spanish,
        ages: .spanish,
        notices: .spanish,
        places: .spanish
    )
}

extension ErrorTexts {
    /// Spanish.
    static let spanish = ErrorTexts(
        missingKey: FailureText(
            title: "Falta la clave de API",
            message: "Añade tu clave de API de OpenWeather para ver el tiempo."
        ),
        refusedKey: FailureText(
            title: "Clave de API rechazada",
            message: "OpenWeather ha rechazado la clave de API. Comprueba que esté bien escrita; una clave nueva "
                + "puede tardar hasta dos horas en funcionar."
        ),
        subscriptionRequired: FailureText(
            title: "Se necesita una suscripción",
            message: "La clave de API funciona, pero no tiene suscripción para estos datos. Suscríbete en OpenWeather "
                + "o prescinde de ellos."
        ),
        malformedKey: FailureText(
            title: "Esto no es una clave de API",
            message: "OpenWeather ha rechazado la clave de API, que no tiene la forma habitual: las claves tienen 32 "
                + "letras y cifras. Cópiala de nuevo."
        ),
        undeterminedKey: FailureText(
            title: "Puede que se necesite una suscripción",
            message: "OpenWeather no ha aceptado la clave de API para estos datos. Puede que su plan no incluya la "
                + "suscripción o que la clave sea incorrecta."
        ),
        refusedByGateway: FailureText(
            title: "Aplicación no aceptada",
            message: "El servidor meteorológico de la aplicación no la ha aceptado. Instala la última versión "
                + "y avisa a sus desarrolladores si el problema continúa."
        ),
        notFound: FailureText(
            title: "Lugar no encontrado",
            message: "El servicio meteorológico no conoce ese lugar. Revisa cómo está escrito o busca un lugar "
                + "cercano."
        ),
        badCoordinates: FailureText(
            title: "Coordenadas no válidas",
            message: "La latitud debe estar entre −90 y 90, y la longitud entre −180 y 180."
        ),
        emptyQuery: FailureText(
            title: "No has indicado ningún lugar",
            message: "Escribe una ciudad, un código postal o unas coordenadas."
        ),
        invalidAddress: FailureText(
            title: "Dirección del servidor no válida",
            message: "La app está configurada con una dirección que no se puede usar."
        ),
        insecureAddress: FailureText(
            title: "Conexión sin cifrar bloqueada",
            message: "Este dispositivo no permite que la app se conecte a su servidor sin cifrado. "
                + "Ponte en contacto con quien la desarrolla."
        ),
        badRequest: FailureText(
            title: "Solicitud rechazada",
            message: "El servicio meteorológico no ha podido atender esta solicitud."
        ),
        rateLimited: FailureText(
            title: "Demasiadas solicitudes",
            message: "El servicio meteorológico pide una pausa. Espera unos minutos antes de volver a intentarlo."
        ),
        offline: FailureText(
            title: "Sin conexión",
            message: "No se puede contactar con el servicio meteorológico. Comprueba tu conexión a internet."
        ),
        timedOut: FailureText(
            title: "Sin respuesta a tiempo",
            message: "El servicio meteorológico ha tardado demasiado en responder. Vuelve a intentarlo."
        ),
        server: FailureText(
            title: "El servicio meteorológico tiene problemas",
            message: "El servicio meteorológico informa de un problema propio. Vuelve a intentarlo más tarde."
        ),
        brokenConnection: FailureText(
            title: "Conexión perdida",
            message: "La conexión se cortó antes de recibir toda la respuesta. Vuelve a intentarlo."
        ),
        invalidResponse: FailureText(
            title: "Respuesta incomprensible",
            message: "El servicio meteorológico ha enviado algo que la app no puede leer. Vuelve a intentarlo más "
                + "tarde."
        ),
        loginPage: FailureText(
            title: "Puede que haya que iniciar sesión en la red",
            message: "Ha respondido algo distinto del servicio meteorológico. Si esta red tiene una página de acceso, "
                + "ábrela primero."
        ),
        notCached: FailureText(
            title: "Nada guardado todavía",
            message: "No hay datos guardados de este lugar. Conéctate una vez a internet para obtenerlos."
        ),
        locationRefused: FailureText(
            title: "Sin acceso a tu ubicación",
            message: "La app no puede usar tu ubicación. Busca una ciudad por su nombre."
        ),
        locationUnavailable: FailureText(
            title: "Ubicación no encontrada",
            message: "Ahora mismo no se puede determinar tu ubicación. Busca una ciudad por su nombre."
        ),
        storage: FailureText(
            title: "No se puede guardar",
            message: "Tus preferencias no se pueden guardar ni leer en este dispositivo."
        ),
        storageFull: FailureText(
            title: "Almacenamiento lleno",
            message: "No queda espacio en este dispositivo. Libera espacio y vuelve a intentarlo."
        ),
        storageDamaged: FailureText(
            title: "Ajustes dañados",
            message: "No se han podido leer los ajustes guardados. Se ha conservado una copia y se usan los ajustes "
                + "predeterminados."
        ),
        unsupported: FailureText(
            title: "No disponible aquí",
            message: "Esta fuente meteorológica no ofrece estos datos."
        ),
        cancelled: FailureText(
            title: "Detenido",
            message: "La solicitud se detuvo antes de terminar."
        ),
        rateLimitedWait: PluralPhrase(
            one: "El servicio meteorológico pide una pausa. Vuelve a intentarlo dentro de {0} segundo.",
            other: "El servicio meteorológico pide una pausa. Vuelve a intentarlo dentro de {0} segundos."
        ),
        rateLimitedUntil: "El servicio meteorológico pide una pausa. Vuelve a intentarlo a partir de esta hora: {0}.",
        rateLimitedUntilTomorrow:
            "El servicio meteorológico pide una pausa. Vuelve a intentarlo mañana a partir de esta hora: {0}.",
        limits: .spanish,
        retry: "Reintentar",
        search: "Buscar un lugar"
    )
}

extension LimitTexts {
    /// Spanish.
    static let spanish = LimitTexts(
        budget: FailureText(
            title: "Llamadas agotadas",
            message: "Este dispositivo ha usado las llamadas que le corresponden. Espera a que tenga más o aumenta su "
                + "cupo."
        ),
        uncounted: FailureText(
            title: "No se pueden contar las llamadas",
            message: "Este dispositivo no puede contar sus llamadas, así que no envía ninguna que pueda costar "
                + "dinero. Libera espacio y vuelve a intentarlo."
        ),
        minute: FailureText(
            title: "Demasiadas solicitudes a la vez",
            message: "Las llamadas de este minuto se han agotado. Vuelve a intentarlo dentro de un minuto."
        ),
        day: FailureText(
            title: "Llamadas del día agotadas",
            message: "La cuenta ha usado sus llamadas del día. Espera al día siguiente o aumenta el límite diario de "
                + "la cuenta."
        ),
        month: FailureText(
            title: "Llamadas del mes agotadas",
            message: "La cuenta ha usado sus llamadas del mes. Espera al mes siguiente o cambia de plan."
        ),
        blocked: FailureText(
            title: "Cuenta bloqueada",
            message: "El servicio meteorológico ha bloqueado la cuenta por exceso de solicitudes. Vuelve a intentarlo "
                + "dentro de unas horas."
        ),
        gateway: FailureText(
            title: "Servidor meteorológico al límite",
            message: "El servidor meteorológico de la aplicación ha agotado sus solicitudes por ahora. Los "
                + "lugares consultados hace poco se siguen cargando; vuelve a intentarlo más tarde con los "
                + "demás."
        ),
        opensAgain: "Se podrán enviar llamadas de nuevo a partir de este momento: {0}."
    )
}

extension NoticeTexts {
    /// Spanish.
    static let spanish = NoticeTexts(
        offline: "Sin conexión. Actualizado {0}.",
        outdated: "Datos antiguos. Actualizado {0}.",
        refreshFailed: "{0}. Actualizado {1}.",
        loading: "Cargando",
        missing: "no disponible",
        dismiss: "Atrás",
        refresh: "Actualizar",
        updated: "Actualizado {0}",
        attribution: "Datos meteorológicos proporcionados por {0}",
        attributionHint: "Abre el sitio web de {0}"
    )
}

extension AgeTexts {
    /// Spanish.
    static let spanish = AgeTexts(
        justNow: "ahora mismo",
        minutesAgo: PluralPhrase(one: "hace {0} minuto", other: "hace {0} minutos"),
        hoursAgo: PluralPhrase(one: "hace {0} hora", other: "hace {0} horas"),
        daysAgo: PluralPhrase(one: "hace {0} día", other: "hace {0} días")
    )
}

extension PlaceTexts {
    /// Spanish.
    static let spanish = PlaceTexts(
        field: "Buscar un lugar",
        prompt: "Ciudad, código postal o coordenadas",
        searching: "Buscando…",
        noResultsTitle: "No se han encontrado lugares",
        noResultsMessage: "Revisa la ortografía o prueba con un lugar cercano más grande, un código postal con su "
            + "país como 28001,ES, o unas coordenadas.",
        useCurrentLocation: "Usar mi ubicación",
        locating: "Buscando tu ubicación…",
        noneSelected: "Ningún lugar seleccionado",
        region: "{0}, {1}",
        found: PluralPhrase(
            one: "{0} lugar encontrado",
            other: "{0} lugares encontrados"
        )
    )
}

extension ConditionTexts {
    /// Spanish.
    static let spanish = ConditionTexts(
        thunderstorm: "Tormenta",
        drizzle: "Llovizna",
        rain: "Lluvia",
        snow: "Nieve",
        mist: "Neblina",
        smoke: "Humo",
        haze: "Calima",
        dust: "Polvo",
        fog: "Niebla",
        sand: "Arena",
        ash: "Ceniza volcánica",
        squall: "Turbonadas",
        tornado: "Tornado",
        clear: "Despejado",
        clouds: "Nubes",
        unknown: "Tiempo desconocido"
    )
}

extension CompassTexts {
    /// Spanish.
    static let spanish = CompassTexts(
        north: CompassText(short: "N", name: "norte"),
        northNortheast: CompassText(short: "NNE", name: "nornoreste"),
        northeast: CompassText(short: "NE", name: "noreste"),
        eastNortheast: CompassText(short: "ENE", name: "estenoreste"),
        east: CompassText(short: "E", name: "este"),
        eastSoutheast: CompassText(short: "ESE", name: "estesureste"),
        southeast: CompassText(short: "SE", name: "sureste"),
        southSoutheast: CompassText(short: "SSE", name: "sursureste"),
        south: CompassText(short: "S", name: "sur"),
        southSouthwest: CompassText(short: "SSO", name: "sursuroeste"),
        southwest: CompassText(short: "SO", name: "suroeste"),
        westSouthwest: CompassText(short: "OSO", name: "oestesuroeste"),
        west: CompassText(short: "O", name: "oeste"),
        westNorthwest: CompassText(short: "ONO", name: "oestenoroeste"),
        northwest: CompassText(short: "NO", name: "noroeste"),
        northNorthwest: CompassText(short: "NNO", name: "nornoroeste"),
        point: "{0}, {1}",
        wind: "{0} del {1}"
    )
}

extension UnitTexts {
    /// Spanish.
    static let spanish = UnitTexts(
        spokenCelsius: PluralPhrase(one: "{0} grado Celsius", other: "{0} grados Celsius"),
        spokenFahrenheit: PluralPhrase(one: "{0} grado Fahrenheit", other: "{0} grados Fahrenheit"),
        spokenKelvins: PluralPhrase(one: "{0} kelvin", other: "{0} kelvins"),
        spokenMetersPerSecond: PluralPhrase(one: "{0} metro por segundo", other: "{0} metros por segundo"),
        spokenKilometersPerHour: PluralPhrase(one: "{0} kilómetro por hora", other: "{0} kilómetros por hora"),
        spokenMilesPerHour: PluralPhrase(one: "{0} milla por hora", other: "{0} millas por hora"),
        spokenHectopascals: PluralPhrase(one: "{0} hectopascal", other: "{0} hectopascales"),
        spokenInchesOfMercury: PluralPhrase(one: "{0} pulgada de mercurio", other: "{0} pulgadas de mercurio"),
        spokenMeters: PluralPhrase(one: "{0} metro", other: "{0} metros"),
        spokenKilometers: PluralPhrase(one: "{0} kilómetro", other: "{0} kilómetros"),
        spokenMiles: PluralPhrase(one: "{0} milla", other: "{0} millas"),
        spokenMillimeters: PluralPhrase(one: "{0} milímetro", other: "{0} milímetros"),
        spokenInches: PluralPhrase(one: "{0} pulgada", other: "{0} pulgadas"),
        spokenLessThan: "menos de {0}",
        minus: "menos {0}"
    )
}
