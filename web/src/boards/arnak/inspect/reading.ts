import {
  type ArnakView,
  PILOT_COINS,
  slotPoints,
  type TempleStackId,
  type TravelIcon,
  templeStackById,
  trackOf,
} from '@moonstaff/arnak';
import { plain, type Words } from '@moonstaff/text';
import { tokenOf } from '../play/tokens.ts';
import { ownPlayer } from '../state.ts';
import type { Spot } from '../things.ts';
import { RULES } from '../words/rules.ts';
import {
  optionText,
  type Reading,
  readAssistant,
  readCard,
  readGuardian,
  readSite,
  readSpace,
} from '../words/texts.ts';

/** What the inspector says about a thing; nothing if its name says it all. */
export function readingOf(thing: Spot, view: ArnakView, words: Words): Reading | undefined {
  switch (thing.on) {
    case 'hand':
    case 'row':
    case 'tray':
    case 'played':
      return readCard(thing.card, words);
    case 'space':
      return readSite(view, thing.site, words);
    case 'camp':
      return readSite(view, thing.camp, words);
    case 'guardian': {
      const guardian = view.sites.find(({ id }) => id === thing.site)?.guardian ?? 'none';
      return guardian === 'none' ? undefined : readGuardian(guardian, words);
    }
    case 'track':
      return readSpace(view, thing.space, words);
    case 'temple':
      return readTemple(view, thing.stack, words);
    case 'assistant':
      return readAssistant(thing.assistant, words);
    case 'rescue':
      return { ...readAssistant(thing.assistant, words), rule: RULES.rescue };
    case 'supply': {
      const top = view.supply[thing.stack]?.top ?? 'none';
      return top === 'none' ? { ...readSign('assistant', words), rule: RULES.assistant } : readAssistant(top, words);
    }
    case 'boon':
      return { ...readGuardian(thing.guardian, words), rule: RULES.boon };
    case 'slotOption':
      return {
        rule: RULES.slot,
        title: words.name('slotOption', thing.option),
        kind: words.t('arnakTable.slots'),
        lines: [optionText(thing.option, words)],
      };
    case 'slot':
      return {
        rule: RULES.slot,
        title: words.t('arnakTable.slot', { n: thing.slot + 1 }),
        kind: words.t('arnakTable.slots'),
        lines: [words.t('arnakTable.points', { n: slotPoints[thing.slot] ?? 0 }), words.t('arnakSign.idolText')],
      };
    case 'deck':
      return {
        rule: RULES.deck,
        title: words.t('arnakTable.deck'),
        kind: words.t('arnakTable.cards'),
        lines: [words.t('arnakTable.left', { n: ownPlayer(view).deck.length }), words.t('arnakSign.drawText')],
      };
    case 'pilot':
      return {
        rule: RULES.pilot,
        title: words.t('arnakTable.pilot'),
        kind: '',
        lines: [
          words.t('arnakSign.pilotText'),
          words.t('arnakTable.price', { price: plain(words.voice('arnak').effects.cost({ coins: PILOT_COINS })) }),
          words.t('arnakTable.travel', { icons: plain(words.voice('arnak').effects.cost({ travel: ['plane'] })) }),
        ],
      };
    case 'fearTiles':
      return { ...readSign('fear', words), rule: RULES.fear, kind: words.t('arnakTable.fearTile') };
    case 'resource':
      return { ...readSign(tokenOf(thing.resource), words), rule: RULES.resource };
    case 'icon':
      return { ...readSign(thing.icon, words), rule: RULES.travel };
  }
}

/** What the key to all signs says. */
const readSign = (sign: SignId, words: Words): Omit<Reading, 'rule'> => ({
  title: words.t(`arnakSign.${sign}`),
  kind: '',
  lines: [words.t(`arnakSign.${sign}Text`)],
});

type SignId = 'fear' | 'idol' | 'draw' | 'pilot' | 'assistant' | ReturnType<typeof tokenOf> | TravelIcon;

function readTemple(view: ArnakView, id: TempleStackId, words: Words): Reading {
  const { points, combines } = templeStackById[id];
  const costs = combines.map((column) => plain(words.voice('arnak').effects.cost(trackOf(view).temple[column])));
  return {
    title: words.name('temple', id),
    kind: words.t('arnakTable.templeTile'),
    rule: RULES.temple,
    lines: [words.t('arnakTable.price', { price: costs.join(', ') }), words.t('arnakTable.points', { n: points })],
  };
}
