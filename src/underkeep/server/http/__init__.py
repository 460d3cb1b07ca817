"""HTTP and the socket: the application, its routes and its security checks."""
