import type { Level } from '@moonstaff/arnak';
import type { Form } from '../../language.ts';
import { capital, join, list, type Part, type Sentence, s } from '../../segment.ts';
import { type Amount, iconOf, tokenAmounts, travelAmounts } from '../amounts.ts';
import type { ArnakIcon } from '../icons.ts';
import { type Clause, type EffectVoice, type EffectWords, effectVoice } from '../voice.ts';
import { amount } from './nouns.ts';

/** `ziehe`, `ziehen`, `zu ziehen`; what a separable verb leaves at the end (`werte … auf`). */
interface Verb {
  readonly imperative: string;
  readonly infinitive: string;
  readonly zu: string;
  readonly prefix?: string;
}

const verb = (imperative: string, infinitive: string): Verb => ({ imperative, infinitive, zu: `zu ${infinitive}` });

const separable = (imperative: string, prefix: string, infinitive: string): Verb => ({
  imperative,
  infinitive: prefix + infinitive,
  zu: `${prefix}zu${infinitive}`,
  prefix,
});

/** The verb comes first in a command and last everywhere else; `after` follows it in any case. */
function clause({ imperative, infinitive, zu, prefix }: Verb, object: Sentence, after: Part = ''): Clause {
  const space = object.length === 0 ? '' : ' ';
  return {
    do: s`${imperative}${space}${object}${prefix === undefined ? '' : ` ${prefix}`}${after}`,
    to: s`${object}${space}${zu}${after}`,
    may: s`${object}${space}${infinitive}${after}`,
  };
}

/** Two deeds of which the second follows from the first. */
const both = (first: Clause, second: Clause): Clause => ({
  do: s`${first.do} und ${second.do}`,
  to: s`${first.to} und ${second.to}`,
  may: s`${first.may} und ${second.may}`,
});

const gain = verb('erhalte', 'erhalten');
const take = verb('nimm', 'nehmen');
const put = verb('lege', 'legen');
const activate = verb('aktiviere', 'aktivieren');
const move = verb('versetze', 'versetzen');

const some = (icon: ArnakIcon, n: number, form: Form = 'acc'): Part => amount({ icon, n }, form);
const all = (amounts: readonly Amount[], form: Form = 'acc'): Sentence =>
  list(
    amounts.map((one) => amount(one, form)),
    ' und ',
  );

/** A site of some levels: `ein Camp oder einen Ort der Stufe I`, each half in its own gender. */
const site = (levels: readonly Level[], camp: string, place: string): string =>
  levels.length === 3
    ? place
    : levels.map((level) => (level === 'camp' ? camp : `${place} der Stufe ${level}`)).join(' oder ');

const COUNTED = {
  guardiansAtYourSitesPlusOvercome: 'Wächter an von dir besetzten Orten und je Wächter, den du bezwungen hast',
  yourIdolsIncludingSlotted: 'Totem in deinem Besitz, auch auf Totemfeldern',
  yourPlacedArchaeologists: 'eigenen Archäologen an einem Ort',
};

const CARD = { item: 'einen Gegenstand', artifact: 'ein Artefakt', any: 'einen Gegenstand oder ein Artefakt' };
const DECK = { item: 'Gegenstandskarten-Stapels', artifact: 'Artefaktkarten-Stapels', any: 'Stapels' };
const SOURCE = { row: 'aus der Kartenreihe', exile: 'aus dem Verbannungsstapel' };
const TO = { deckBottom: 'unter dein Deck', deckTop: 'oben auf dein Deck', playArea: 'in deinen Spielbereich' };
const FROM_BOTTOM = ' von unten aus deinem Deck';

const step: EffectWords['step'] = {
  gainFear: () => clause(take, s`${some('fear', 1)} in deinen Spielbereich`),
  gainPer: ({ resource, amount: n, per, max }) =>
    clause(
      gain,
      s`${some(iconOf(resource), n)} je ${COUNTED[per]} (insgesamt höchstens ${some(iconOf(resource), max)})`,
    ),
  draw: ({ count, from }) =>
    clause(verb('ziehe', 'ziehen'), s`${some('card', count)}${from === 'bottom' ? FROM_BOTTOM : ''}`),
  drawKeep: ({ chooseCountUpTo, mayReturnToTop, from }) =>
    both(
      clause(
        separable('sage', 'an', 'sagen'),
        chooseCountUpTo === 2 ? s`1 oder 2` : s`eine Zahl von 1 bis ${chooseCountUpTo}`,
      ),
      clause(
        verb('ziehe', 'ziehen'),
        s`so viele Karten${from === 'bottom' ? FROM_BOTTOM : ''}`,
        join([
          '; behalte 1 davon',
          mayReturnToTop ? `; 1 weitere darfst du oben auf dein Deck zurücklegen` : '',
          '; der Rest kommt ungenutzt in deinen Spielbereich',
        ]),
      ),
    ),
  exile: () => clause(verb('verbanne', 'verbannen'), s`${some('card', 1)} aus deiner Hand oder deinem Spielbereich`),
  spendHandCard: () => clause(put, s`${some('handCard', 1)} ungenutzt in deinen Spielbereich`),
  pass: () => clause(verb('passe', 'passen'), []),
  upgradeResource: () =>
    clause(
      separable('werte', 'auf', 'werten'),
      s`${some('tablet', 1)} zu ${some('arrowhead', 1, 'dat')} oder ${some('arrowhead', 1)} zu ${some('jewel', 1, 'dat')}`,
    ),
  sendArchaeologist: ({ discount, levels, freeTravel, mayActivateTwice }) => {
    const how = freeTravel ? ' ohne Bewegungskosten' : '';
    const twice = mayActivateTwice ? '; du darfst den Ort zweimal aktivieren' : '';
    if (levels !== undefined) {
      const where = site(levels, 'in einem Camp', 'an einem Ort');
      return clause(verb('grabe', 'graben'), s`${where}${how}`, twice);
    }
    const less =
      discount === undefined
        ? []
        : join([
            s`für die Bewegung ${all(travelAmounts(discount.travel))} weniger`,
            discount.compassIfDiscovering === undefined
              ? ''
              : s` und beim Entdecken ${some('compass', discount.compassIfDiscovering)} weniger`,
          ]);
    const send: Clause = {
      do: s`grabe oder entdecke${how}`,
      to: s`zu graben oder zu entdecken${how}`,
      may: s`graben oder entdecken${how}`,
    };
    if (less.length === 0) return send;
    return {
      do: s`${send.do}; zahle dabei ${less}`,
      to: s`${send.to} und dabei ${less} zu zahlen`,
      may: s`${send.may} und dabei ${less} zahlen`,
    };
  },
  activateSite: ({ levels, occupancy, count, surcharge = {} }) => {
    const where =
      count > 1
        ? `${count} verschiedene ${site(levels, 'Camps', 'Orte')}`
        : occupancy === 'unoccupied'
          ? site(levels, 'ein komplett freies Camp', 'einen komplett freien Ort')
          : occupancy === 'occupiedByYou'
            ? site(levels, 'ein von dir besetztes Camp', 'einen von dir besetzten Ort')
            : site(levels, 'ein Camp', 'einen Ort');
    const extra = levels.flatMap((level) =>
      surcharge[level] === undefined
        ? []
        : [s`; bei Stufe ${level} zahlst du dafür ${all(tokenAmounts(surcharge[level]))}`],
    );
    return clause(activate, s`${where}`, join(extra));
  },
  activateTopTile: ({ level }) => {
    const tile = `das oberste Ortsplättchen vom Stapel der Stufe ${level}`;
    return {
      do: s`decke ${tile} auf, aktiviere es und lege es unter den Stapel`,
      to: s`${tile} aufzudecken, zu aktivieren und unter den Stapel zu legen`,
      may: s`${tile} aufdecken, aktivieren und unter den Stapel legen`,
    };
  },
  relocate: ({ toLevels }) =>
    both(
      clause(
        move,
        s`1 deiner Archäologen von einem Ort auf ein freies Feld ${site(toLevels, 'eines anderen Camps', 'eines anderen Ortes')}`,
      ),
      clause(activate, s`den neuen Ort`),
    ),
  recallArchaeologist: () =>
    clause(separable('nimm', 'zurück', 'nehmen'), s`1 deiner Archäologen von einem Ort auf dein Spielertableau`),
  overcomeGuardian: ({ where }) =>
    clause(
      verb('bezwinge', 'bezwingen'),
      s`einen Wächter an einem ${where === 'occupiedByYou' ? 'von dir besetzten Ort' : 'Ort ohne fremde Archäologen'}`,
      ', ohne seine Kosten zu zahlen',
    ),
  moveGuardian: ({ toLevels }) =>
    both(
      clause(
        move,
        s`einen Wächter von einem von dir besetzten Ort zu ${site(toLevels, 'einem komplett freien Camp', 'einem komplett freien Ort')} (ohne Wächter)`,
      ),
      clause(activate, s`den neuen Ort`),
    ),
  buyCard: ({ kind, discount, includeDeckTop }) =>
    clause(
      verb('kaufe', 'kaufen'),
      kind === 'any'
        ? s`${CARD[kind]} mit einem Rabatt von ${discount}`
        : s`${CARD[kind]} mit ${some(kind === 'item' ? 'coin' : 'compass', discount, 'dat')} Rabatt`,
      includeDeckTop ? `; die oberste Karte des ${DECK[kind]} steht ebenfalls zur Wahl` : '',
    ),
  gainCard: ({ kind, source, to }) => {
    const what = `kostenlos ${CARD[kind]} ${SOURCE[source]}`;
    if (to === 'hand') return clause(take, s`${what} auf die Hand`);
    return clause(put, s`${what} ${TO[to]}`, to === 'playArea' ? '; du darfst seinen Effekt nutzen' : '');
  },
  exileFromRow: () => clause(verb('verbanne', 'verbannen'), s`den Gegenstand ganz rechts in der Kartenreihe`),
  research: ({ token, free, discountOptions }) =>
    clause(
      verb('forsche', 'forschen'),
      list(
        [
          ...(token === 'notebook' ? ['mit deinem Notizbuch'] : []),
          ...(free ? ['kostenlos'] : []),
          ...(discountOptions === undefined
            ? []
            : [
                s`mit ${list(
                  discountOptions.map((tokens) => all(tokenAmounts(tokens), 'dat')),
                  ' oder ',
                )} Rabatt`,
              ]),
        ],
        ' ',
        ' ',
      ),
    ),
  recruitAssistant: () => clause(verb('rekrutiere', 'rekrutieren'), s`${some('assistant', 1)}`),
  rescueAssistant: () => clause(verb('rette', 'retten'), s`${some('assistant', 1)}`),
  upgradeAssistant: () => clause(separable('werte', 'auf', 'werten'), s`${some('assistant', 1)}`),
  refreshAssistant: ({ count }) => clause(separable('frische', 'auf', 'frischen'), s`${some('assistant', count)}`),
  swapAssistant: () =>
    clause(
      verb('tausche', 'tauschen'),
      s`1 deiner Gehilfen gegen den obersten eines Vorratsstapels`,
      '; der neue hat die gleiche Stufe und ist bereit',
    ),
  useSupplyAssistant: ({ side }) =>
    clause(
      verb('nutze', 'nutzen'),
      s`den ${side === 'silver' ? 'silbernen' : 'goldenen'} Effekt des obersten Gehilfen eines Vorratsstapels`,
    ),
  unslotIdol: () =>
    clause(put, s`das Totem von dem am weitesten rechts liegenden belegten Totemfeld zurück in dein Lager`),
  roundFlag: ({ flag }) => {
    const fear = flag === 'noFearFromGuardians';
    const now = fear
      ? s`bis zum Ende der Runde erhältst du von Wächtern keine Furchtkarten`
      : s`bis zum Ende der Runde gelten alle deine Bewegungssymbole als Flugzeuge`;
    const to = fear
      ? s`bis zum Ende der Runde von Wächtern keine Furchtkarten zu erhalten`
      : s`bis zum Ende der Runde alle deine Bewegungssymbole als Flugzeuge zu nutzen`;
    return { do: now, to, may: now };
  },
};

export const effects: EffectVoice = effectVoice({
  step,
  may: (deed) => s`du darfst ${deed}`,
  gain: (what) => clause(gain, what),
  travel: (what) => clause(gain, s`${what} für die Bewegung in diesem Zug`),
  amount,
  pay: (cost) => clause(verb('zahle', 'zahlen'), cost),
  inOrderTo: (deed, purpose) => s`${deed}, um ${purpose}`,
  pick: (n, options) => {
    const chosen = s`: ${capital(list(options, '; ', '; '))}`;
    return clause(verb('wähle', 'wählen'), s`${n} verschiedene dieser Möglichkeiten`, chosen);
  },
  timing: { free: 'Nebenaktion: ', main: 'Hauptaktion: ' },
  capitalAfterColon: true,
  exileThis: s`Verbanne diese Karte`,
  fromHand: (tablets) => s`Aus der Hand gespielt: Zahle zuerst ${tablets}.`,
  and: ' und ',
  or: ' oder ',
  either: ' oder ',
  otherwise: '; oder ',
  next: ' und dann ',
});
