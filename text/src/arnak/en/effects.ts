import type { Level } from '@moonstaff/arnak';
import { join, list, type Part, type Sentence, s } from '../../segment.ts';
import { iconOf, tokenAmounts, travelAmounts } from '../amounts.ts';
import { type Clause, type EffectVoice, type EffectWords, effectVoice } from '../voice.ts';
import { amount } from './nouns.ts';

/** English needs one form for command, purpose and permission. */
const clause = (deed: Sentence): Clause => ({ do: deed, to: deed, may: deed });

const some = (icon: Parameters<typeof amount>[0]['icon'], n: number): Part => amount({ icon, n });

const all = (amounts: readonly Parameters<typeof amount>[0][]): Sentence => list(amounts.map(amount), ' and ');

const LEVELS: { readonly [L in Level]: string } = { camp: 'camp', I: 'level I', II: 'level II' };

/** `camp or level I site` */
const site = (levels: readonly Level[], n = 1): string =>
  levels.length === 3 ? sites(n) : `${levels.map((level) => LEVELS[level]).join(' or ')} ${sites(n)}`;

const sites = (n: number): string => (n === 1 ? 'site' : 'sites');

const COUNTED = {
  guardiansAtYourSitesPlusOvercome: 'guardian at a site you occupy and each guardian you have overcome',
  yourIdolsIncludingSlotted: 'idol you have, including those in slots',
  yourPlacedArchaeologists: 'of your archaeologists at a site',
};

const CARD = { item: 'an item', artifact: 'an artifact', any: 'an item or artifact' };

const TO = {
  deckBottom: 'put it on the bottom of your deck',
  deckTop: 'put it on top of your deck',
  hand: 'take it into your hand',
  playArea: 'put it into your play area; you may use its effect',
};

const step: EffectWords['step'] = {
  gainFear: () => clause(s`take ${some('fear', 1)} into your play area`),
  gainPer: ({ resource, amount: n, per, max }) =>
    clause(
      s`gain ${some(iconOf(resource), n)} for each ${COUNTED[per]} (at most ${some(iconOf(resource), max)} in total)`,
    ),
  draw: ({ count, from }) =>
    clause(s`draw ${some('card', count)}${from === 'bottom' ? ' from the bottom of your deck' : ''}`),
  drawKeep: ({ chooseCountUpTo, mayReturnToTop, from }) =>
    clause(
      join([
        `choose ${chooseCountUpTo === 2 ? '1 or 2' : `a number from 1 to ${chooseCountUpTo}`} and draw that many cards`,
        from === 'bottom' ? ' from the bottom of your deck' : '',
        '; keep 1',
        mayReturnToTop ? '; you may put 1 of the others back on top of your deck' : '',
        '; the rest go unused into your play area',
      ]),
    ),
  exile: () => clause(s`exile ${some('card', 1)} from your hand or play area`),
  spendHandCard: () => clause(s`put ${some('handCard', 1)} unused into your play area`),
  pass: () => clause(s`pass`),
  upgradeResource: () =>
    clause(
      s`upgrade ${some('tablet', 1)} to ${some('arrowhead', 1)}, or ${some('arrowhead', 1)} to ${some('jewel', 1)}`,
    ),
  sendArchaeologist: ({ discount, levels, freeTravel, mayActivateTwice }) =>
    clause(
      join([
        levels === undefined ? 'dig or discover' : `dig at a ${site(levels)}`,
        freeTravel ? ' without paying for travel' : '',
        discount === undefined ? '' : s`, paying ${all(travelAmounts(discount.travel))} less for travel`,
        discount?.compassIfDiscovering === undefined
          ? ''
          : s` and ${some('compass', discount.compassIfDiscovering)} less if you discover`,
        mayActivateTwice ? '; you may activate the site twice' : '',
      ]),
    ),
  activateSite: ({ levels, occupancy, count, surcharge = {} }) =>
    clause(
      join([
        'activate ',
        count > 1 ? `${count} different ` : occupancy === 'unoccupied' ? 'an unoccupied ' : 'a ',
        site(levels, count),
        occupancy === 'occupiedByYou' ? ' you occupy' : '',
        ...levels.flatMap((level) =>
          surcharge[level] === undefined
            ? []
            : [s`; if it’s a ${LEVELS[level]} site, pay ${all(tokenAmounts(surcharge[level]))}`],
        ),
      ]),
    ),
  activateTopTile: ({ level }) =>
    clause(
      s`reveal the top tile of the ${LEVELS[level]} site stack, activate it and put it on the bottom of the stack`,
    ),
  relocate: ({ toLevels }) =>
    clause(
      s`relocate 1 of your archaeologists from a site to a free space at a different ${site(toLevels)} and activate that site`,
    ),
  recallArchaeologist: () => clause(s`return 1 of your archaeologists from a site to your player board`),
  overcomeGuardian: ({ where }) =>
    clause(
      where === 'occupiedByYou'
        ? s`overcome a guardian at a site you occupy without paying the guardian’s cost`
        : s`overcome a guardian at a site that no other player occupies, without paying the guardian’s cost`,
    ),
  moveGuardian: ({ toLevels }) =>
    clause(
      s`move a guardian from a site you occupy to an unoccupied ${site(toLevels)} without a guardian and activate that site`,
    ),
  buyCard: ({ kind, discount, includeDeckTop }) =>
    clause(
      join([
        `buy ${CARD[kind]} with a discount of `,
        kind === 'any' ? String(discount) : some(kind === 'item' ? 'coin' : 'compass', discount),
        includeDeckTop ? `; the top card of the ${kind} deck is also available` : '',
      ]),
    ),
  gainCard: ({ kind, source, to }) =>
    clause(s`gain ${CARD[kind]} from the ${source === 'row' ? 'card row' : 'exile pile'} without paying and ${TO[to]}`),
  exileFromRow: () => clause(s`exile the rightmost item in the card row`),
  research: ({ token, free, discountOptions }) =>
    clause(
      join([
        'research',
        token === 'notebook' ? ' with your notebook' : '',
        free ? ' without paying' : '',
        discountOptions === undefined
          ? ''
          : s` with a discount of ${list(
              discountOptions.map((tokens) => all(tokenAmounts(tokens))),
              ' or ',
            )}`,
      ]),
    ),
  recruitAssistant: () => clause(s`recruit ${some('assistant', 1)}`),
  rescueAssistant: () => clause(s`rescue ${some('assistant', 1)}`),
  upgradeAssistant: () => clause(s`upgrade ${some('assistant', 1)}`),
  refreshAssistant: ({ count }) => clause(s`refresh ${some('assistant', count)}`),
  swapAssistant: () =>
    clause(
      s`exchange 1 of your assistants for the top one of a supply stack; the new one has the same level and is ready to use`,
    ),
  useSupplyAssistant: ({ side }) => clause(s`use the ${side} effect of the top assistant of a supply stack`),
  unslotIdol: () => clause(s`return the idol from your rightmost filled slot to your crates`),
  roundFlag: ({ flag }) =>
    clause(
      flag === 'noFearFromGuardians'
        ? s`until the end of the round, guardians give you no Fear cards`
        : s`until the end of the round, all your travel icons count as planes`,
    ),
};

export const effects: EffectVoice = effectVoice({
  step,
  may: (deed) => s`you may ${deed}`,
  gain: (what) => clause(s`gain ${what}`),
  travel: (what) => clause(s`gain ${what} for travel this turn`),
  amount,
  pay: (cost) => clause(s`pay ${cost}`),
  inOrderTo: (deed, purpose) => s`${deed} to ${purpose}`,
  pick: (n, options) => clause(s`choose ${n} different options: ${list(options, '; ', '; ')}`),
  timing: { free: 'Free action: ', main: 'Main action: ' },
  capitalAfterColon: false,
  exileThis: s`Exile this card`,
  fromHand: (tablets) => s`Played from hand: pay ${tablets} first.`,
  and: ' and ',
  or: ' or ',
  either: ', or ',
  otherwise: '; or ',
  next: ', then ',
});
