### Boss Monster: Kingkiller Hero Pack (KNG): Polish names and wordings, by card id.


## Ordinary heroes

kng-runaway-trouper = Zbiegły aktor
kng-sympathy-student = Żak sympatii
    .text = Komnaty ze skarbem dla magów zadają temu bohaterowi o 1 obrażenie mniej.
kng-healer-of-the-medica = Uzdrowicielka z Medyki
kng-moneylender-of-the-bridge = Lichwiarka spod mostu
    .text = Jeśli przejdzie podziemia, ich właściciel odrzuca kartę z ręki.
kng-sword-student-of-the-mountains = Górska uczennica miecza
kng-master-namer = Mistrz Imion
    .text = Pierwsza komnata podziemi zadaje temu bohaterowi o 1 obrażenie mniej.


## Epic heroes

kng-the-storied-arcanist = Sławny arkanista
    .text = Pierwszy w rundzie czar wymierzony w tego bohatera nie działa.
