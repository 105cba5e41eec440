import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Cel gry',
    text: [
      'Kierujesz ekspedycją na wyspę Arnak. Przez pięć rund prowadzisz wykopaliska i badania, odkrywasz stanowiska, ujarzmiasz strażników i zbierasz karty.',
      'Po rundzie V sumuje się punkty. Wygrywa osoba, która ma ich najwięcej. Koszty i efekty kart, stanowisk, strażników i pól badań znajdziesz na liście elementów.',
      'W Arnak gra od jednej do czterech osób; w pojedynkę grasz z przeciwnikiem. Jest pięć zasobów. Za monety kupujesz przedmioty. Za kompasy kupujesz artefakty i odkrywasz stanowiska. Tabliczki są potrzebne do zagrywania artefaktów z ręki i do badań, groty strzał głównie na strażników i badania. Klejnoty są rzadkie i służą głównie badaniom. Zasobów nigdy nie brakuje, a niewydane zostają na kolejne rundy.',
      'Nic, co robisz, nie dotyczy kart, pionków ani zasobów innych osób. Koszt płacisz w całości, zanim cokolwiek za niego otrzymasz. Jeśli karta przeczy zasadom, ważniejsza jest karta. To, co odłożono do pudełka, nigdy nie wraca, a zablokowane pole traktuje się tak, jakby go nie było.',
    ],
  },
  icons: {
    title: 'Symbole i efekty',
    text: [
      'Efekt czyta się od lewej do prawej. Zasoby bez strzałki po prostu otrzymujesz. Część, której nie możesz wykonać, pomijasz. Na karcie u góry po lewej są symbole podróży, u góry po prawej cena, pod nią punkty, a na dole efekt.',
      'Strzałka oznacza wymianę: zapłać to, co jest przed nią, a otrzymasz to, co za nią, jeden raz. Nie musisz. Ukośnik znaczy „albo”: wybierz jedną stronę. Gdy do wyboru jest kilka wymian, wykonujesz jedną.',
      'Karta przed strzałką to cena: odłóż kartę z ręki do swojego obszaru gry, bez podróży i bez efektu. Karta nie może zapłacić za samą siebie. Sama karta oznacza, że możesz dobrać jedną; jeśli talia jest pusta, nie dostajesz nic. Płomień pozwala usunąć kartę. Jeśli widać oba symbole, możesz zrobić jedno, oba albo nic. „Dobierz, potem odrzuć” działa inaczej: dobrać możesz, ale odłożyć kartę z ręki musisz, jeśli jakąś masz.',
      'Okrągła strzałka przygotowuje jednego z twoich asystentów. Błyskawica oznacza akcję darmową. Tabliczka w rogu artefaktu to koszt zagrania go z ręki. Jeśli obok zysku widać Strach, bierzesz jedno i drugie: karta Strachu trafia odkryta do twojego obszaru gry. Wymiana zasobu zmienia 1 tabliczkę na 1 grot strzały albo 1 grot strzały na 1 klejnot.',
    ],
  },
  setup: {
    title: 'Przygotowanie do gry',
    text: [
      'Wybierz stronę planszy: ze Świątynią Ptaka albo ze Świątynią Węża. Po lewej stronie księżycowego berła leży jeden artefakt, po prawej pięć przedmiotów. Miejsca poziomu I dostają jednego odkrytego bożka, miejsca poziomu II jednego odkrytego i jednego zakrytego. Jest osiem miejsc poziomu I, w dwóch rzędach, a nad nimi cztery miejsca poziomu II.',
      'W grze solo i na dwie osoby drugie pole każdego obozu jest zablokowane, w grze na trzy osoby – w trzech losowych obozach, a na cztery – nigdzie.',
      'Każdy zaczyna z dwiema kartami Funduszy, dwiema Eksploracji i dwiema Strachu. Zależnie od kolejności otrzymujesz 2 monety; 1 monetę i 1 kompas; 2 monety i 1 kompas; albo 1 monetę i 2 kompasy. Jedna karta Funduszy i jedna Eksploracji mają symbol podróży samochodem, pozostałe statkiem.',
      'Na świątyni leży sześć stosów kafelków świątyni, w każdym tyle kafelków, ilu jest graczy (solo: dwa). Każde pole nagrody używane przy danej liczbie graczy dostaje odkryty kafelek nagrody; tyle kafelków, ilu jest graczy, leży zakrytych przy zaginionej świątyni. Asystenci tworzą stosy, w których widać tylko wierzchnich; kafelki stanowisk i strażników leżą zakryte.',
      'W pudełku jest 40 przedmiotów i 35 artefaktów w osobnych taliach, 19 kart Strachu, 10 kafelków stanowisk poziomu I i 6 poziomu II, 15 strażników, 12 asystentów, 16 bożków, 24 kafelki świątyni (cztery po 11 punktów, osiem po 6, dwanaście po 2) i 18 kafelków nagród. Każdy ma planszetkę, dwóch archeologów, lupę i brulion.',
      'Asystenci leżą w trzech stosach. Na stronie ze Świątynią Ptaka w każdym jest czterech. Na stronie ze Świątynią Węża najpierw na polu ratowania czeka po jednym asystencie na gracza (solo: dwóch), potem dwa stosy dostają po trzech, a trzeci resztę. Niektórych pól nagród używa się tylko w trzy lub cztery osoby, niektórych tylko w cztery.',
      'Pierwszego gracza się losuje, chyba że wybierzesz go przy otwieraniu stołu. Oba znaczniki badań zaczynają pod torem. Pierwsze karty dobierasz na początku rundy I. Ułożenie rzeczy na planszetce nie ma znaczenia, poza bożkami na polach bożków i asystentami na ich polach.',
    ],
  },
  round: {
    title: 'Runda',
    text: [
      'Na początku rundy każdy dobiera karty, aby mieć na ręce pięć. Gdy talia się skończy, nie tasuje się jej ponownie.',
      'Potem gracze rozgrywają tury zgodnie z kierunkiem ruchu wskazówek zegara. Kto spasował, jest pomijany. Gdy spasują wszyscy, runda się kończy.',
      'Karty zatrzymane z poprzedniej rundy wliczają się do pięciu. Jeśli masz już pięć lub więcej, nie dobierasz żadnej. Poza tym nie ma limitu kart na ręce. Runda wygląda więc tak: wszyscy dobierają karty, rozgrywacie tury, aż wszyscy spasują, i przygotowuje się następną rundę.',
    ],
  },
  turn: {
    title: 'Twoja tura',
    text: [
      'W swojej turze wykonujesz dokładnie jedną akcję główną: prowadzisz wykopaliska, odkrywasz nowe stanowisko, ujarzmiasz strażnika, kupujesz kartę, zagrywasz kartę, prowadzisz badania albo pasujesz. Akcja, którą daje efekt, należy do tej akcji głównej.',
      'Przed nią, w jej trakcie i po niej możesz wykonać dowolnie wiele akcji darmowych. Tura złożona z samych akcji darmowych jest niedozwolona.',
      'Na koniec tury uzupełnia się rząd kart, a niewykorzystane symbole podróży przepadają.',
      'Działać możesz tylko w swojej turze. Po akcji głównej kończy się ona, gdy tak zdecydujesz; do tego czasu wciąż możesz wykonywać akcje darmowe. Własne kroki możesz cofać, dopóki nie zostanie ujawnione coś ukrytego.',
    ],
  },
  free: {
    title: 'Akcje darmowe',
    text: [
      'Akcje darmowe to: zagranie karty z symbolem akcji darmowej, umieszczenie bożka na polu bożka, skorzystanie z przysługi strażnika i użycie asystenta (oprócz tego, który kupuje kartę).',
      'Możesz je wykonać zawsze, gdy płacisz lub o czymś decydujesz; tym, co dają, możesz opłacić wszystko, co jeszcze nieopłacone.',
      'Niektóre kroki dzieją się same. Jeśli chcesz zadziałać przed nimi, wybierz w swojej turze „Krok po kroku”: każdy z nich poczeka wtedy, aż wybierzesz „Dalej”.',
      'Zatrudnienie pilota też nie jest akcją główną. Między zapłatą za pionek a jego postawieniem nic się nie dzieje. Każda akcja darmowa ma własny limit: kartę zagrywasz raz, przysługa działa raz w grze, na każdym polu bożka mieści się jeden bożek, a asystent działa raz, dopóki się go nie przygotuje.',
    ],
  },
  travel: {
    title: 'Podróż',
    text: [
      'Każdy symbol podróży w koszcie musi być pokryty jednym twoim symbolem. Samolot pokrywa wszystko, samochód pokrywa samochód i but, statek pokrywa statek i but, but tylko but.',
      'Symbole dają karty wydane z ręki, przysługi, asystenci i efekty. Za 2 monety zatrudniasz pilota, który daje samolot.',
      'Nadwyżkę możesz wykorzystać do końca swojej tury.',
      'Samochód i statek nigdy się nie zastępują. Dwa symbole kosztu mogą pochodzić z dwóch źródeł albo z jednej karty z dwoma symbolami. Jeśli potrzebujesz tylko jednego z nich, drugi może w tej samej turze opłacić coś innego, na przykład asystenta. Karta zagrana dla efektu nie daje jednocześnie swoich symboli podróży. Możesz zatrudnić tylu pilotów, na ilu cię stać, do każdego kosztu w symbolach podróży.',
    ],
  },
  dig: {
    title: 'Prowadzenie wykopalisk',
    text: [
      'Potrzebujesz archeologa na swojej planszetce i wolnego pola w obozie lub na odkrytym stanowisku. Opłać koszt podróży, postaw archeologa i skorzystaj z efektu stanowiska.',
      'Strażnik w tym nie przeszkadza. Jeśli stanowisko oferuje wymianę, nie musisz z niej korzystać.',
      'Pięć obozów na wybrzeżu jest dostępnych od początku. Obóz ma dwa pola z tym samym efektem, a drugie kosztuje więcej. Obozy dają 2 monety, 2 kompasy, 2 tabliczki, 1 grot strzały albo 1 klejnot za kartę z ręki. Pierwsze pole kosztuje 1 but, drugie 2. Obaj twoi archeolodzy mogą stać w jednym obozie, wysłani w różnych turach. Gdy wszystkie pola są zajęte, w tej rundzie nikt już tam nie pójdzie. Jeśli nie możesz opłacić całej podróży, nie możesz tam iść.',
      'Masz dwóch archeologów, więc zwykle odwiedzasz dwa stanowiska na rundę. Wykopaliska na już odkrytym stanowisku nie kosztują kompasów.',
    ],
  },
  discover: {
    title: 'Odkrycie nowego stanowiska',
    text: [
      'Potrzebujesz archeologa na planszetce i miejsca bez kafelka stanowiska. Zapłać kompasy (3 za poziom I, 6 za poziom II) oraz koszt podróży i postaw archeologa.',
      'Skorzystaj z efektu odkrytego bożka i weź wszystkie bożki z tego miejsca. Potem odsłoń kafelek stanowiska i skorzystaj z jego efektu. Na końcu budzi się tam strażnik.',
      'Na poziomie II leżą dwa bożki. Efekt ma tylko odkryty; drugi na razie nic nie daje. Wszystkie leżą potem zakryte w twoich skrzyniach i od razu możesz umieścić jednego na polu bożka. Odkryty bożek daje 1 monetę, 1 kompas albo 1 tabliczkę lub pozwala usunąć kartę, przygotować asystenta albo wymienić zasób; co dokładnie, pokazuje jego rysunek.',
      'Nowe stanowisko ma jedno pole i to ty na nim stoisz. Inni mogą tam prowadzić wykopaliska, gdy odejdziesz. Stanowisko zostaje do końca gry. Strażnik na razie nic nie robi. Kafelków wystarczy na każde miejsce.',
    ],
  },
  guardian: {
    title: 'Strażnicy',
    text: [
      'Jeśli twój archeolog jest na stanowisku ze strażnikiem, możesz tego strażnika ujarzmić w ramach akcji głównej: zapłać jego koszt i weź kafelek. Koszt może obejmować zasoby, karty z ręki i symbole podróży, które opłacasz jak podróż. Jest on wart 5 punktów, a raz w grze możesz w swojej turze skorzystać z jego przysługi.',
      'Jeśli archeolog na koniec rundy wraca ze stanowiska ze strażnikiem, dostajesz kartę Strachu.',
      'Każde odkrycie budzi jednego strażnika. Niczego nie blokuje i nigdy nie musisz go ujarzmiać. Dopóki jednak tam jest, każdy archeolog, który na koniec rundy stamtąd wraca, przynosi kartę Strachu, niezależnie od tego, kto obudził strażnika. Strachu nie ma, jeśli archeolog odejdzie wcześniej dzięki efektowi albo strażnik został do tego czasu ujarzmiony lub przeniesiony.',
      'Efekty, które ujarzmiają strażnika bez płacenia jego kosztu, też wymagają twojego archeologa na miejscu, chyba że karta mówi inaczej. Przysługa z symbolami podróży opłaca podróż jak karta; pozostałe są akcjami darmowymi. Z przysługi możesz skorzystać już w turze, w której ją zdobywasz. Potem odwracasz kafelek; punkty zostają.',
    ],
  },
  idol: {
    title: 'Bożki',
    text: [
      'Bożki leżą w skrzyniach na twojej planszetce i są warte po 3 punkty. W ramach akcji darmowej możesz umieścić jednego na pierwszym od lewej pustym polu bożka i wybrać jeden z pięciu efektów. Zostaje tam i zachowuje swoje 3 punkty, ale puste pole bożka też daje punkty.',
      'Oto pięć efektów: zapłać 1 monetę, aby otrzymać 1 klejnot; otrzymujesz 1 grot strzały; otrzymujesz 2 tabliczki; otrzymujesz 1 monetę i 1 kompas; dobierz kartę. Przy kolejnym polu bożka możesz wybrać ten sam efekt ponownie.',
      'Masz cztery pola bożków. Puste są warte od lewej 1, 2, 3 i 4 punkty. Gdy wszystkie są zajęte, kolejne bożki zostają w skrzyniach i dają swoje 3 punkty.',
    ],
  },
  row: {
    title: 'Rząd kart',
    text: [
      'Po lewej stronie księżycowego berła leżą artefakty, po prawej przedmioty; razem jest sześć miejsc. Co rundę berło przesuwa się o jedno miejsce, więc artefaktów jest coraz więcej, a przedmiotów coraz mniej.',
      'Luki uzupełnia się na koniec tury: karty przesuwają się w stronę berła, a na zewnętrznym końcu dochodzi karta tego samego rodzaju.',
      'W rundzie I leży tu 1 artefakt i 5 przedmiotów, w rundzie V 5 artefaktów i 1 przedmiot. Kupić możesz tylko to, co leży w rzędzie, a nowe karty pojawiają się dopiero po twojej turze. Gdy talia danego rodzaju jest pusta, luki zostają, a karty tego rodzaju już się nie przesuwają.',
    ],
  },
  buy: {
    title: 'Kupno karty',
    text: [
      'Przedmiot kosztuje monety i trafia na spód twojej talii. Artefakt kosztuje kompasy i trafia do twojego obszaru gry; możesz od razu użyć jego efektu bez płacenia tabliczki.',
      'W jednej akcji kupujesz jedną kartę. Monetami nie zapłacisz za artefakt, a kompasami za przedmiot. Efektu nowego artefaktu nie musisz używać. Jeśli go użyjesz, jest on częścią zakupu, nawet gdy sam jest akcją, a koszty wewnątrz efektu trzeba zapłacić.',
      'Przedmiotu możesz użyć, gdy go dobierzesz. Na koniec rundy leży on nad kartami, które tasujesz, więc często masz go już w następnej rundzie.',
    ],
  },
  play: {
    title: 'Zagranie karty',
    text: [
      'Kartę z ręki wykorzystuje się albo do podróży, albo dla jej efektu; potem leży w obszarze gry do końca rundy. Efekty z symbolem akcji darmowej są akcjami darmowymi, wszystkie inne akcjami głównymi.',
      'Zagranie artefaktu z ręki dla efektu kosztuje 1 tabliczkę.',
      'Fundusze dają 1 monetę, a Eksploracja 1 kompas, obie jako akcja darmowa. Karta Strachu nie ma efektu, tylko but. Artefakty to zawsze akcje główne, przedmioty bywają jednym albo drugim. Jeśli na karcie jest „albo”, wybierasz jedno. Bez tabliczki nie użyjesz efektu artefaktu, ale możesz go wydać na podróż, co nie kosztuje tabliczki.',
      'Obszar gry to odkryty stos kart odrzuconych. Jego karty wracają do talii dopiero na koniec rundy, a wcześniej talii się nie tasuje. Gdy jest pusta, nic nie dobierasz. Karta odrzucona lub wydana jako cena nie daje ani podróży, ani efektu.',
    ],
  },
  keywords: {
    title: 'Słowa na kartach',
    text: [
      'Aktywuj stanowisko: skorzystaj z jego efektu, nikogo tam nie wysyłając i nie płacąc za podróż. Nie ma znaczenia, kto tam stoi. Nieodkrytego stanowiska aktywować nie można. Dwie karty aktywują wierzchni kafelek stanowiska ze stosu: pokaż go, skorzystaj z efektu i włóż pod stos.',
      'Zniżka: płacisz o tyle mniej, ale nigdy mniej niż nic, a reszta nie przechodzi na coś innego. Zniżka na podróż działa jak symbole podróży, więc but pomaga tylko tam, gdzie trzeba zapłacić but.',
      'Stanowisko jest zajęte przez ciebie, jeśli stoi na nim przynajmniej jeden twój archeolog. Jest niezajęte, jeśli na żadnym jego polu nie ma archeologa. Strażnicy się nie liczą.',
      'Przemieść: przenieś jednego ze swoich archeologów ze stanowiska na wolne pole innego odkrytego stanowiska, bez płacenia za podróż. Nie z planszetki i nie po to, by coś odkryć. Z efektu nowego stanowiska korzystasz tylko wtedy, gdy karta tak mówi. Nic nie przesuwa archeologów innych osób.',
      'Otrzymaj kartę: jak kupno, ale bez płacenia. Archeolog w efekcie pozwala od razu prowadzić wykopaliska lub odkryć stanowisko pionkiem z planszetki za zwykły koszt. Takie akcje są częścią efektu i można z nich zrezygnować. „Spasuj, aby otrzymać” znaczy, że używając tego, pasujesz; bez spasowania nie ma zysku.',
    ],
  },
  exile: {
    title: 'Usuwanie kart',
    text: [
      'Usunąć kartę to pozbyć się jej na dobre z ręki lub obszaru gry; nie musisz tego robić. Usunięte karty nie dają punktów. Strach wraca do swojej talii.',
      '„Usuń tę kartę” oznacza, że sama karta zostaje usunięta, gdy użyjesz jej efektu.',
      'Możesz też usunąć kartę, której przed chwilą użyto. Jeśli musisz wziąć kartę Strachu, a żadnej już nie ma, bierzesz kafelek strachu. Leży w twoim obszarze gry, kosztuje 2 punkty i nie ma symbolu podróży. Możesz go usunąć wtedy, gdy wolno ci usunąć kartę z obszaru gry. Gdy karty Strachu wrócą, znów bierzesz karty.',
    ],
  },
  research: {
    title: 'Badania',
    text: [
      'Przesuń lupę albo brulion o jeden rząd w górę przez most i zapłać koszt mostu, pokazany na polu, do którego prowadzi. Brulion nigdy nie może wyprzedzić lupy. Oba znaczniki korzystają z tych samych mostów i płacą tyle samo. Z pola prowadzą dalej tylko jego własne mosty, więc planuj naprzód. Poniżej zaginionej świątyni jest siedem rzędów, a brulion dochodzi tylko do rzędu 7.',
      'Weź kafelek nagrody z tego pola, jeśli tam leży, i skorzystaj z efektu rzędu dla tego znacznika, w dowolnej kolejności. Kafelek nagrody daje raz to, co pokazuje, i opuszcza grę. Każdy rząd pokazuje jeden efekt dla lupy i jeden dla brulionu.',
      'Na jednym polu może stać dowolnie wiele znaczników, ale kafelek nagrody dostaje tylko pierwszy. Znaczniki nigdy się nie cofają ani nie przesuwają w bok. To, co daje krok, nie może go opłacić. Zniżka na badania działa też na kafelki świątyni.',
      'Punkty liczą się dopiero na koniec, za osiągnięte rzędy. Dla każdego znacznika liczy się tylko najwyższy rząd, a nie niższe, a zaginiona świątynia liczy się zamiast rzędu 7. Na stronie ze Świątynią Ptaka rzędy są warte dla lupy 1, 2, 4, 6, 9, 12 i 16 punktów, a dla brulionu 0, 1, 2, 4, 6, 8 i 10. Na stronie ze Świątynią Węża jest to 1, 2, 3, 4, 5, 10 i 15 dla lupy oraz 0, 3, 4, 5, 8, 12 i 15 dla brulionu.',
    ],
  },
  temple: {
    title: 'Zaginiona świątynia i kafelki świątyni',
    text: [
      'Do zaginionej świątyni dociera tylko lupa. Kto przyjdzie wcześniej, dostaje więcej punktów. Każdy wybiera tam też jeden z kafelków nagród.',
      'Gdy twoja lupa już tam jest, akcją badań możesz wziąć kafelek świątyni wart 2, 6 lub 11 punktów. Kosztuje on sumę kosztów podstawowych pod nim.',
      'Pierwsza lupa w zaginionej świątyni jest warta 23 punkty, następne 21, 20 i 19. Przeglądasz zakryte kafelki nagród, bierzesz jeden, otrzymujesz nagrodę, a resztę odkładasz na miejsce. Kolejność przybycia rozstrzyga też remisy.',
      'U podnóża świątyni są trzy koszty podstawowe: na stronie ze Świątynią Ptaka po lewej 1 moneta i 2 tabliczki, pośrodku 1 klejnot, po prawej 1 kompas i 1 grot strzały; na stronie ze Świątynią Węża moneta i kompas zamieniają się miejscami. Za kafelek wart 2 punkty płacisz jeden z tych trzech kosztów, za wart 6 punktów środkowy oraz lewy albo prawy, a za wart 11 punktów wszystkie trzy. W jednej akcji bierzesz jeden kafelek ze stosu, który nie jest pusty. Daje on punkty i nic więcej.',
    ],
  },
  assistant: {
    title: 'Asystenci',
    text: [
      'Zatrudniony asystent leży na twojej planszetce srebrną stroną do góry i jest przygotowany. Po użyciu jest wyczerpany do końca rundy albo do chwili, gdy go przygotujesz.',
      'Awans odwraca srebrnego asystenta na mocniejszą, złotą stronę i przygotowuje go.',
      'Asystentów zatrudniasz brulionem: na stronie ze Świątynią Ptaka w rzędach 1 i 2, na stronie ze Świątynią Węża w rzędzie 1. Zatrudniasz jednego z wierzchnich asystentów z trzech stosów i widzisz wtedy, kto leży pod spodem. Zatrudnionego możesz od razu użyć, jeśli jego efekt jest akcją darmową. Na planszetce mieści się dwóch. Gdy stos jest pusty, masz mniejszy wybór. Jeśli asystent daje kilka możliwości, wybierasz za każdym razem. Gdy masz dwóch srebrnych, wybierasz, który awansuje. Bez srebrnego awans nic nie daje.',
      'Jeden z asystentów kupuje kartę o 1 taniej, a na złotej stronie o 2. Użycie go to akcja główna. Jeśli asystent kosztuje symbole podróży, płacisz jak zwykle. Jeśli je daje, możesz je w tej turze wydać na cokolwiek.',
    ],
  },
  pass: {
    title: 'Spasowanie',
    text: [
      'Spasowanie to akcja główna; w tej rundzie nie masz już tur. Niektóre efekty każą spasować, aby coś otrzymać.',
      'Inni grają dalej, a ostatnia osoba może rozegrać kilka tur z rzędu. Do końca tury, w której pasujesz, możesz jeszcze wykonywać akcje darmowe, później już nie.',
    ],
  },
  roundEnd: {
    title: 'Koniec rundy',
    text: [
      'Zabierz swoich archeologów; każdy ze stanowiska ze strażnikiem przynosi kartę Strachu. Karty z ręki, których nie zatrzymujesz, odłóż do obszaru gry. Potasuj swój obszar gry i umieść go pod talią. Przygotuj wszystkich asystentów.',
      'Artefakt i przedmiot obok księżycowego berła zostają usunięte, berło się przesuwa, rząd się uzupełnia, a znacznik pierwszego gracza wędruje w lewo.',
      'Po rundzie V wykonuje się tylko pierwszy krok: archeolodzy wracają, a ci ze stanowisk ze strażnikiem przynoszą karty Strachu.',
      'O każdej karcie na ręce decydujesz, czy ją zatrzymać. Od góry talia zawiera wtedy: niedobrane karty, kupione przedmioty w kolejności kupna i potasowane karty. Zasoby, stanowiska, strażnicy, bożki i znaczniki badań zostają bez zmian. Kafelki strachu zostają w obszarze gry. Jeśli miejsce obok berła jest puste, po tej stronie nic się nie usuwa.',
    ],
  },
  scoring: {
    title: 'Punktowanie końcowe',
    text: [
      'Punktujesz rzędy obu swoich znaczników badań, kafelki świątyni, 3 punkty za każdego bożka i punkty pustych pól bożków, 5 za każdego strażnika oraz punkty wszystkich swoich kart. Każda karta Strachu kosztuje 1 punkt, każdy kafelek strachu 2.',
      'Przy remisie wygrywa osoba, która pierwsza dotarła do zaginionej świątyni; jeśli nikt nie dotarł, ta, która ma więcej punktów za badania.',
      'Jeśli i to nie rozstrzyga, zwycięstwo jest wspólne. Karty liczą się wszędzie: w talii, na ręce i w obszarze gry. Pozostałe zasoby, asystenci, Fundusze i Eksploracja nic nie dają.',
      'Przykład: 24 punkty za badania, 11 za kafelki świątyni, 11 za bożki, nic za strażników, 13 za karty i 4 stracone przez Strach to razem 55. To więcej niż 14, 0, 13, 20, 7 i 0, czyli 54.',
    ],
  },
  snake: {
    title: 'Świątynia Węża',
    text: [
      'Ta strona ma inne koszty podróży i inny tor badań. Jeden most kosztuje bożka ze skrzyń, który opuszcza grę.',
      'W rzędzie za nim lupa pozwala uratować asystenta: obejrzyj czekających i weź jednego; przybywa wyczerpany. W ostatnim rzędzie przed świątynią na jednym polu leży kilka kafelków nagród; weź jeden z nich.',
      'Bożek musi pochodzić ze skrzyń; tym z pola bożka nie zapłacisz. Bez bożka nie przejdziesz przez ten most, chyba że efekt pozwala prowadzić badania bez kosztu. Wierzchniego czekającego asystenta widzą wszyscy. Pozostali są tajni, dopóki twoja lupa tam nie dotrze; ich kolejność się nie zmienia.',
      'W rzędzie 5 lupa pozwala awansować dowolnego srebrnego asystenta, a w rzędach 6 i 7 przynosi ci kartę Strachu. Gdzie na jednym polu leży kilka kafelków nagród, każdy twój znacznik bierze jeden, gdy tam dociera, dopóki jakieś są.',
    ],
  },
  solo: {
    title: 'Solo z przeciwnikiem',
    text: [
      'Przeciwnik zaczyna każdą rundę. Odsłania dziesięć kafelków, po jednym na turę, i robi to, co pokazują; nic nie płaci i nie bierze Strachu. To, czego nie może zrobić, pomija. Gdy zostaje kilka możliwości, strzałka następnego kafelka wskazuje skrajną lewą albo skrajną prawą.',
      'Im więcej jego kafelków jest czerwonych, tym trudniej. Wygrywasz, mając więcej punktów niż przeciwnik.',
      'Przygotuj grę jak dla dwóch osób; grasz jako druga osoba. Przeciwnik ma sześciu archeologów i jedną lupę. Jego kafelki każą mu prowadzić wykopaliska na stanowisku, które daje pokazany zasób, odkryć stanowisko bez korzystania z niego, ujarzmić strażnika, przy którym stoi (w przeciwnym razie prowadzi badania), wziąć przedmiot lub artefakt o najmniejszej (zielony kafelek) albo największej liczbie punktów (czerwony kafelek) lub prowadzić badania, usuwając przy tym asystenta z zasobów. W rundzie V niektóre zielone kafelki nic nie robią.',
      'Przeciwnik punktuje swoją lupę, kafelki świątyni, 5 punktów za każdego strażnika, punkty swoich kart, 3 za każdego odkrytego i 2 za każdego zakrytego bożka. Strach i puste pola bożków się dla niego nie liczą.',
      'Jego dziesięć kafelków to pięć z archeologami i po jednym z pięciu par: odkrycie, badania, ujarzmienie, przedmiot i artefakt. Każda para ma kafelek zielony i czerwony, a poziom trudności od 0 do 5 mówi, ile jest czerwonych. Jeśli spasujesz wcześniej, przeciwnik rozgrywa resztę kafelków po kolei. Jeśli on skończy wcześniej, grasz dalej w pojedynkę. Przy dziesiątym kafelku decyduje strzałka pierwszego kafelka tej rundy. Obrazki na kafelkach mówią tylko, co przeciwnik robi; nic nie otrzymuje.',
      'Prowadząc wykopaliska, wybiera wyższy rząd, a w rzędzie decyduje strzałka. Przy odkryciu kafelek pokazuje poziom dla każdej rundy i to, czy pojawia się strażnik. Na poziomie I zaczyna od dolnego rzędu. Pierwszy bożek każdego rodzaju leży odkryty na jego planszetce; powtórzone i zakryte leżą zakryte. Gdyby nie miał już archeologa, nic by nie zrobił.',
      'Prowadząc badania, przesuwa lupę o rząd w górę i usuwa kafelek nagrody, który tam leży. W zaginionej świątyni zajmuje najcenniejsze wolne pole i bez oglądania usuwa wierzchni kafelek nagrody. Potem badania dają mu kafelek świątyni wart 6 punktów albo nic, jeśli ich brak. Kafelek badań usuwa też wierzchniego asystenta z najwyższego stosu. Na stronie ze Świątynią Węża nie płaci bożka, a docierając na pole ratowania, usuwa też asystenta stamtąd. Gdy może ujarzmić kilku strażników, bierze tego z wyższego rzędu.',
      'Przy równej liczbie punktów to strzałka decyduje, którą kartę bierze; rząd się uzupełnia. Na koniec rundy jego archeolodzy wracają bez Strachu, a kafelki się tasuje. Remis z przeciwnikiem rozstrzyga się tak jak między graczami.',
    ],
  },
  secret: {
    title: 'Co jest jawne, a co tajne',
    text: [
      'Swoją rękę widzisz tylko ty. Kolejności twojej talii nie zna nikt, nawet ty, oprócz przedmiotów kupionych na spód i kart odłożonych na wierzch.',
      'Przed wszystkimi ukryte są talie, stosy stanowisk i strażników, asystenci pod wierzchnimi, zakryte bożki, kafelki nagród zaginionej świątyni i kafelki przeciwnika; jawna jest tylko strzałka na jego wierzchnim kafelku. Wszystko inne jest jawne: zasoby, obszary gry, rząd kart, usunięte karty, znaczniki badań i liczba kart w każdej talii.',
    ],
  },
  cards: {
    title: 'Uwagi do niektórych kart',
    text: [
      '{card army-knife}: wybierz dwa różne z czterech efektów. {card bow-and-arrows}: liczą się strażnicy na twoich stanowiskach i ujarzmieni, najwyżej trzech. {card brush}: liczą się wszystkie twoje bożki, także na polach bożków, najwyżej trzy. {card parrot}: karta, którą płacisz, pochodzi z ręki. {card watch}: jedną z możliwości jest spasowanie. {card serpent-idol} nie ma specjalnej zasady.',
      '{card bear-trap}: na stanowisku mogą stać twoi archeolodzy, ale nie cudzy. {card fishing-rod} i {card precision-compass}: wierzchnia karta talii zostaje pokazana i też można ją kupić. Niekupiona wraca na wierzch; jeśli kupisz kartę z rzędu, zapełni lukę. {card journal}: brulion nadal nie może wyprzedzić lupy ani wejść do zaginionej świątyni. {card ornate-hammer}: możesz wziąć przedmiot właśnie usunięty albo inny usunięty.',
      '{card ancient-wine} i {card coconut-flask}: użyj złotej albo srebrnej strony asystenta z zasobów; to zawsze akcja główna, a asystent się nie wyczerpuje. Asystenci z pola ratowania się nie liczą. {card crystal-earring} i {card obsidian-earring}: powiedz, ile kart dobierasz, zatrzymaj jedną, a pozostałe odłóż tam, gdzie mówi karta. {card decorated-horn}: nowy asystent ma poziom starego i jest przygotowany; stary wraca do zasobów srebrną stroną do góry.',
      '{card guardians-crown}: strażnik trafia do niezajętego obozu lub na niezajęte stanowisko poziomu I, gdzie nie ma innego strażnika; potem aktywujesz to miejsce. {card guardians-ocarina}: gdy archeolog wraca w ten sposób, nie ma Strachu; każdy symbol podróży liczy się jako samolot, więc karta z dwoma symbolami daje dwa. Można ją zagrać także wtedy, gdy żaden archeolog nie jest na wyspie.',
      '{card pathfinders-sandals} i {card pathfinders-staff}: archeolog może pochodzić z dowolnego stanowiska; ograniczony jest tylko cel. {card idol-of-ara-anu} i {card inscribed-blade}: zniżka działa też na kafelki świątyni. {card star-charts}: płacisz także przy kupnie i aktywujesz dwa różne stanowiska. {card tent}: aktywujesz stanowisko zajęte przez ciebie. {card sea-turtle}, {card aeroplane} i {card hot-air-balloon}: symbole podróży samej karty w tej podróży nie pomagają.',
    ],
  },
  editions: {
    title: 'Jak czytamy instrukcje',
    text: [
      'Koszty, efekty i punkty wydrukowane na planszach, kartach i kafelkach znajdziesz na liście elementów.',
      'Wydania różnią się w kilku miejscach. Tutaj akcja główna jest obowiązkowa, a akcje darmowe po spasowaniu są nieobowiązkowe. Dzięki pilotowi opłacisz każdy symbol podróży. Kafelki strachu leżą w obszarze gry, a Strach od strażników tasuje się razem z nim. Ostateczny remis to wspólne zwycięstwo.',
      'Pusta talia wstrzymuje uzupełnianie tylko swojego rodzaju. Karty odłożone na koniec rundy nic nie dają. Na stronie ze Świątynią Węża awansują tylko srebrni asystenci i tylko wybrany kafelek nagrody opuszcza grę. Przeciwnik zawsze kładzie kafelek stanowiska, a strażnika tylko wtedy, gdy pokazuje to jego kafelek. Pozostałe różnice to nazwy i układ.',
    ],
  },
};
