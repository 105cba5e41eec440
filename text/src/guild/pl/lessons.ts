import type { LessonsOf } from '../../lessons.ts';
import type { lessons as english } from '../en/lessons.ts';

export const lessons: LessonsOf<typeof english> = {
  welcome: {
    title: 'Witaj, odkrywco',
    text: 'Wszyscy jednocześnie eksplorują tę samą mapę, każdy na własnym egzemplarzu. Po czterech rundach wygrywa osoba z największą liczbą monet. Ta pierwsza gra trwa około dziesięciu minut; razem z tobą gra Juno.',
  },
  signs: {
    title: 'Wskaż cokolwiek',
    text: 'Zatrzymaj wskaźnik na znaku, przytrzymaj go palcem albo przejdź do niego klawiaturą, a przeczytasz, co oznacza. Lista wszystkich znaków z wyszukiwarką jest w pomocy; otwiera ją też klawisz K.',
  },
  capital: {
    title: 'Twoja mapa',
    text: 'Zamek na środku to twoja stolica. Tam zaczynasz: odkrywca zawsze staje obok stolicy, jednej z twoich wiosek albo jednego z twoich odkrywców.',
  },
  card: {
    title: 'Karta tej tury',
    text: 'W każdej turze odkrywa się kartę eksploracji i wszyscy ją wykonują. Ta pozwala eksplorować trzy pola morskie w linii prostej.',
  },
  sea: {
    title: 'Cała naprzód',
    text: 'Pola, które możesz eksplorować, mają jasną obwódkę. Płyniemy wzdłuż brzegu, bo niedaleko stąd leżą miasta. Palcem dotykasz dwa razy: żeby obejrzeć, potem żeby eksplorować.',
    ask: 'Naciśnij oznaczone pole morskie, a potem następne.',
  },
  fewer: {
    title: 'Mniej też wystarczy',
    text: 'Trzeci odkrywca musiałby przedłużyć tę linię, ale na obu jej końcach jest ląd. Zawsze możesz umieścić mniej odkrywców, niż pozwala karta; reszta przepada.',
    ask: 'Naciśnij „{key web.guild.finish}”.',
  },
  desert: {
    title: 'Następna karta',
    text: 'Wszyscy skończyli, więc odkryto następną kartę: dwa pola pustynne. Nie muszą ze sobą sąsiadować.',
    ask: 'Eksploruj oznaczone pole pustynne.',
  },
  city: {
    title: 'Miasto',
    text: 'Samo miasto nic nie daje. Dwa miasta połączone twoimi odkrywcami tworzą szlak handlowy, a im wyższe ich liczby, tym więcej monet. Zapamiętaj tę trójkę.',
    ask: 'Eksploruj miasto, a potem naciśnij „{key web.guild.finish}”.',
  },
  coin: {
    title: 'Monety od razu',
    text: 'Pole z monetami daje monety, gdy tylko je eksplorujesz, i ponownie w każdej rundzie, w której znów je eksplorujesz.',
    ask: 'Eksploruj góry z monetą, a potem naciśnij „{key web.guild.finish}”.',
  },
  special: {
    title: 'Akcja specjalna',
    text: 'Odkryto kartę specjalną I: dobierasz dwie karty akcji specjalnych i zatrzymujesz jedną. Wykonujesz ją teraz i za każdym razem, gdy karta specjalna I pojawi się w późniejszej rundzie.',
    ask: 'Zatrzymaj kartę „{investigateCard around-sea}”.',
  },
  around: {
    title: 'Najpierw środek',
    text: 'Tą kartą eksplorujesz jedno pole morskie, a potem do pięciu pól wokół niego, niezależnie od terenu. Środek powinien więc mieć dobrych sąsiadów.',
    ask: 'Eksploruj oznaczone pole morskie.',
  },
  ruin: {
    title: 'Ruiny',
    text: 'Gdy pierwszy raz eksplorujesz ruiny, dobierasz kartę skarbu. Niektóre skarby działają od razu, inne zatrzymujesz do końca gry.',
    ask: 'Eksploruj ruiny.',
  },
  treasure: {
    title: 'Twój skarb',
    text: '„{treasure mountain-villages}”: na koniec gry daje monetę za każdą twoją wioskę w górach. Widzisz go tylko ty. Akcja specjalna trwa dalej: pole z monetą i jeszcze dwa pola.',
    ask: 'Eksploruj oznaczone pola, a potem naciśnij „{key web.guild.finish}”.',
  },
  second: {
    title: 'Drugie miasto',
    text: 'Dwa pola łąki. Twoi odkrywcy stoją już blisko następnego miasta, znowu z trójką.',
    ask: 'Eksploruj miasto.',
  },
  route: {
    title: 'Szlak handlowy',
    text: 'Oba miasta łączy nieprzerwany ciąg odkrywców: 3 razy 3 to 9 monet. Jedno z nich dostaje teraz twoją faktorię i nie może już być końcem innego szlaku. Drugie pozostaje wolne dla następnego.',
    ask: 'Naciśnij oznaczone miasto; tam stanie faktoria.',
  },
  spare: {
    title: 'Jeszcze jeden odkrywca',
    text: 'Karta pozwala jeszcze na jedno pole łąki. Leży ono obok gór, na których już stoi twój odkrywca.',
    ask: 'Eksploruj oznaczone pole, a potem naciśnij „{key web.guild.finish}”.',
  },
  region: {
    title: 'Cały region',
    text: 'Sąsiadujące pola tego samego terenu tworzą region. Łąka wokół twojego miasta ma pięć pól, a na trzech już stoisz. Karta pozwala na dwa dowolne sąsiadujące pola.',
    ask: 'Eksploruj dwa brakujące pola.',
  },
  village: {
    title: 'Wioska',
    text: 'Twoi odkrywcy stoją na wszystkich polach regionu: odkrywasz wioskę, która zastępuje jednego z nich. Daje ona teraz 1 monetę (w późniejszych rundach 2, 3 i 4), zostaje na mapie i możesz z niej eksplorować.',
    ask: 'Naciśnij oznaczone pole.',
  },
  goal: {
    title: 'Cel',
    text: 'Jeden z trzech celów wymaga wioski w regionie liczącym co najmniej pięć pól. Gdy wszyscy skończą, sprawdza się cele. Realizujesz go przed innymi, więc dostajesz wyższą nagrodę: 10 monet.',
    ask: 'Naciśnij „{key web.guild.finish}”.',
  },
  roundEnd: {
    title: 'Koniec rundy',
    text: 'Wszyscy odkrywcy wracają. Wioski, faktorie, wieże i skarby zostają. Karty tasuje się od nowa, a w każdej rundzie dochodzi jedna karta specjalna.',
  },
  again: {
    title: 'Znowu karta specjalna I',
    text: 'Jeszcze raz wykonujesz swoją akcję specjalną, tym razem wyruszając z nowej wioski.',
    ask: 'Eksploruj oznaczone pole morskie, a potem pole z monetami.',
  },
  tower: {
    title: 'Wieża obserwacyjna',
    text: 'Pola obserwacyjne możesz eksplorować każdą kartą. Zamiast umieszczać odkrywcę, budujesz tam wieżę: 6 monet za pierwszą, potem 8, 10 i 14.',
    ask: 'Zbuduj wieżę w rogu mapy.',
  },
  onward: {
    title: 'Myśl naprzód',
    text: 'Karta pozwoliłaby na więcej, ale wokół środka zostało ci tylko to pole morskie. Leży ono przy ruinach, a karta morza dopiero przyjdzie.',
    ask: 'Eksploruj oznaczone pole, a potem naciśnij „{key web.guild.finish}”.',
  },
  line: {
    title: 'Karta morza',
    text: 'I już jest. Zacznij od ruin i płyń z powrotem w linii prostej.',
    ask: 'Eksploruj ruiny i jeszcze dwa pola morskie, a potem naciśnij „{key web.guild.finish}”.',
  },
  others: {
    title: 'Inni gracze',
    text: 'Na twojej mapie nikt nie wejdzie ci w drogę. Cele to jednak wyścig: kto zrealizuje cel jako drugi, dostanie mniej. Liczba monet innych graczy pozostaje tajna do końca.',
  },
  end: {
    title: 'Jak to się kończy',
    text: 'Cztery rundy mają 6, 7, 8 i 9 kart. Potem dolicza się zatrzymane skarby i wygrywa osoba z największą liczbą monet. Przy remisie decydują wieże, a potem wioski.',
  },
  farewell: {
    title: 'Znasz już drogę',
    text: 'Świetnie! Wiesz już wszystko, co ważne. Zagraj teraz całą grę. Podpowiedzi i zasady są zawsze pod ręką.',
  },
};
