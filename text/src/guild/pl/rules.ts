import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Cel gry',
    text: [
      'Wszyscy jednocześnie eksplorują własny egzemplarz tej samej mapy. Monety zdobywasz za wioski, wieże, szlaki handlowe, pola z monetami, cele i skarby. Liczba monet jest tajna. Po czterech rundach wygrywa osoba, która ma ich najwięcej.',
    ],
  },
  setup: {
    title: 'Przygotowanie',
    text: [
      'Wybierz mapę. Każdy ma 36 odkrywców i 13 wiosek. W grze są trzy z sześciu celów mapy. Talia eksploracji pierwszej rundy to pięć podstawowych kart eksploracji i specjalna karta eksploracji I (krótko: karta specjalna I).',
      'Karty akcji specjalnych i karty skarbów tasuje się w osobne talie. Faktorie, wieże i monety leżą w banku. Wszystkie mapy są na początku puste; na polu stolicy nic nie stoi.',
    ],
  },
  map: {
    title: 'Mapa',
    text: [
      'Są cztery tereny: łąka, pustynia, góry i morze. Sąsiadujące pola tego samego terenu lądowego tworzą region; morze nie tworzy regionów. Miasta, pola z monetami i ruiny na lądzie należą do regionu swojego terenu; ruiny na morzu, pola obserwacyjne i kryształowe do żadnego.',
      'Zaczynasz w stolicy. Przy eksploracji liczy się ona jak wioska, ale nie przy celach, i nigdy się jej nie eksploruje.',
    ],
  },
  turn: {
    title: 'Tury i rundy',
    text: [
      'Odkrywa się wierzchnią kartę talii eksploracji i wszyscy jednocześnie wykonują ją na swoich mapach. Gdy wszyscy skończą, sprawdza się cele i odkrywa następną kartę.',
      'Cztery rundy mają 6, 7, 8 i 9 kart. Na koniec rundy wszyscy odkrywcy wracają; wioski, wieże, faktorie i skarby zostają.',
    ],
  },
  exploring: {
    title: 'Eksploracja',
    text: [
      'Umieszczaj odkrywców po kolei, każdego na wolnym polu obok stolicy, jednej ze swoich wiosek lub jednego ze swoich odkrywców. To, co daje pole, otrzymujesz od razu.',
      'Teren musi pasować do karty; pola obserwacyjne i kryształowe pasują do każdej. Możesz umieścić mniej odkrywców, niż wolno; reszta przepada.',
    ],
  },
  special: {
    title: 'Akcje specjalne',
    text: [
      'Gdy karta specjalna I, II lub III zostaje odkryta po raz pierwszy, każdy dobiera dwie karty akcji specjalnych, zatrzymuje jedną przy tym numerze i ją wykonuje. Gdy karta wróci w późniejszej rundzie, tę akcję specjalną wykonuje się ponownie.',
      'Karta specjalna I/II/III pozwala każdemu użyć jednej z trzech swoich akcji specjalnych.',
    ],
  },
  village: {
    title: 'Wioski',
    text: [
      'Gdy w ciągu jednej rundy w pełni eksplorujesz region, odkrywasz wioskę: musisz zastąpić wioską jednego z odkrywców na pustym polu tego regionu. Daje ona 1, 2, 3 lub 4 monety zależnie od rundy, zostaje na całą grę i możesz z niej eksplorować. Każdy region ma jedną wioskę.',
    ],
  },
  tower: {
    title: 'Wieże obserwacyjne',
    text: [
      'Na polu obserwacyjnym budujesz wieżę, zamiast umieszczać odkrywcę. Pierwsza, druga, trzecia i czwarta wieża dają 6, 8, 10 i 14 monet. Wieża nie jest punktem wyjścia dla odkrywców.',
    ],
  },
  spaces: {
    title: 'Pola z monetami, ruiny i skarby',
    text: [
      'Pole z monetami daje monety za każdym razem, gdy je eksplorujesz. Ruiny dają kartę skarbu, gdy eksplorujesz je pierwszy raz w grze.',
      'Skarby działają natychmiast i trafiają pod talię albo leżą zakryte i dają monety na koniec gry.',
    ],
  },
  trade: {
    title: 'Miasta i szlaki handlowe',
    text: [
      'Dwa miasta z twoimi odkrywcami i bez faktorii, połączone nieprzerwanym ciągiem twoich odkrywców, wiosek i stolicy, tworzą szlak handlowy. Daje on iloczyn wartości obu miast. Potem jedno z nich, według twojego wyboru, dostaje faktorię i nie może już być końcem innego szlaku.',
      'Jeśli połączysz naraz trzy takie miasta, powstają kolejno dwa szlaki.',
    ],
  },
  objectives: {
    title: 'Cele',
    text: [
      'Po każdej turze wszyscy, którzy pierwszy raz realizują cel, otrzymują monety: wyższą nagrodę, jeśli nikt nie zrealizował go w poprzednich turach, w przeciwnym razie niższą. Stolica nie jest tu wioską.',
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
      'Gdy karty specjalne II, III i I/II/III zostają odkryte po raz pierwszy, żetony rundy zakrywają od lewej nagrody celów. Zakrytej nagrody się nie wypłaca.',
      'Wygrywasz, jeśli zrealizujesz wszystkie trzy cele i masz co najmniej 90 monet (łatwy), 120 (średni) albo 150 (trudny).',
      'Cel z jedną zakrytą nagrodą daje drugą; gdy zakryte są obie, nie daje nic, ale liczy się jako zrealizowany. Żeton pojawia się od razu po odkryciu jego karty, zanim sprawdzi się cele.',
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
    ],
  },
  cnidaria: {
    title: 'Cnidaria',
    text: [
      'Skał rafy nie można eksplorować. Kryształowe pola możesz eksplorować każdą kartą. Za pierwszym razem kryształowe pole daje swoją wartość i wartości wszystkich wcześniej eksplorowanych kryształów. Ruiny mają znaki: trójkąt, koło lub przekreślony kwadrat.',
    ],
  },
};
