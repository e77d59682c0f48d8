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
            title: "App no aceptada",
            message: "El servidor meteorológico de la app no la ha aceptado. Instala la última versión "
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
        location: .spanish,
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
        system: FailureText(
            title: "Sin conexión desde este dispositivo",
            message: "La app no puede abrir una conexión en este momento. Ciérrala y vuelve a abrirla."
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
            message: "El servidor meteorológico de la app ha agotado sus solicitudes por ahora. Los "
                + "lugares consultados hace poco se siguen cargando; vuelve a intentarlo más tarde con los "
                + "demás."
        ),
        gatewayClient: FailureText(
            title: "Demasiadas consultas a la vez",
            message: "El servidor meteorológico de la app le pide que vaya más despacio. Los lugares "
                + "consultados hace poco se siguen cargando; vuelve a intentarlo un poco más tarde con los "
                + "demás."
        ),
        contradiction: FailureText(
            title: "Sin llamadas previstas",
            message: "La app está configurada de forma que no puede enviar esta consulta. Ponte en contacto con quien "
                + "la desarrolla."
        ),
        opensAgain: "Se podrán enviar llamadas de nuevo a partir de este momento: {0}."
    )
}
