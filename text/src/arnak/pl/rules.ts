import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Cel gry',
    text: [
      'Kierujesz ekspedycją na wyspę Arnak. Przez pięć rund prowadzisz wykopaliska i badania, odkrywasz stanowiska, ujarzmiasz strażników i zbierasz karty.',
      'Po rundzie V sumuje się punkty. Wygrywa osoba, która ma ich najwięcej.',
    ],
  },
  setup: {
    title: 'Przygotowanie do gry',
    text: [
      'Wybierz stronę planszy: ze Świątynią Ptaka albo ze Świątynią Węża. Po lewej stronie księżycowego berła leży jeden artefakt, po prawej pięć przedmiotów. Miejsca poziomu I dostają jednego odkrytego bożka, miejsca poziomu II jednego odkrytego i jednego zakrytego.',
      'W grze solo i na dwie osoby drugie pole każdego obozu jest zablokowane, w grze na trzy osoby – w trzech losowych obozach, a na cztery – nigdzie.',
      'Każdy zaczyna z dwiema kartami Funduszy, dwiema Eksploracji i dwiema Strachu. Zależnie od kolejności otrzymujesz 2 monety; 1 monetę i 1 kompas; 2 monety i 1 kompas; albo 1 monetę i 2 kompasy.',
      'Na świątyni leży sześć stosów kafelków świątyni, w każdym tyle kafelków, ilu jest graczy (solo: dwa). Każde pole nagrody używane przy danej liczbie graczy dostaje odkryty kafelek nagrody; tyle kafelków, ilu jest graczy, leży zakrytych przy zaginionej świątyni. Asystenci tworzą stosy, w których widać tylko wierzchnich; kafelki stanowisk i strażników leżą zakryte.',
    ],
  },
  round: {
    title: 'Runda',
    text: [
      'Na początku rundy każdy dobiera karty, aby mieć na ręce pięć. Gdy talia się skończy, nie tasuje się jej ponownie.',
      'Potem gracze rozgrywają tury zgodnie z kierunkiem ruchu wskazówek zegara. Kto spasował, jest pomijany. Gdy spasują wszyscy, runda się kończy.',
    ],
  },
  turn: {
    title: 'Twoja tura',
    text: [
      'W swojej turze wykonujesz dokładnie jedną akcję główną: prowadzisz wykopaliska, odkrywasz nowe stanowisko, ujarzmiasz strażnika, kupujesz kartę, zagrywasz kartę, prowadzisz badania albo pasujesz. Akcja, którą daje efekt, należy do tej akcji głównej.',
      'Przed nią, w jej trakcie i po niej możesz wykonać dowolnie wiele akcji darmowych. Tura złożona z samych akcji darmowych jest niedozwolona.',
      'Na koniec tury uzupełnia się rząd kart, a niewykorzystane symbole podróży przepadają.',
    ],
  },
  free: {
    title: 'Akcje darmowe',
    text: [
      'Akcje darmowe to: zagranie karty z symbolem akcji darmowej, umieszczenie bożka na polu bożka, skorzystanie z przysługi strażnika i użycie asystenta (oprócz tego, który kupuje kartę).',
      'Możesz je wykonać zawsze, gdy płacisz lub o czymś decydujesz; tym, co dają, możesz opłacić wszystko, co jeszcze nieopłacone.',
      'Niektóre kroki dzieją się same. Jeśli chcesz zadziałać przed nimi, wybierz w swojej turze „Wstrzymaj”: każdy z nich poczeka wtedy, aż wybierzesz „Dalej”.',
    ],
  },
  travel: {
    title: 'Podróż',
    text: [
      'Każdy symbol podróży w koszcie musi być pokryty jednym twoim symbolem. Samolot pokrywa wszystko, samochód pokrywa samochód i but, statek pokrywa statek i but, but tylko but.',
      'Symbole dają karty wydane z ręki, przysługi, asystenci i efekty. Za 2 monety zatrudniasz pilota, który daje samolot.',
      'Nadwyżkę możesz wykorzystać do końca swojej tury.',
    ],
  },
  dig: {
    title: 'Prowadzenie wykopalisk',
    text: [
      'Potrzebujesz archeologa na swojej planszetce i wolnego pola w obozie lub na odkrytym stanowisku. Opłać koszt podróży, postaw archeologa i skorzystaj z efektu stanowiska.',
      'Strażnik w tym nie przeszkadza. Jeśli stanowisko oferuje wymianę, nie musisz z niej korzystać.',
    ],
  },
  discover: {
    title: 'Odkrycie nowego stanowiska',
    text: [
      'Potrzebujesz archeologa na planszetce i miejsca bez kafelka stanowiska. Zapłać kompasy (3 za poziom I, 6 za poziom II) oraz koszt podróży i postaw archeologa.',
      'Skorzystaj z efektu odkrytego bożka i weź wszystkie bożki z tego miejsca. Potem odsłoń kafelek stanowiska i skorzystaj z jego efektu. Na końcu budzi się tam strażnik.',
    ],
  },
  guardian: {
    title: 'Strażnicy',
    text: [
      'Jeśli twój archeolog jest na stanowisku ze strażnikiem, możesz tego strażnika ujarzmić w ramach akcji głównej: zapłać jego koszt i weź kafelek. Jest on wart 5 punktów, a raz w grze możesz w swojej turze skorzystać z jego przysługi.',
      'Jeśli archeolog na koniec rundy wraca ze stanowiska ze strażnikiem, dostajesz kartę Strachu.',
    ],
  },
  idol: {
    title: 'Bożki',
    text: [
      'Bożki leżą w twoich skrzyniach i są warte po 3 punkty. W ramach akcji darmowej możesz umieścić jednego na pierwszym od lewej pustym polu bożka i wybrać jeden z pięciu efektów. Zostaje tam i zachowuje swoje 3 punkty, ale puste pole bożka też daje punkty.',
    ],
  },
  row: {
    title: 'Rząd kart',
    text: [
      'Po lewej stronie księżycowego berła leżą artefakty, po prawej przedmioty; razem jest sześć miejsc. Co rundę berło przesuwa się o jedno miejsce, więc artefaktów jest coraz więcej, a przedmiotów coraz mniej.',
      'Luki uzupełnia się na koniec tury: karty przesuwają się w stronę berła, a na zewnętrznym końcu dochodzi karta tego samego rodzaju.',
    ],
  },
  buy: {
    title: 'Kupno karty',
    text: [
      'Przedmiot kosztuje monety i trafia na spód twojej talii. Artefakt kosztuje kompasy i trafia do twojego obszaru gry; możesz od razu użyć jego efektu bez płacenia tabliczki.',
    ],
  },
  play: {
    title: 'Zagranie karty',
    text: [
      'Kartę z ręki wykorzystuje się albo do podróży, albo dla jej efektu; potem leży w obszarze gry do końca rundy. Efekty z symbolem akcji darmowej są akcjami darmowymi, wszystkie inne akcjami głównymi.',
      'Zagranie artefaktu z ręki dla efektu kosztuje 1 tabliczkę.',
    ],
  },
  exile: {
    title: 'Usuwanie kart',
    text: [
      'Usunąć kartę to pozbyć się jej na dobre z ręki lub obszaru gry; nie musisz tego robić. Usunięte karty nie dają punktów. Strach wraca do swojej talii.',
      '„Usuń tę kartę” oznacza, że sama karta zostaje usunięta, gdy użyjesz jej efektu.',
    ],
  },
  research: {
    title: 'Badania',
    text: [
      'Przesuń lupę albo brulion o jeden rząd w górę przez most i zapłać koszt mostu. Brulion nigdy nie może wyprzedzić lupy.',
      'Weź kafelek nagrody z tego pola, jeśli tam leży, i skorzystaj z efektu rzędu dla tego znacznika, w dowolnej kolejności.',
    ],
  },
  temple: {
    title: 'Zaginiona świątynia i kafelki świątyni',
    text: [
      'Do zaginionej świątyni dociera tylko lupa. Kto przyjdzie wcześniej, dostaje więcej punktów. Każdy wybiera tam też jeden z kafelków nagród.',
      'Gdy twoja lupa już tam jest, akcją badań możesz wziąć kafelek świątyni wart 2, 6 lub 11 punktów. Kosztuje on sumę kosztów podstawowych pod nim.',
    ],
  },
  assistant: {
    title: 'Asystenci',
    text: [
      'Zatrudniony asystent leży na twojej planszetce srebrną stroną do góry i jest przygotowany. Po użyciu jest wyczerpany do końca rundy albo do chwili, gdy go przygotujesz.',
      'Awans odwraca srebrnego asystenta na mocniejszą, złotą stronę i przygotowuje go.',
    ],
  },
  pass: {
    title: 'Spasowanie',
    text: [
      'Spasowanie to akcja główna; w tej rundzie nie masz już tur. Niektóre efekty każą spasować, aby coś otrzymać.',
    ],
  },
  roundEnd: {
    title: 'Koniec rundy',
    text: [
      'Zabierz swoich archeologów; każdy ze stanowiska ze strażnikiem przynosi kartę Strachu. Karty z ręki, których nie zatrzymujesz, odłóż do obszaru gry. Potasuj swój obszar gry i umieść go pod talią. Przygotuj wszystkich asystentów.',
      'Artefakt i przedmiot obok księżycowego berła zostają usunięte, berło się przesuwa, rząd się uzupełnia, a znacznik pierwszego gracza wędruje w lewo.',
      'Po rundzie V wracają tylko archeolodzy i przynoszą swój Strach.',
    ],
  },
  scoring: {
    title: 'Punktowanie końcowe',
    text: [
      'Punktujesz rzędy obu swoich znaczników badań, kafelki świątyni, 3 punkty za każdego bożka i punkty pustych pól bożków, 5 za każdego strażnika oraz punkty wszystkich swoich kart. Każda karta Strachu kosztuje 1 punkt, każdy kafelek strachu 2.',
      'Przy remisie wygrywa osoba, która pierwsza dotarła do zaginionej świątyni; jeśli nikt nie dotarł, ta, która ma więcej punktów za badania.',
    ],
  },
  snake: {
    title: 'Świątynia Węża',
    text: [
      'Ta strona ma inne koszty podróży i inny tor badań. Jeden most kosztuje bożka ze skrzyń, który opuszcza grę.',
      'W rzędzie za nim lupa pozwala uratować asystenta: obejrzyj czekających i weź jednego; przybywa wyczerpany. W ostatnim rzędzie przed świątynią na jednym polu leży kilka kafelków nagród; weź jeden z nich.',
    ],
  },
  solo: {
    title: 'Solo z przeciwnikiem',
    text: [
      'Przeciwnik zaczyna każdą rundę. Odsłania dziesięć kafelków, po jednym na turę, i robi to, co pokazują; nic nie płaci i nie bierze Strachu. To, czego nie może zrobić, pomija. Gdy zostaje kilka możliwości, strzałka następnego kafelka wskazuje lewą albo prawą.',
      'Im więcej jego kafelków jest czerwonych, tym trudniej. Wygrywasz, mając więcej punktów niż przeciwnik.',
      'Przygotuj grę jak dla dwóch osób; grasz jako druga osoba. Przeciwnik ma sześciu archeologów i jedną lupę. Jego kafelki każą mu prowadzić wykopaliska na stanowisku, które daje pokazany zasób, odkryć stanowisko bez korzystania z niego, ujarzmić strażnika, przy którym stoi (w przeciwnym razie prowadzi badania), wziąć przedmiot lub artefakt o najmniejszej (zielony kafelek) albo największej liczbie punktów (czerwony kafelek) lub prowadzić badania, usuwając przy tym asystenta z zasobów. W rundzie V niektóre zielone kafelki nic nie robią.',
      'Przeciwnik punktuje swoją lupę, kafelki świątyni, 5 punktów za każdego strażnika, punkty swoich kart, 3 za każdego odkrytego i 2 za każdego zakrytego bożka. Strach i puste pola bożków się dla niego nie liczą.',
    ],
  },
};
