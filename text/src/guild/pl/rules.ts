import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Cel gry',
    text: [
      'Wszyscy jednocześnie eksplorują własny egzemplarz tej samej mapy. Monety zdobywasz za wioski, wieże, szlaki handlowe, pola z monetami, cele i skarby. Liczba monet jest tajna. Po czterech rundach wygrywa osoba, która ma ich najwięcej.',
      'Monety to twoje punkty; nigdy ich nie wydajesz. W banku zawsze jest wszystkiego dość. Nikt ci nie przeszkodzi: wspólne są tylko karty, bank i cele. Gra od jednej do czterech osób, około 45 minut.',
    ],
  },
  setup: {
    title: 'Przygotowanie',
    text: [
      'Wybierz mapę. Każdy ma 36 odkrywców i 13 wiosek. W grze są trzy z sześciu celów mapy. Talia eksploracji pierwszej rundy to pięć podstawowych kart eksploracji i specjalna karta eksploracji I (krótko: karta specjalna I).',
      'Karty akcji specjalnych i karty skarbów tasuje się w osobne talie. Faktorie, wieże i monety leżą w banku. Wszystkie mapy są na początku puste; na polu stolicy nic nie stoi.',
      'Są cztery mapy: Avenia, najlepsza na pierwszą grę, Aghon, Kazan i Cnidaria. Każda ma sześć własnych celów. Jest 28 kart akcji specjalnych i 40 kart skarbów. Karty specjalne II, III i I/II/III czekają na planszy eksploracji na swoją rundę.',
    ],
  },
  map: {
    title: 'Mapa',
    text: [
      'Są cztery tereny: łąka, pustynia, góry i morze. Sąsiadujące pola tego samego terenu lądowego tworzą region; morze nie tworzy regionów. Miasta, pola z monetami i ruiny na lądzie należą do regionu swojego terenu; ruiny na morzu, pola obserwacyjne i kryształowe do żadnego.',
      'Zaczynasz w stolicy. Przy eksploracji liczy się ona jak wioska, ale nie przy celach, i nigdy się jej nie eksploruje.',
      'Pola o wspólnej krawędzi sąsiadują ze sobą. Pole jest puste albo ma monety, ruiny, miasto lub miejsce na wieżę obserwacyjną. Ruiny na morzu eksploruje się jak morze. Rozpiska na dole mapy mówi, ile dają wioski i wieże.',
    ],
  },
  turn: {
    title: 'Tury i rundy',
    text: [
      'Odkrywa się wierzchnią kartę talii eksploracji i wszyscy jednocześnie wykonują ją na swoich mapach. Gdy wszyscy skończą, sprawdza się cele i odkrywa następną kartę.',
      'Cztery rundy mają 6, 7, 8 i 9 kart. Na koniec rundy wszyscy odkrywcy wracają z mapy; wioski, wieże, faktorie i skarby zostają.',
      'W każdej rundzie talię tasuje się na nowo: pięć kart podstawowych i karta specjalna I, od drugiej rundy także II, od trzeciej także III, a w czwartej także I/II/III. Dlatego zawsze wiesz, co jeszcze przyjdzie. Odkrywcy na celach tam zostają. Po czwartej rundzie gra się kończy.',
    ],
  },
  exploring: {
    title: 'Eksploracja',
    text: [
      'Umieszczaj odkrywców po kolei, każdego na wolnym polu obok stolicy, jednej ze swoich wiosek lub jednego ze swoich odkrywców. To, co daje pole, otrzymujesz od razu.',
      'Teren musi pasować do karty; pola obserwacyjne i kryształowe pasują do każdej. Możesz umieścić mniej odkrywców, niż wolno; reszta przepada.',
      'Oto pięć kart podstawowych: do 2 pól łąki; do 2 pól pustynnych; 1 pole górskie; do 3 pól morskich w linii prostej; 2 sąsiadujące pola dowolnego terenu. Na łące i pustyni obaj odkrywcy mogą stać gdziekolwiek, nawet w różnych regionach. Na morzu trzej tworzą nieprzerwaną linię. Przy ostatniej karcie drugi odkrywca staje obok pierwszego.',
      'Odkrywcy z jednej tury nie muszą sąsiadować ze sobą, chyba że karta tak mówi. Linia prosta nie ma przerw: nie może pominąć pola ani biec przez twoje wcześniejsze elementy. W pierwszej rundzie zaczynasz tylko od stolicy, później także od swoich wiosek. Wieże, faktorie, kryształy i żetony skarbów, które oznaczają wyeksplorowane ruiny, nie są punktami wyjścia. Jeśli więc na pierwszym z 2 sąsiadujących pól budujesz wieżę, drugie musi sąsiadować z wieżą, a także ze stolicą, wioską albo odkrywcą. W późniejszej rundzie możesz eksplorować pole ponownie, chyba że stoi tam wioska lub wieża.',
      'Jeśli jeden odkrywca wywołuje kilka rzeczy, najpierw są monety, wieża i kryształ; kolejność wioski, szlaków handlowych i skarbów wybierasz ty. Odkrywcę ze skarbu umieszczasz od razu na dowolnym terenie, jak zawsze obok stolicy, wioski albo odkrywcy, ze wszystkim, co daje, zanim pójdziesz dalej. Możesz też z niego zrezygnować. Gdy skończą ci się odkrywcy, nie możesz umieścić kolejnych.',
    ],
  },
  special: {
    title: 'Akcje specjalne',
    text: [
      'Gdy karta specjalna I, II lub III zostaje odkryta po raz pierwszy, każdy dobiera dwie karty akcji specjalnych, zatrzymuje jedną przy tym numerze i ją wykonuje. Gdy karta wróci w późniejszej rundzie, tę akcję specjalną wykonuje się ponownie.',
      'Karta specjalna I/II/III pozwala każdemu użyć jednej z trzech swoich akcji specjalnych.',
      'Karta, której nie zatrzymujesz, trafia pod talię. Zatrzymane leżą odkryte obok mapy. Karty możesz użyć częściowo albo wcale, a zasady eksploracji obowiązują także ją. W czwartej rundzie użyjesz jednej z trzech swoich kart dwa razy.',
      'Nieprzerwana ścieżka może mieszać oba tereny albo używać tylko jednego; nie rozgałęzia się i może rosnąć na obu końcach. Pola w linii prostej tworzą jedną linię bez przerw. Jeśli karta daje dodatkowe karty skarbów za ruiny, ruiny z twoim żetonem skarbu się nie liczą. Podwajanie lub potrajanie dotyczy tylko pól z monetami eksplorowanych samą tą kartą, a nie odkrywcą ze skarbu. Gdy karta wymaga wiosek jako punktów wyjścia, liczy się też właśnie odkryta wioska. Jeśli karta dotyczy jednego regionu, wybierasz go pierwszym odkrywcą, a pozostali trafiają tam samo. Pole obserwacyjne lub kryształowe liczy się do regionu, z którym sąsiaduje.',
      'Niektóre karty mają dwa kroki. Drugi zaczyna się, gdy pierwszy jest wyczerpany, albo kiedy zechcesz, po eksploracji co najmniej jednego pola. Nie ma powrotu do pierwszego. Bez pola w pierwszym kroku nie ma drugiego.',
    ],
  },
  village: {
    title: 'Wioski',
    text: [
      'Gdy w ciągu jednej rundy w pełni eksplorujesz region, odkrywasz wioskę: musisz zastąpić wioską jednego z odkrywców na pustym polu tego regionu. Daje ona 1, 2, 3 lub 4 monety zależnie od rundy, zostaje na całą grę i możesz z niej eksplorować. Każdy region ma jedną wioskę.',
      'Wioska potrzebuje pustego pola, bez miasta, monet i ruin. Region bez takiego pola nigdy jej nie dostanie, a na morzu, polach obserwacyjnych i kryształowych wiosek nie ma. Region z wioską możesz eksplorować ponownie; pola z monetami znów płacą, ale drugiej wioski nie będzie. Odkrywcy z wcześniejszych rund się nie liczą. Zastąpiony odkrywca wraca do twoich zapasów. Jeśli nie masz już wiosek, w pełni eksplorowany region nic nie daje.',
    ],
  },
  tower: {
    title: 'Wieże obserwacyjne',
    text: [
      'Na polu obserwacyjnym budujesz wieżę, zamiast umieszczać odkrywcę. Pierwsza, druga, trzecia i czwarta wieża dają 6, 8, 10 i 14 monet. Wieża nie jest punktem wyjścia dla odkrywców.',
      'Wieża zużywa jednego z odkrywców karty. Możesz ją zbudować każdą kartą, a jej pola nie eksploruje się ponownie. Dwie wieże w jednej turze płacą po kolei. Wieża nie jest ogniwem szlaku handlowego.',
    ],
  },
  spaces: {
    title: 'Pola z monetami, ruiny i skarby',
    text: [
      'Pole z monetami daje monety za każdym razem, gdy je eksplorujesz. Ruiny dają kartę skarbu, gdy eksplorujesz je pierwszy raz w grze; oznacza je twój żeton skarbu.',
      'Skarby działają natychmiast i trafiają pod talię albo leżą zakryte i dają monety na koniec gry.',
      'Ruiny możesz eksplorować ponownie, ale nic już nie dadzą. Jest osiem rodzajów skarbów. Natychmiastowe: umieść odkrywcę na dowolnym terenie albo otrzymaj 2 monety. Na koniec gry: wazy; 1 moneta za każdą wioskę na łące, na pustyni albo w górach; 1 moneta za każde dwie wioski; 1 moneta za każdą wieżę.',
      'Jedna waza jest warta 1 monetę, dwie 4, trzy 9, a cztery 16. Każda kolejna daje 4 więcej. Stolica nie liczy się jako wioska. Zatrzymane skarby są tajne do końca gry.',
    ],
  },
  trade: {
    title: 'Miasta i szlaki handlowe',
    text: [
      'Dwa miasta z twoimi odkrywcami i bez faktorii, połączone nieprzerwanym ciągiem twoich odkrywców, wiosek i stolicy, tworzą szlak handlowy. Daje on iloczyn wartości obu miast. Potem jedno z nich, według twojego wyboru, dostaje faktorię i nie może już być końcem innego szlaku.',
      'Jeśli połączysz naraz trzy takie miasta, powstają kolejno dwa szlaki.',
      'Miasta o wartościach 3 i 3 dają 9 monet. Jeśli takich miast jest więcej niż trzy, szlaki powstają dalej, aż w ciągu zostanie jedno miasto bez faktorii. Ze szlaku handlowego nie można zrezygnować. Ciąg może prowadzić przez miasto z faktorią. Na koniec rundy odkrywcy schodzą z mapy, więc do obu miast trzeba dotrzeć w tej samej rundzie.',
    ],
  },
  objectives: {
    title: 'Cele',
    text: [
      'Po każdej turze wszyscy, którzy pierwszy raz realizują cel, otrzymują monety: wyższą nagrodę, jeśli nikt nie zrealizował go w poprzednich turach, w przeciwnym razie niższą. Stolica nie jest tu wioską.',
      'Każdy cel ma dwie nagrody, 10 i 5. Jeśli kilka osób zrealizuje go jako pierwsze w tej samej turze, każda dostaje 10. Każdy cel realizujesz raz i pozostaje on zrealizowany, nawet gdy odkrywcy zejdą z mapy. Cele sprawdza się na koniec tury, nie w jej trakcie, a w ostatniej turze rundy zanim odkrywcy wrócą. Gdy realizujesz cel, oznacza go jeden z twoich odkrywców i zostaje tam do końca gry.',
    ],
  },
  end: {
    title: 'Koniec gry',
    text: [
      'Po czwartej rundzie odkrywa się i dolicza zatrzymane skarby. Wygrywa osoba z największą liczbą monet; przy remisie decydują wieże, potem wioski; jeśli to nie rozstrzygnie, zwycięstwo jest wspólne.',
    ],
  },
  solo: {
    title: 'Tryb solo',
    text: [
      'Gdy karty specjalne II, III i I/II/III zostają odkryte po raz pierwszy, żetony rundy zakrywają od lewej nagrody celów. Zakrytej nagrody się nie wypłaca. Mała etykieta nad nagrodą wskazuje kartę, która ją zakryje.',
      'Wygrywasz, jeśli zrealizujesz wszystkie trzy cele i masz co najmniej 90 monet (łatwy), 120 (średni) albo 150 (trudny).',
      'Cel z jedną zakrytą nagrodą daje drugą; gdy zakryte są obie, nie daje nic, ale liczy się jako zrealizowany. Żeton pojawia się od razu po odkryciu jego karty, zanim sprawdzi się cele.',
      'Karta specjalna I niczego nie zakrywa. Karta specjalna II zakrywa lewą nagrodę lewego celu. Karta specjalna III zakrywa prawą nagrodę lewego celu i lewą środkowego. Karta specjalna I/II/III zakrywa prawą nagrodę środkowego celu i lewą prawego. Prawa nagroda prawego celu nigdy nie jest zakryta. Gdy nic nie jest zakryte, dostajesz wyższą nagrodę.',
    ],
  },
  avenia: {
    title: 'Avenia',
    text: [
      'Niektóre cele mówią o lądach. Ląd to wszystkie połączone ze sobą pola lądowe otoczone morzem i skrajem mapy.',
    ],
  },
  aghon: {
    title: 'Aghon',
    text: [
      'Bez zasad specjalnych. Jedne ruiny mogą liczyć się dla kilku terenów celu; wieża obserwacyjna liczy się tylko zbudowana.',
    ],
  },
  kazan: {
    title: 'Kazan',
    text: [
      'Wulkanów nie można eksplorować. Dwa regiony górskie nie mają pustego pola i nigdy nie dostają wioski. Ruiny mają litery; niektóre cele je wymieniają.',
      'Wioska obok ruin nie wymaga eksploracji tych ruin.',
    ],
  },
  cnidaria: {
    title: 'Cnidaria',
    text: [
      'Skał rafy nie można eksplorować. Kryształowe pola możesz eksplorować każdą kartą. Za pierwszym razem kryształowe pole daje swoją wartość i wartości wszystkich wcześniej eksplorowanych kryształów. Ruiny mają znaki: trójkąt, koło lub przekreślony kwadrat.',
      'Każde kryształowe pole płaci raz w grze; możesz je eksplorować ponownie, ale bez efektu. Kryształy zostają na mapie. Dwie wioski obok kryształowych pól mogą leżeć przy tym samym.',
    ],
  },
  editions: {
    title: 'Jak czytamy instrukcję',
    text: [
      'To, co wydrukowano na mapach i kartach, znajdziesz na liście elementów: pola i ich wartości, cele, karty akcji specjalnych i skarby.',
      'Gdzie instrukcja milczy lub jest niejasna, przyjmujemy: kart akcji specjalnych jest 28; wieże nie są punktami wyjścia ani ogniwami ciągu; gdy kilka rzeczy dzieje się naraz, wybierasz ich kolejność; kryształ daje sumę wszystkich dotąd eksplorowanych; przy każdej karcie możesz umieścić mniej odkrywców; ruiny na lądzie należą do swojego regionu; monety podwaja się lub potraja tylko za pola eksplorowane samą tą kartą; pole bez regionu liczy się do tego, z którym sąsiaduje.',
    ],
  },
};
