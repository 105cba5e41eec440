import type { Level } from '@moonstaff/arnak';
import type { Form } from '../../language.ts';
import { byNumber } from '../../ru/grammar.ts';
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
  do: s`${first.do} и ${second.do}`,
  to: s`${first.to} и ${second.to}`,
  may: s`${first.may} и ${second.may}`,
});

const GAIN: Verb = ['получите', 'получить'];
const TAKE: Verb = ['возьмите', 'взять'];
const PUT: Verb = ['положите', 'положить'];
const MOVE: Verb = ['переместите', 'переместить'];
const RETURN: Verb = ['верните', 'вернуть'];
const EXILE: Verb = ['уберите из игры', 'убрать из игры'];
const ACTIVATE: Verb = ['активируйте', 'активировать'];

const some = (icon: ArnakIcon, n: number, form: Form = 'acc'): Part => amount({ icon, n }, form);
const all = (amounts: readonly Amount[], form: Form = 'acc'): Sentence =>
  list(
    amounts.map((one) => amount(one, form)),
    ' и ',
  );

/** A site of some levels: `лагерь или место раскопок уровня I`, each half in its own gender. */
const site = (levels: readonly Level[], camp: string, place: string): string =>
  levels.length === 3
    ? place
    : levels.map((level) => (level === 'camp' ? camp : `${place} уровня ${level}`)).join(' или ');

const WHERE_YOU_ARE = 'где вы находитесь';

const COUNTED = {
  guardiansAtYourSitesPlusOvercome: `каждого стража в местах раскопок, ${WHERE_YOU_ARE}, и за каждого стража, которого вы побороли`,
  yourIdolsIncludingSlotted: 'каждого своего идола, в том числе в ячейках',
  yourPlacedArchaeologists: 'каждого своего археолога в местах раскопок',
};

const CARD = { item: 'предмет', artifact: 'артефакт', any: 'предмет или артефакт' };
const DECK = { item: 'колоды предметов', artifact: 'колоды артефактов', any: 'колоды' };
const SOURCE = { row: 'из торгового ряда', exile: 'из стопки убранных карт' };
const TO = {
  deckBottom: 'под низ своей колоды',
  deckTop: 'на верх своей колоды',
  playArea: 'в зону разыгранных карт',
};
const FROM_BOTTOM = ' снизу колоды';

const step: EffectWords['step'] = {
  gainFear: () => clause(TAKE, s`${some('fear', 1)} в зону разыгранных карт`),
  gainPer: ({ resource, amount: n, per, max }) =>
    clause(
      GAIN,
      s`${some(iconOf(resource), n)} за ${COUNTED[per]} (всего не более ${some(iconOf(resource), max, 'gen')})`,
    ),
  draw: ({ count, from }) => clause(TAKE, s`${some('card', count)}${from === 'bottom' ? FROM_BOTTOM : ''}`),
  drawKeep: ({ chooseCountUpTo, mayReturnToTop, from }) =>
    both(
      clause(['назовите', 'назвать'], chooseCountUpTo === 2 ? 'число 1 или 2' : `число от 1 до ${chooseCountUpTo}`),
      clause(
        TAKE,
        join([
          `столько карт${from === 'bottom' ? FROM_BOTTOM : ''}; 1 оставьте себе`,
          mayReturnToTop ? ', ещё 1 можете вернуть на верх колоды' : '',
          '; остальные уходят в зону разыгранных карт без эффекта',
        ]),
      ),
    ),
  exile: () => clause(EXILE, s`${some('card', 1)} из руки или из зоны разыгранных карт`),
  spendHandCard: () => clause(PUT, s`${some('handCard', 1)} в зону разыгранных карт без эффекта`),
  pass: () => clause(['спасуйте', 'спасовать'], ''),
  upgradeResource: () =>
    clause(
      ['обменяйте', 'обменять'],
      s`${some('tablet', 1)} на ${some('arrowhead', 1)} или ${some('arrowhead', 1)} на ${some('jewel', 1)}`,
    ),
  sendArchaeologist: ({ discount, levels, freeTravel, mayActivateTwice }) => {
    const how = join([
      freeTravel ? ', не оплачивая дорогу' : '',
      discount === undefined ? '' : s`, потратив на ${all(travelAmounts(discount.travel))} меньше`,
      discount?.compassIfDiscovering === undefined
        ? ''
        : s`, а при открытии — ещё и на ${some('compass', discount.compassIfDiscovering)} меньше`,
      mayActivateTwice ? '; можете активировать это место дважды' : '',
    ]);
    if (levels !== undefined) {
      const where = s`раскопки ${site(levels, 'в лагере', 'в месте раскопок')}${how}`;
      return clause(['проведите', 'провести'], where);
    }
    const to = s`провести раскопки или открыть новое место${how}`;
    return { do: s`проведите раскопки или откройте новое место${how}`, to, may: to };
  },
  activateSite: ({ levels, occupancy, count, surcharge = {} }) => {
    const where =
      count > 1
        ? byNumber(
            count,
            `${count} разных ${site(levels, 'лагеря', 'места раскопок')}`,
            `${count} разных ${site(levels, 'лагерей', 'мест раскопок')}`,
          )
        : occupancy === 'unoccupied'
          ? site(levels, 'незанятый лагерь', 'незанятое место раскопок')
          : site(levels, 'лагерь', 'место раскопок');
    const extra = levels.flatMap((level) =>
      surcharge[level] === undefined ? [] : [s`; на уровне ${level} заплатите ${all(tokenAmounts(surcharge[level]))}`],
    );
    return clause(ACTIVATE, join([where, occupancy === 'occupiedByYou' ? `, ${WHERE_YOU_ARE}` : '', ...extra]));
  },
  activateTopTile: ({ level }) => {
    const tile = `верхний жетон стопки мест раскопок уровня ${level}`;
    const to = s`перевернуть ${tile}, активировать его и положить под низ стопки`;
    return { do: s`переверните ${tile}, активируйте его и положите под низ стопки`, to, may: to };
  },
  relocate: ({ toLevels }) =>
    both(
      clause(
        MOVE,
        `1 своего археолога из места раскопок в свободную ячейку ${site(toLevels, 'другого лагеря', 'другого места раскопок')}`,
      ),
      clause(ACTIVATE, 'это место'),
    ),
  recallArchaeologist: () => clause(RETURN, '1 своего археолога из места раскопок на свой планшет'),
  overcomeGuardian: ({ where }) =>
    clause(
      ['поборите', 'побороть'],
      `стража в месте раскопок, ${where === 'occupiedByYou' ? WHERE_YOU_ARE : 'где нет других игроков'}, не оплачивая его стоимость`,
    ),
  moveGuardian: ({ toLevels }) =>
    both(
      clause(
        MOVE,
        `стража из места раскопок, ${WHERE_YOU_ARE}, в ${site(toLevels, 'незанятый лагерь', 'незанятое место раскопок')} без стража`,
      ),
      clause(ACTIVATE, 'это место'),
    ),
  buyCard: ({ kind, discount, includeDeckTop }) =>
    clause(
      ['купите', 'купить'],
      join([
        `${CARD[kind]}, потратив на `,
        kind === 'artifact' ? '' : some('coin', discount),
        kind === 'any' ? ' или ' : '',
        kind === 'item' ? '' : some('compass', discount),
        ' меньше',
        includeDeckTop ? `; можете выбрать и верхнюю карту ${DECK[kind]}` : '',
      ]),
    ),
  gainCard: ({ kind, source, to }) => {
    const what = `${CARD[kind]} ${SOURCE[source]}`;
    if (to === 'hand') return clause(TAKE, `${what} в руку, не платя за него`);
    const use = to === 'playArea' ? '; можете использовать его эффект' : '';
    return clause(PUT, `${what} ${TO[to]}, не платя за него${use}`);
  },
  exileFromRow: () => clause(EXILE, 'крайний правый предмет торгового ряда'),
  research: ({ token, free, discountOptions }) =>
    clause(
      ['проведите исследование', 'провести исследование'],
      join([
        token === 'notebook' ? 'дневником' : '',
        free ? ', ничего не платя' : '',
        discountOptions === undefined
          ? ''
          : s`со скидкой: ${list(
              discountOptions.map((tokens) => all(tokenAmounts(tokens), 'nom')),
              ' или ',
            )}`,
      ]),
    ),
  recruitAssistant: () => clause(GAIN, some('assistant', 1)),
  rescueAssistant: () => clause(TAKE, s`${some('assistant', 1)} со шкалы исследований`),
  upgradeAssistant: () => clause(['улучшите', 'улучшить'], some('assistant', 1)),
  refreshAssistant: ({ count }) => clause(['разверните', 'развернуть'], some('assistant', count)),
  swapAssistant: () =>
    clause(
      ['замените', 'заменить'],
      '1 своего помощника верхним из любой стопки помощников; новый помощник того же уровня и готов к использованию',
    ),
  useSupplyAssistant: ({ side }) =>
    clause(
      ['используйте', 'использовать'],
      `${side === 'silver' ? 'серебряный' : 'золотой'} эффект верхнего помощника любой стопки`,
    ),
  unslotIdol: () => clause(RETURN, 'идола из крайней правой занятой ячейки в ящики с припасами'),
  roundFlag: ({ flag }) => {
    const fear = flag === 'noFearFromGuardians';
    const now = fear
      ? s`до конца раунда стражи не приносят вам карт ужаса`
      : s`до конца раунда все ваши значки транспорта считаются самолётами`;
    const to = fear
      ? s`до конца раунда не получать карт ужаса от стражей`
      : s`до конца раунда использовать все свои значки транспорта как самолёты`;
    return { do: now, to, may: to };
  },
};

export const effects: EffectVoice = effectVoice({
  step,
  may: (deed) => s`можете ${deed}`,
  gain: (what) => clause(GAIN, what),
  travel: (what) => clause(GAIN, s`${what} для перемещения в этот ход`),
  amount,
  pay: (cost) => clause(['потратьте', 'потратить'], cost),
  inOrderTo: (deed, purpose) => s`${deed}, чтобы ${purpose}`,
  pick: (n, options) =>
    clause(
      ['выберите', 'выбрать'],
      s`${n} ${byNumber(n, 'разных варианта', 'разных вариантов')}: ${list(options, '; ', '; ')}`,
    ),
  timing: { free: 'Свободное действие: ', main: 'Основное действие: ' },
  capitalAfterColon: false,
  exileThis: s`Уберите эту карту из игры`,
  fromHand: (tablets) => s`При розыгрыше из руки сначала заплатите ${tablets}.`,
  and: ' и ',
  or: ' или ',
  either: ' или ',
  otherwise: '; или ',
  next: ', а затем ',
});
