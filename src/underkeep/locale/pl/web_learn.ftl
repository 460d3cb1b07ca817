### Strona dla tych, którzy nigdy nie grali: o czym jest każda gra, w czterech krokach.

learn-intro = Wystarczy pięć minut: przeczytaj, o co chodzi, i siadaj do stołu. Stół pozwala tylko na to, na co pozwalają zasady.
learn-steps = Jak się gra
learn-tutorial = Pierwsza gra z objaśnieniami
learn-play = Zagraj z botem
learn-rulebook = Jak grać, z obrazkami

learn-boss-monster-1 = Buduj
    .text = Jesteś potworem na końcu podziemi. W każdej rundzie kładziesz zakrytą komnatę; potem wszyscy odkrywają naraz. Komnaty zadają obrażenia i mają skarby.
learn-boss-monster-2 = Wab
    .text = Każdy bohater idzie tam, gdzie jest najwięcej skarbów, które lubi. Przy remisie zostaje w mieście.
learn-boss-monster-3 = Przetrwaj
    .text = Bohater przechodzi przez wszystkie twoje komnaty. Jeśli zginie, zdobywasz jego duszę; jeśli dojdzie do ciebie, odnosisz ranę.
learn-boss-monster-4 = Wygraj
    .text = Dziesięć dusz daje zwycięstwo. Pięć ran i odpadasz. Po drodze zaskakują czary i komnaty.

learn-super-boss-monster-1 = Rynek
    .text = Każdy bierze kartę z Rynku i wysyła Sługusa w miasto, a potem kładzie zakrytą komnatę.
learn-super-boss-monster-2 = Sługusy
    .text = Sługusy przynoszą skarby na tę rundę, wzmacniają komnaty albo wysyłają w drogę bohatera z kluczowej lokacji.
learn-super-boss-monster-3 = Bohaterowie
    .text = Bohaterowie idą tam, gdzie jest najwięcej ich skarbów, i przechodzą przez komnaty: kto zginie, zostaje duszą, kto dojdzie, zadaje ranę.
learn-super-boss-monster-4 = Zwycięstwo
    .text = Gdy gracz ma dziesięć dusz albo gdy do Miasta przybył ostatni bohater, rundę gra się do końca. Liczą się dusze pomniejszone o rany. W grze solo dziesięć dusz nie kończy gry: kończy ją piąta rana, a bohater w Karczmie – od razu.

learn-keep-the-heroes-out-1 = Razem
    .text = Jesteście potworami jednego Lochu, każdy ze swoim klanem, i wygrywacie albo przegrywacie wspólnie. Karty na rękach są jawne.
learn-keep-the-heroes-out-2 = Zagrywaj karty
    .text = Ruszaj się i walcz, korzystaj z komnat, zastawiaj pułapki, przyzywaj potwory z Legowiska i wymieniaj karty na Zdobycze.
learn-keep-the-heroes-out-3 = Wtargnięcie
    .text = Potem Gildia przysyła bohaterów. Atakują potwory, rabują skarby tam, gdzie zbierze się ich dość, albo szarżują w stronę Skarbca.
learn-keep-the-heroes-out-4 = Wytrwaj
    .text = Gdy talia Gildii skończy się dwa razy, wygrywacie. Gdy ukradną skarb wart 4, wszystko przepadło.

learn-dungeon-fighter-1 = Rzuć
    .text = Bohaterowie rzucają kością po kolei. Kość musi odbić się od stołu, zanim spadnie na tarczę: odciągnij i puść albo użyj suwaków.
learn-dungeon-fighter-2 = Traf
    .text = Sekcja, w której leży kość, to twoje obrażenia; oko na wierzchu uruchamia umiejętność. Za pudło obrywasz ty.
learn-dungeon-fighter-3 = Z fantazją
    .text = Potwory, komnaty i broń chcą rzutu po swojemu: na ślepo, spod stołu, od lodowego muru…
learn-dungeon-fighter-4 = Wygraj
    .text = Pokonujcie potwory, wydajcie ich monety na trzech zakupach i powalcie wielkiego złego, zanim padnie cała drużyna.
