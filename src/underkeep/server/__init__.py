"""Tables on the network: HTTP and WebSockets, storage, people. Knows decisions, views and events, never a rule."""
