
// block: server-status

// block: server-vapor

// block: server-vapor-start
