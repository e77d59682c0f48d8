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
            message: "La clave de API es válida, pero su plan no incluye estos datos."
        ),
        notFound: FailureText(
            title: "Lugar no encontrado",
            message: "OpenWeather no conoce ese lugar. Revisa cómo está escrito o busca un lugar cercano."
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
        badRequest: FailureText(
            title: "Solicitud rechazada",
            message: "OpenWeather no ha podido atender esta solicitud."
        ),
        rateLimited: FailureText(
            title: "Demasiadas solicitudes",
            message: "OpenWeather pide una pausa. Espera unos minutos antes de volver a intentarlo."
        ),
        offline: FailureText(
            title: "Sin conexión",
            message: "No se puede contactar con OpenWeather. Comprueba tu conexión a internet."
        ),
        timedOut: FailureText(
            title: "Sin respuesta a tiempo",
            message: "OpenWeather ha tardado demasiado en responder. Vuelve a intentarlo."
        ),
        server: FailureText(
            title: "OpenWeather tiene problemas",
            message: "El servicio meteorológico informa de un problema propio. Vuelve a intentarlo más tarde."
        ),
        brokenConnection: FailureText(
            title: "Conexión perdida",
            message: "La conexión se cortó antes de recibir toda la respuesta. Vuelve a intentarlo."
        ),
        invalidResponse: FailureText(
            title: "Respuesta incomprensible",
            message: "OpenWeather ha enviado algo que la app no puede leer. Vuelve a intentarlo más tarde."
        ),
        loginPage: FailureText(
            title: "Puede que haya que iniciar sesión en la red",
            message: "Ha respondido algo distinto de OpenWeather. Si esta red tiene una página de acceso, ábrela "
                + "primero."
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
            one: "OpenWeather pide una pausa. Vuelve a intentarlo dentro de {0} segundo.",
            other: "OpenWeather pide una pausa. Vuelve a intentarlo dentro de {0} segundos."
        ),
        retry: "Reintentar",
        search: "Buscar un lugar"
    )
}
