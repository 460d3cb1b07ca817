"""The protocol between server and client: every message and body as a struct."""
