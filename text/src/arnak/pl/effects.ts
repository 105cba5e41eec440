import type { Level } from '@moonstaff/arnak';
import type { Form } from '../../language.ts';
import { byNumber } from '../../pl/grammar.ts';
import { join, list, type Part, type Sentence, s } from '../../segment.ts';
import { type Amount, iconOf, tokenAmounts, travelAmounts } from '../amounts.ts';
import type { ArnakIcon } from '../icons.ts';
import { type Clause, type EffectVoice, type EffectWords, effectVoice } from '../voice.ts';
import { amount } from './nouns.ts';

/** The command and the infinitive; everything after the verb stays as it is. */
type Verb = readonly [command: string, infinitive: string];

function clause([command, infinitive]: Verb, object: Part): Clause {
  const deed = (verb: string): Sentence => (object === '' ? s`${verb}` : s`${verb} ${object}`);
  return { do: deed(command), to: deed(infinitive), may: deed(infinitive) };
}

/** Two deeds of which the second follows from the first. */
const both = (first: Clause, second: Clause): Clause => ({
  do: s`${first.do} i ${second.do}`,
  to: s`${first.to} i ${second.to}`,
  may: s`${first.may} i ${second.may}`,
});

const GAIN: Verb = ['otrzymujesz', 'otrzymać'];
const EXILE: Verb = ['usuń', 'usunąć'];
const PUT: Verb = ['odłóż', 'odłożyć'];
const TAKE: Verb = ['weź', 'wziąć'];
const DRAW: Verb = ['dobierz', 'dobrać'];
const ACTIVATE: Verb = ['aktywuj', 'aktywować'];

const some = (icon: ArnakIcon, n: number, form: Form = 'acc'): Part => amount({ icon, n }, form);
const all = (amounts: readonly Amount[], form: Form = 'acc'): Sentence =>
  list(
    amounts.map((one) => amount(one, form)),
    ' i ',
  );

/** A site of some levels: `obóz lub stanowisko poziomu I`, each half in its own gender. */
const site = (levels: readonly Level[], camp: string, place: string): string =>
  levels.length === 3
    ? place
    : levels.map((level) => (level === 'camp' ? camp : `${place} poziomu ${level}`)).join(' lub ');

const COUNTED = {
  guardiansAtYourSitesPlusOvercome:
    'każdego strażnika na zajętych przez ciebie stanowiskach i za każdego strażnika ujarzmionego przez ciebie',
  yourIdolsIncludingSlotted: 'każdego swojego bożka, także na polach bożków',
  yourPlacedArchaeologists: 'każdego swojego archeologa na stanowisku',
};

const CARD = { item: 'przedmiot', artifact: 'artefakt', any: 'przedmiot lub artefakt' };
const DECK = { item: 'talii przedmiotów', artifact: 'talii artefaktów', any: 'talii' };
const SOURCE = { row: 'z rzędu kart', exile: 'ze stosu usuniętych kart' };
const FROM_BOTTOM = ' ze spodu talii';

const step: EffectWords['step'] = {
  gainFear: () => clause(TAKE, s`${some('fear', 1)} do swojego obszaru gry`),
  gainPer: ({ resource, amount: n, per, max }) =>
    clause(
      GAIN,
      s`${some(iconOf(resource), n)} za ${COUNTED[per]} (łącznie maksymalnie ${some(iconOf(resource), max)})`,
    ),
  draw: ({ count, from }) => clause(DRAW, s`${some('card', count)}${from === 'bottom' ? FROM_BOTTOM : ''}`),
  drawKeep: ({ chooseCountUpTo, mayReturnToTop, from }) =>
    both(
      clause(['podaj', 'podać'], `liczbę ${chooseCountUpTo === 2 ? '1 lub 2' : `od 1 do ${chooseCountUpTo}`}`),
      clause(
        DRAW,
        join([
          `tyle kart${from === 'bottom' ? FROM_BOTTOM : ''}; 1 zatrzymaj`,
          mayReturnToTop ? `, 1 możesz odłożyć na wierzch talii` : '',
          '; pozostałe trafiają niewykorzystane do twojego obszaru gry',
        ]),
      ),
    ),
  exile: () => clause(EXILE, s`${some('card', 1)} z ręki lub obszaru gry`),
  spendHandCard: () => clause(PUT, s`${some('handCard', 1)} do swojego obszaru gry, nie wykorzystując jej`),
  pass: () => clause(['spasuj', 'spasować'], ''),
  upgradeResource: () =>
    clause(
      ['wymień', 'wymienić'],
      s`${some('tablet', 1)} na ${some('arrowhead', 1)} albo ${some('arrowhead', 1)} na ${some('jewel', 1)}`,
    ),
  sendArchaeologist: ({ discount, levels, freeTravel, mayActivateTwice }) => {
    const how = join([
      freeTravel ? ' bez kosztów podróży' : '',
      discount === undefined ? '' : s`, płacąc za podróż o ${all(travelAmounts(discount.travel))} mniej`,
      discount?.compassIfDiscovering === undefined
        ? ''
        : s`, a przy odkryciu o ${some('compass', discount.compassIfDiscovering)} mniej`,
      mayActivateTwice ? '; możesz aktywować to miejsce dwa razy' : '',
    ]);
    const dig: Verb = ['przeprowadź wykopaliska', 'przeprowadzić wykopaliska'];
    if (levels !== undefined) return clause(dig, s`${site(levels, 'w obozie', 'na stanowisku')}${how}`);
    return {
      do: s`przeprowadź wykopaliska lub odkryj stanowisko${how}`,
      to: s`przeprowadzić wykopaliska lub odkryć stanowisko${how}`,
      may: s`przeprowadzić wykopaliska lub odkryć stanowisko${how}`,
    };
  },
  activateSite: ({ levels, occupancy, count, surcharge = {} }) => {
    const where =
      count > 1
        ? byNumber(
            count,
            `${count} różne ${site(levels, 'obozy', 'stanowiska')}`,
            `${count} różnych ${site(levels, 'obozów', 'stanowisk')}`,
          )
        : occupancy === 'unoccupied'
          ? site(levels, 'niezajęty obóz', 'niezajęte stanowisko')
          : occupancy === 'occupiedByYou'
            ? site(levels, 'zajęty przez ciebie obóz', 'zajęte przez ciebie stanowisko')
            : site(levels, 'obóz', 'stanowisko');
    const extra = levels.flatMap((level) =>
      surcharge[level] === undefined ? [] : [s`; na poziomie ${level} zapłać ${all(tokenAmounts(surcharge[level]))}`],
    );
    return clause(ACTIVATE, join([where, ...extra]));
  },
  activateTopTile: ({ level }) => {
    const tile = `wierzchni kafelek stanowiska poziomu ${level} ze stosu`;
    const to = s`odsłonić ${tile}, aktywować go i odłożyć pod stos`;
    return { do: s`odsłoń ${tile}, aktywuj go i odłóż pod stos`, to, may: to };
  },
  relocate: ({ toLevels }) =>
    both(
      clause(
        ['przemieść', 'przemieścić'],
        `1 swojego archeologa ze stanowiska na wolne pole ${site(toLevels, 'innego obozu', 'innego stanowiska')}`,
      ),
      clause(ACTIVATE, 'to miejsce'),
    ),
  recallArchaeologist: () =>
    clause(['przenieś', 'przenieść'], '1 swojego archeologa ze stanowiska na swoją planszetkę'),
  overcomeGuardian: ({ where }) =>
    clause(
      ['ujarzmij', 'ujarzmić'],
      `strażnika na ${where === 'occupiedByYou' ? 'zajętym przez ciebie stanowisku' : 'stanowisku, którego nie zajmuje żaden inny gracz,'} bez płacenia jego kosztu`,
    ),
  moveGuardian: ({ toLevels }) =>
    both(
      clause(
        ['przemieść', 'przemieścić'],
        `strażnika z zajętego przez ciebie stanowiska ${site(toLevels, 'do niezajętego obozu', 'na niezajęte stanowisko')} (bez strażnika)`,
      ),
      clause(ACTIVATE, 'to miejsce'),
    ),
  buyCard: ({ kind, discount, includeDeckTop }) =>
    clause(
      ['kup', 'kupić'],
      join([
        `${CARD[kind]} ze zniżką `,
        kind === 'any' ? `o wartości ${discount}` : some(kind === 'item' ? 'coin' : 'compass', discount, 'gen'),
        includeDeckTop ? `; możesz też wybrać wierzchnią kartę ${DECK[kind]}` : '',
      ]),
    ),
  gainCard: ({ kind, source, to }) => {
    const what = `za darmo ${CARD[kind]} ${SOURCE[source]}`;
    if (to === 'hand') return clause(TAKE, `za darmo na rękę ${CARD[kind]} ${SOURCE[source]}`);
    if (to === 'playArea') return clause(TAKE, `${what} do swojego obszaru gry; możesz użyć jego efektu`);
    return both(
      clause(TAKE, what),
      clause(['połóż', 'położyć'], `go na ${to === 'deckTop' ? 'wierzch' : 'spód'} swojej talii`),
    );
  },
  exileFromRow: () => clause(EXILE, 'skrajny prawy przedmiot z rzędu kart'),
  research: ({ token, free, discountOptions }) =>
    clause(
      ['przeprowadź', 'przeprowadzić'],
      join([
        'badania',
        token === 'notebook' ? ' brulionem' : '',
        free ? ', nic nie płacąc' : '',
        discountOptions === undefined
          ? ''
          : s`, płacąc o ${list(
              discountOptions.map((tokens) => all(tokenAmounts(tokens))),
              ' lub o ',
            )} mniej`,
      ]),
    ),
  recruitAssistant: () => clause(['zatrudnij', 'zatrudnić'], some('assistant', 1)),
  rescueAssistant: () => clause(['uratuj', 'uratować'], some('assistant', 1)),
  upgradeAssistant: () => clause(['awansuj', 'awansować'], some('assistant', 1)),
  refreshAssistant: ({ count }) => clause(['przygotuj', 'przygotować'], some('assistant', count)),
  swapAssistant: () =>
    clause(
      ['wymień', 'wymienić'],
      '1 swojego asystenta na wierzchniego z dowolnego stosu asystentów; nowy ma ten sam poziom i jest przygotowany',
    ),
  useSupplyAssistant: ({ side }) =>
    clause(
      ['użyj', 'użyć'],
      `${side === 'silver' ? 'srebrnego' : 'złotego'} efektu wierzchniego asystenta z dowolnego stosu asystentów`,
    ),
  unslotIdol: () => clause(PUT, 'bożka z ostatniego zajętego pola bożka (licząc od lewej) z powrotem do skrzyń'),
  roundFlag: ({ flag }) => {
    const fear = flag === 'noFearFromGuardians';
    const now = fear
      ? s`do końca rundy strażnicy nie dają ci Strachu`
      : s`do końca rundy wszystkie twoje symbole podróży liczą się jako samoloty`;
    const to = fear
      ? s`do końca rundy nie otrzymywać Strachu od strażników`
      : s`do końca rundy używać wszystkich swoich symboli podróży jako samolotów`;
    return { do: now, to, may: to };
  },
};

export const effects: EffectVoice = effectVoice({
  step,
  may: (deed) => s`możesz ${deed}`,
  gain: (what) => clause(GAIN, what),
  travel: (what) => clause(GAIN, s`${what} do podróży w tej turze`),
  amount,
  pay: (cost) => clause(['zapłać', 'zapłacić'], cost),
  inOrderTo: (deed, purpose) => s`${deed}, aby ${purpose}`,
  pick: (n, options) =>
    clause(['wybierz', 'wybrać'], s`${n} ${byNumber(n, 'różne', 'różnych')} możliwości: ${list(options, '; ', '; ')}`),
  timing: { free: 'Akcja darmowa: ', main: 'Akcja główna: ' },
  capitalAfterColon: false,
  exileThis: s`Usuń tę kartę`,
  fromHand: (tablets) => s`Zagrywając z ręki, najpierw zapłać ${tablets}.`,
  and: ' i ',
  or: ' albo ',
  either: ' albo ',
  otherwise: '; albo ',
  next: ', a potem ',
});
