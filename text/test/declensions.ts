import type { LanguageCode } from '@moonstaff/text';

/**
 * The right forms of everything the texts count, written down by hand. A line has one case of a noun with its
 * adjectives: after 1, after 2, and in Polish and Russian after 5. Polish 22 and Russian 21 follow from these.
 */
const FORMS: { readonly [Code in LanguageCode]: string } = {
  en: `
    goal/goals tile/tiles tower/towers
    try/tries ready_assistant/ready_assistants gold_assistant/gold_assistants unused_boon/unused_boons
    worthwhile_space/worthwhile_spaces explored_space/explored_spaces
    table/tables
    action/actions archaeologist/archaeologists arrowhead/arrowheads artifact/artifacts assistant/assistants boot/boots
    bot/bots byte/bytes car/cars card/cards character/characters choice/choices city/cities coin/coins compass/compasses
    component/components copy/copies crystal/crystals day/days effect/effects entry/entries exile/exiles
    explorer/explorers game/games hour/hours guardian/guardians idol/idols item/items jewel/jewels minute/minutes notebook/notebooks pass/passes
    pilot/pilots plane/planes player/players point/points refresh/refreshes round/rounds row/rows ruin/ruins seat/seats
    scenario/scenarios section/sections ship/ships shuffle/shuffles space/spaces spectator/spectators step/steps tablet/tablets
    upgrade/upgrades village/villages way/ways
    desert_space/desert_spaces discovery_tower/discovery_towers face-down_idol/face-down_idols Fear_card/Fear_cards
    grassland_space/grassland_spaces highlighted_space/highlighted_spaces magnifying_glass/magnifying_glasses
    more_card/more_cards more_space/more_spaces mountain_space/mountain_spaces new_message/new_messages
    sea_space/sea_spaces trading_post/trading_posts treasure_card/treasure_cards unused_card/unused_cards
    here/here person/people earlier_turn/earlier_turns Exploration/Explorations Fear/Fear_cards Funding/Fundings member/members more/more other_way/other_ways turn/turns
    is/are comes/come`,
  de: `
    Plättchen/Plättchen Turm/Türme Ziel/Ziele
    Versuch/Versuche Versuch/Versuchen bereiter_Gehilfe/bereite_Gehilfen goldener_Gehilfe/goldene_Gehilfen
    ungenutzter_Segen/ungenutzte_Segen lohnendes_Feld/lohnende_Felder erkundetes_Feld/erkundete_Felder
    Tisch/Tische Stunde/Stunden Minute/Minuten freien_Tag/freie_Tage
    Abschnitt/Abschnitte Aktion/Aktionen Archäologe/Archäologen Archäologen/Archäologen Artefakt/Artefakte
    Artefakt/Artefakten Auffrischung/Auffrischungen Aufwertung/Aufwertungen Auto/Autos Bergfeld/Bergfelder
    Bergfeld/Bergfeldern Bot/Bots Byte/Bytes Dorf/Dörfer Dorf/Dörfern Effekt/Effekte Eintrag/Einträge Eintrag/Einträgen
    Entdeckungsturm/Entdeckungstürme Entdeckungsturm/Entdeckungstürmen Exemplar/Exemplare Feld/Felder Feld/Feldern
    Flugzeug/Flugzeuge Flugzeug/Flugzeugen Furchtkarte/Furchtkarten Gegenstand/Gegenstände Gegenstand/Gegenständen
    Gehilfe/Gehilfen Gehilfen/Gehilfen Graslandfeld/Graslandfelder Graslandfeld/Graslandfeldern Handelsposten/Handelsposten
    Handkarte/Handkarten Juwel/Juwelen Karte/Karten Kompass/Kompasse Kompass/Kompassen Komponente/Komponenten
    Kristall/Kristalle Kristall/Kristallen Kundschafter/Kundschafter Kundschafter/Kundschaftern Lupe/Lupen
    Meeresfeld/Meeresfelder Meeresfeld/Meeresfeldern Mischung/Mischungen Möglichkeit/Möglichkeiten Münze/Münzen
    Notizbuch/Notizbücher Notizbuch/Notizbüchern Passen/Passen Pfeilspitze/Pfeilspitzen Piloten/Piloten Platz/Plätze
    Punkt/Punkte Punkt/Punkten Ruine/Ruinen Runde/Runden Schatzkarte/Schatzkarten Schiff/Schiffe Schiff/Schiffen
    Schritt/Schritte Szenario/Szenarien Spiel/Spiele Spieler/Spieler Spieler/Spielern Stadt/Städte Stadt/Städten Steintafel/Steintafeln
    Stiefel/Stiefel Stiefel/Stiefeln Tag/Tage Totem/Totems Verbannung/Verbannungen Wächter/Wächter Wächter/Wächtern
    Wüstenfeld/Wüstenfelder Wüstenfeld/Wüstenfeldern Zahlungsmöglichkeit/Zahlungsmöglichkeiten Zeichen/Zeichen
    Zeile/Zeilen Zuschauer/Zuschauer
    hervorgehobenes_Feld/hervorgehobene_Felder neue_Nachricht/neue_Nachrichten verdecktes_Totem/verdeckte_Totems
    Erkundung/Erkundungen Furcht/Furchtkarten Finanzierung/Finanzierungen früherer_Zug/frühere_Züge Mitglied/Mitglieder Partie/Partien Person/Personen Pilot/Piloten
    weitere_Möglichkeit/weitere_Möglichkeiten Zug/Züge da/da fehlt/fehlen weitere/weitere
    weitere_Handkarte/weitere_Handkarten wird/werden kommt/kommen`,
  pl: `
    cel/cele/celów kafelek/kafelki/kafelków wieża/wieże/wież
    złoty_asystent/złoci_asystenci/złotych_asystentów
    niewykorzystana_przysługa/niewykorzystane_przysługi/niewykorzystanych_przysług cenne_pole/cenne_pola/cennych_pól
    eksplorowane_pole/eksplorowane_pola/eksplorowanych_pól
    stół/stoły/stołów godzina/godziny/godzin wolny_dzień/wolne_dni/wolnych_dni bot/boty/botów
    akcja/akcje/akcji akcję/akcje/akcji akcji/akcji/akcji archeolog/archeolodzy/archeologów archeolog/archeologów/archeologów
    archeologa/archeologów/archeologów artefakt/artefakty/artefaktów artefaktu/artefaktów/artefaktów
    asystent/asystentów/asystentów asystenta/asystentów/asystentów bajt/bajty/bajtów bożek/bożki/bożków bożka/bożki/bożków
    bożka/bożków/bożków brulion/bruliony/brulionów brulionu/brulionów/brulionów but/buty/butów buta/butów/butów
    dzień/dni/dni efekt/efekty/efektów element/elementy/elementów faktoria/faktorie/faktorii faktorię/faktorie/faktorii
    faktorii/faktorii/faktorii gracz/gracze/graczy gracza/graczy/graczy graczu/graczach/graczach
    grot_strzały/groty_strzał/grotów_strzał grotu_strzały/grotów_strzał/grotów_strzał karta/karty/kart kartę/karty/kart
    karty/kart/kart karta_skarbu/karty_skarbów/kart_skarbów kartę_skarbu/karty_skarbów/kart_skarbów
    karty_skarbu/kart_skarbów/kart_skarbów klejnot/klejnoty/klejnotów klejnotu/klejnotów/klejnotów kompas/kompasy/kompasów
    kompasu/kompasów/kompasów krok/kroki/kroków scenariusz/scenariusze/scenariuszy kryształ/kryształy/kryształów kryształu/kryształów/kryształów lupa/lupy/lup
    lupę/lupy/lup lupy/lup/lup miasto/miasta/miast miasta/miast/miast miastem/miastami/miastami miejsce/miejsca/miejsc
    minuta/minuty/minut moneta/monety/monet monetę/monety/monet monety/monet/monet możliwość/możliwości/możliwości odkrywca/odkrywcy/odkrywców
    odkrywca/odkrywców/odkrywców odkrywcę/odkrywców/odkrywców odkrywcy/odkrywców/odkrywców pilota/pilotów/pilotów
    pole/pola/pól pola/pól/pól pole_górskie/pola_górskie/pól_górskich pola_górskiego/pól_górskich/pól_górskich
    pole_morskie/pola_morskie/pól_morskich pola_morskiego/pól_morskich/pól_morskich
    pole_pustynne/pola_pustynne/pól_pustynnych pola_pustynnego/pól_pustynnych/pól_pustynnych
    przedmiot/przedmioty/przedmiotów przedmiotu/przedmiotów/przedmiotów przygotowanie/przygotowania/przygotowań
    przygotowania/przygotowań/przygotowań punkt/punkty/punktów punktu/punktów/punktów rozdział/rozdziały/rozdziałów
    samochód/samochody/samochodów samochodu/samochodów/samochodów samolot/samoloty/samolotów
    samolotu/samolotów/samolotów spasowanie/spasowania/spasowań spasowania/spasowań/spasowań sposób/sposoby/sposobów
    statek/statki/statków statku/statków/statków strażnik/strażników/strażników strażnika/strażników/strażników
    sztuka/sztuki/sztuk tabliczka/tabliczki/tabliczek tabliczkę/tabliczki/tabliczek tabliczki/tabliczek/tabliczek
    usunięcie/usunięcia/usunięć usunięcia/usunięć/usunięć widz/widzów/widzów wieża_obserwacyjna/wieże_obserwacyjne/wież_obserwacyjnych
    wieżę_obserwacyjną/wieże_obserwacyjne/wież_obserwacyjnych wieży_obserwacyjnej/wież_obserwacyjnych/wież_obserwacyjnych
    wiersz/wiersze/wierszy wierszu/wierszach/wierszach wioska/wioski/wiosek wioskę/wioski/wiosek wioski/wiosek/wiosek
    wpis/wpisy/wpisów wpisu/wpisów/wpisów wymiana/wymiany/wymian wymianę/wymiany/wymian wymiany/wymian/wymian
    znak/znaki/znaków przygotowany_asystent/przygotowani_asystenci/przygotowanych_asystentów
    nieużyta_karta/nieużyte_karty/nieużytych_kart nieużyty_odkrywca/nieużyci_odkrywcy/nieużytych_odkrywców
    nowa_wiadomość/nowe_wiadomości/nowych_wiadomości podświetlone_pole/podświetlone_pola/podświetlonych_pól
    wolne_miejsce/wolne_miejsca/wolnych_miejsc zakryty_bożek/zakryte_bożki/zakrytych_bożków
    Eksploracja/Eksploracje/Eksploracji Fundusze/karty_Funduszy/kart_Funduszy Strach/karty_Strachu/kart_Strachu
    na_miejscu/na_miejscu/na_miejscu osoba/osoby/osób partia/partie/partii partii/partii/partii
    członka/członków/członków inny_sposób/inne_sposoby/innych_sposobów pilot/pilotów/pilotów tura/tury/tur
    wcześniejsza_tura/wcześniejsze_tury/wcześniejszych_tur
    zakrytego_bożka/zakryte_bożki/zakrytych_bożków`,
  ru: `
    башня/башни/башен жетон/жетона/жетонов цель/цели/целей
    доступный_помощник/доступных_помощника/доступных_помощников золотой_помощник/золотых_помощника/золотых_помощников
    неиспользованный_дар/неиспользованных_дара/неиспользованных_даров ценная_клетка/ценные_клетки/ценных_клеток
    исследованная_клетка/исследованные_клетки/исследованных_клеток
    час/часа/часов стол/стола/столов бот/бота/ботов выходной/выходных/выходных
    автомобиль/автомобиля/автомобилей автомобиля/автомобилей/автомобилей артефакт/артефакта/артефактов
    артефакта/артефактов/артефактов археолог/археолога/археологов археолога/археологов/археологов байт/байта/байт
    ботинок/ботинка/ботинок ботинка/ботинок/ботинок вариант/варианта/вариантов город/города/городов
    города/городов/городов городом/городами/городами действие/действия/действий день/дня/дней
    дневник/дневника/дневников дневника/дневников/дневников запись/записи/записей записи/записей/записей
    зритель/зрителя/зрителей игрок/игрока/игроков игрока/игроков/игроков идол/идола/идолов идола/идолов/идолов
    карта/карты/карт карту/карты/карт карты/карт/карт карта_сокровища/карты_сокровищ/карт_сокровищ
    карту_сокровища/карты_сокровищ/карт_сокровищ карты_сокровища/карт_сокровищ/карт_сокровищ клетка/клетки/клеток
    клетку/клетки/клеток клетки/клеток/клеток компас/компаса/компасов компаса/компасов/компасов
    компонент/компонента/компонентов корабль/корабля/кораблей корабля/кораблей/кораблей
    кристалл/кристалла/кристаллов кристалла/кристаллов/кристаллов место/места/мест минута/минуты/минут монета/монеты/монет
    монету/монеты/монет монеты/монет/монет наконечник/наконечника/наконечников
    наконечника/наконечников/наконечников обмен/обмена/обменов обмена/обменов/обменов очко/очка/очков очка/очков/очков
    пас/паса/пасов паса/пасов/пасов первооткрыватель/первооткрывателя/первооткрывателей
    первооткрывателя/первооткрывателей/первооткрывателей пилота/пилотов/пилотов помощник/помощника/помощников
    помощника/помощников/помощников поселение/поселения/поселений поселения/поселений/поселений
    предмет/предмета/предметов предмета/предметов/предметов разворот/разворота/разворотов
    разворота/разворотов/разворотов раздел/раздела/разделов рубин/рубина/рубинов рубина/рубинов/рубинов
    самолёт/самолёта/самолётов самолёта/самолётов/самолётов символ/символа/символов символа/символов/символов
    смотровая_башня/смотровые_башни/смотровых_башен смотровую_башню/смотровые_башни/смотровых_башен
    смотровой_башни/смотровых_башен/смотровых_башен способ/способа/способов страж/стража/стражей
    стража/стражей/стражей строка/строки/строк строки/строк/строк табличка/таблички/табличек
    табличку/таблички/табличек таблички/табличек/табличек удаление_карты/удаления_карт/удалений_карт
    удаления_карты/удалений_карт/удалений_карт увеличительное_стекло/увеличительных_стекла/увеличительных_стёкол
    увеличительного_стекла/увеличительных_стёкол/увеличительных_стёкол фактория/фактории/факторий
    факторию/фактории/факторий фактории/факторий/факторий сценарий/сценария/сценариев шаг/шага/шагов экземпляр/экземпляра/экземпляров
    здесь/здесь/здесь человек/человека/человек партия/партии/партий партию/партии/партий партии/партий/партий
    исследование/исследования/исследований пилот/пилота/пилотов Ужас/Ужаса/Ужасов участника/участников/участников
    финансирование/финансирования/финансирований ход/хода/ходов более_ранний_ход/более_ранних_хода/более_ранних_ходов
    эффект/эффекта/эффектов новое_сообщение/новых_сообщения/новых_сообщений
    подсвеченную_клетку/подсвеченные_клетки/подсвеченных_клеток подсвеченная_клетка/подсвеченные_клетки/подсвеченных_клеток`,
};

/** One case of a counted noun: a form for each category of the language's plural rules. */
export type Case = { readonly [category: string]: string };

const NAMES: { readonly [Code in LanguageCode]: readonly string[] } = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  pl: ['one', 'few', 'many'],
  ru: ['one', 'few', 'many'],
};

export const casesOf = (code: LanguageCode): readonly Case[] =>
  FORMS[code]
    .trim()
    .split(/\s+/)
    .map((line) => {
      const forms = line.replaceAll('_', ' ').split('/');
      return Object.fromEntries(NAMES[code].map((name, i) => [name, forms[i] ?? '']));
    });
