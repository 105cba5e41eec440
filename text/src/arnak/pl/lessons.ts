import type { LessonsOf } from '../../lessons.ts';
import type { lessons as english } from '../en/lessons.ts';

export const lessons: LessonsOf<typeof english> = {
  welcome: {
    title: 'Witaj na wyspie Arnak',
    text: 'Twoja ekspedycja ląduje na nieznanej wyspie. Przez pięć rund prowadzisz wykopaliska i badania, odkrywasz stanowiska i zbierasz karty; potem liczy się punkty. Ta pierwsza gra pokazuje dwie rundy i trwa około dziesięciu minut. Razem z tobą gra Juno.',
  },
  signs: {
    title: 'Wskaż cokolwiek',
    text: 'Zatrzymaj wskaźnik na znaku, przytrzymaj go palcem albo przejdź do niego klawiaturą, a przeczytasz, co oznacza. Lista wszystkich znaków z wyszukiwarką jest w pomocy; otwiera ją też klawisz K.',
  },
  turn: {
    title: 'Jedna akcja główna',
    text: 'W swojej turze wykonujesz jedną akcję główną: prowadzisz wykopaliska, odkrywasz, ujarzmiasz strażnika, kupujesz kartę, zagrywasz kartę, prowadzisz badania albo pasujesz. Do tego możesz wykonać dowolnie wiele akcji darmowych.',
  },
  hand: {
    title: 'Twoja ręka',
    text: 'W każdej rundzie dobierasz karty, aby mieć na ręce pięć. Każdą wykorzystasz raz: dla symbolu podróży w rogu albo dla efektu, nigdy dla obu.',
  },
  dig: {
    title: 'Wykopaliska',
    text: 'Masz dwóch archeologów. Wyślij jednego do obozu, a dostaniesz to, co obóz daje; tutaj dwa kompasy. Wszystko, czego możesz teraz użyć, ma jasną obwódkę.',
    ask: 'Naciśnij „{site camp-compasses}”.',
  },
  pay: {
    title: 'Podróż',
    text: 'Droga kosztuje jeden but. Karta Strachu do niczego innego się nie nadaje, więc tu jest w sam raz. Samochód i statek też liczą się jako but, a samolot jako wszystko.',
    ask: '„{card fear}” jest już wybrany. Naciśnij „{key arnakTable.payDig}”.',
  },
  end: {
    title: 'Zakończ turę',
    text: 'To była twoja akcja główna. Możliwe są jeszcze akcje darmowe; potem kolej na Juno.',
    ask: 'Naciśnij „{key table.endTurn}”.',
  },
  again: {
    title: 'Jeszcze raz',
    text: 'Drugi archeolog idzie po grot strzały. Groty są potrzebne do badań i do ujarzmiania strażników.',
    ask: 'Wyślij archeologa do miejsca „{site camp-arrowhead}”, zapłać kartą „{card fear}” i zakończ turę.',
  },
  item: {
    title: 'Kup przedmiot',
    text: 'Obaj archeolodzy są w terenie, ale runda trwa dalej. Po prawej stronie księżycowego berła leżą przedmioty, które kosztują monety. Zakup trafia na spód talii: dobierzesz go w następnej rundzie.',
    ask: 'Kup „{card airdrop}” i zakończ turę.',
  },
  play: {
    title: 'Zagraj kartę dla efektu',
    text: 'Efekt z błyskawicą to akcja darmowa. „{card exploration-ship}” daje kompas.',
    ask: 'Zagraj oznaczoną kartę.',
  },
  artifact: {
    title: 'Kup artefakt',
    text: 'Po lewej stronie berła leżą artefakty, które kosztują kompasy. Przy zakupie możesz od razu użyć artefaktu; później, z ręki, kosztuje to tabliczkę.',
    ask: 'Kup „{card sundial}” i użyj go.',
  },
  sundial: {
    title: 'Spasuj, aby otrzymać',
    text: 'W tej rundzie niewiele już zostało do zrobienia. Wybierając drugą możliwość, pasujesz i dostajesz klejnot. Klejnoty są rzadkie.',
    ask: 'Wybierz klejnot i zakończ turę.',
  },
  keep: {
    title: 'Koniec rundy',
    text: 'Wszyscy spasowali, a archeolodzy wrócili. Karty z ręki możesz zatrzymać na następną rundę. Obie twoje są przydatne.',
    ask: 'Naciśnij „{key arnakTable.keep}”.',
  },
  staff: {
    title: 'Runda II',
    text: 'Użyte karty potasowano i włożono pod talię; znowu masz pięć kart, wśród nich „{card airdrop}”. Berło się przesunęło: artefaktów jest o jeden więcej, przedmiotów o jeden mniej.',
  },
  glass: {
    title: 'Badania',
    text: 'Tędy twoja ekspedycja wspina się do zaginionej świątyni. Pierwsza idzie lupa. Każdy most ma swoją cenę, a każdy rząd swój efekt: ten daje monetę.',
    ask: 'Naciśnij oznaczone pole i zakończ turę.',
  },
  notebook: {
    title: 'Brulion',
    text: 'Brulion idzie za lupą i nigdy jej nie wyprzedza. Daje mniej punktów, ale w pierwszych rzędach zdobywa asystentów.',
    ask: 'Przesuń brulion na oznaczone pole.',
  },
  assistant: {
    title: 'Asystent',
    text: 'Z trzech asystentów wybierasz jednego. Możesz go użyć raz na rundę. Handlarz wymienia monetę na grot strzały.',
    ask: 'Zatrudnij asystenta „{assistant assistant-coin-trade}” i zakończ turę.',
  },
  compasses: {
    title: 'Przed odkryciem',
    text: 'Odkrycie stanowiska kosztuje trzy kompasy i podróż. Teraz nie masz żadnego, więc wracamy do obozu.',
    ask: 'Wyślij archeologa do miejsca „{site camp-compasses}”, zapłać kartą „{card fear}” i zakończ turę.',
  },
  third: {
    title: 'Trzeci kompas',
    text: 'Juno pasuje; odtąd wszystkie tury tej rundy należą do ciebie. Brakuje jednego kompasu, a masz go na ręce.',
    ask: 'Zagraj oznaczoną kartę.',
  },
  discover: {
    title: 'Odkryj stanowisko',
    text: 'Nikt jeszcze nie wie, co tu jest. Najpierw bierzesz bożka i jego efekt, potem odsłania się stanowisko i daje swój efekt, a na końcu budzi się strażnik.',
    ask: 'Naciśnij oznaczone miejsce i zapłać kartą „{card funding-car}”.',
  },
  cave: {
    title: 'Jaskinia',
    text: 'Bożek dał kompas, a jaskinia tabliczkę, klejnot i niestety kartę Strachu. I teraz siedzi tu skorpion. Jeśli nadal tu będzie, gdy twój archeolog wróci na koniec rundy, dostaniesz jeszcze więcej Strachu.',
    ask: 'Zakończ turę; zaraz zajmiemy się strażnikiem.',
  },
  idol: {
    title: 'Bożek na polu bożka',
    text: 'Każdy bożek jest wart 3 punkty. W ramach akcji darmowej możesz umieścić go na polu bożka i wybrać jeden z pięciu efektów. Puste pola też dają jednak punkty, więc dobrze się zastanów.',
    ask: 'Wybierz grot strzały: tego ci brakuje.',
  },
  overcome: {
    title: 'Ujarzmij strażnika',
    text: 'Skorpion żąda tabliczki, grotu strzały i buta. W zamian dostajesz 5 punktów i jego przysługę, a Strachu już stąd nie przyniesiesz.',
    ask: 'Naciśnij skorpiona, zapłać i zakończ turę.',
  },
  trader: {
    title: 'Pomoc asystenta',
    text: 'Użycie asystenta to też akcja darmowa. Wymień ostatnią monetę na grot strzały; zaraz zobaczysz, po co.',
    ask: 'Naciśnij „{assistant assistant-coin-trade}” i zapłać.',
  },
  second: {
    title: 'Następny rząd',
    text: 'Za ten most płacisz klejnotem. Na polu leży kafelek nagrody naukowej, a bierze go ten, kto dotrze tu pierwszy.',
    ask: 'Przesuń lupę na oznaczone pole.',
  },
  bonus: {
    title: 'Nagroda naukowa',
    text: 'Dzięki niej wymienisz tabliczkę na grot strzały albo grot strzały na klejnot. Do tego dochodzi efekt rzędu, kompas.',
    ask: 'Weź nagrodę, wymień grot strzały i zakończ turę.',
  },
  boon: {
    title: 'Przysługa',
    text: 'Każdy ujarzmiony strażnik pomaga raz w grze. Skorpion usuwa jedną kartę. Strach zapycha rękę, a na koniec kosztuje punkt, więc precz z nim!',
    ask: 'Naciśnij swojego skorpiona, a potem „{card fear}” wśród użytych kart.',
  },
  pass: {
    title: 'Spasuj',
    text: 'Nic więcej już się nie opłaca. Gdy pasujesz, gra pyta, czy na pewno tego chcesz.',
    ask: 'Naciśnij „{key arnakTable.pass}” i zakończ turę.',
  },
  keepBest: {
    title: 'Najlepsze na później',
    text: '„{card airdrop}” nie był potrzebny. Zatrzymujesz tę kartę na następną rundę i dobierzesz wtedy tylko cztery.',
    ask: 'Naciśnij „{key arnakTable.keep}”.',
  },
  points: {
    title: 'Punkty za badania',
    text: 'Po rundzie V oba znaczniki dają punkty swoich rzędów, lupa więcej niż brulion. Im wcześniej dotrzesz do zaginionej świątyni, tym więcej dostaniesz, a na miejscu możesz brać kafelki świątyni.',
  },
  rest: {
    title: 'Pozostałe punkty',
    text: '3 punkty za każdego bożka i to, co widać na pustych polach bożków, 5 za każdego strażnika oraz punkty wszystkich twoich kart. Każda karta Strachu kosztuje 1 punkt. Pozostałe zasoby nic nie dają.',
  },
  farewell: {
    title: 'Wyspa stoi otworem',
    text: 'Świetnie! Każdy rodzaj akcji masz już za sobą. Zagraj teraz całą grę. Podpowiedzi i zasady są zawsze pod ręką.',
  },
};
