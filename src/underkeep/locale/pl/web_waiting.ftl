### Gra, która czeka na tę osobę, na listach stołów.

lobby-waiting-since = Twoja kolej nadeszła { $when }.
lobby-waiting-until = Czas kończy się { $when }.
lobby-waiting-out = Twój czas minął.
