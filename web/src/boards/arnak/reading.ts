import {
  type ArnakView,
  type AssistantId,
  type CardId,
  type GuardianId,
  type SiteId,
  type SlotOptionId,
  type SpaceId,
  type TempleStackId,
  templeStackById,
  tracks,
} from '@moonstaff/arnak';
import { plain, type Words } from '@moonstaff/text';
import { RULES } from './rules.ts';
import { optionText, type Reading, readAssistant, readCard, readGuardian, readSite, readSpace } from './texts.ts';
import type { Thing } from './things.ts';

/** What the inspector says about a thing; nothing about those whose name says it all. */
export function readingOf(thing: Thing, view: ArnakView, words: Words): Reading | undefined {
  const [kind = '', id = ''] = thing.split(':');
  switch (kind) {
    case 'hand':
    case 'row':
    case 'tray':
    case 'played':
      return id === 'fear-tile' ? undefined : readCard(id as CardId, words);
    case 'space':
    case 'site':
      return readSite(view, id as SiteId, words);
    case 'guardian': {
      const guardian = view.sites.find((site) => site.id === id)?.guardian ?? 'none';
      return guardian === 'none' ? undefined : readGuardian(guardian, words);
    }
    case 'track':
      return readSpace(view, id as SpaceId, words);
    case 'temple':
      return readTemple(view, id as TempleStackId, words);
    case 'assistant':
      return readAssistant(id as AssistantId, words);
    case 'rescue':
      return { ...readAssistant(id as AssistantId, words), rule: RULES.rescue };
    case 'supply': {
      const top = view.supply[Number(id)]?.top ?? 'none';
      return top === 'none' ? undefined : readAssistant(top, words);
    }
    case 'boon':
      return { ...readGuardian(id as GuardianId, words), rule: RULES.boon };
    case 'option':
      return {
        rule: RULES.slot,
        title: words.name('slotOption', id),
        kind: words.t('arnakTable.slots'),
        lines: [optionText(id as SlotOptionId, words)],
      };
    default:
      return undefined;
  }
}

function readTemple(view: ArnakView, id: TempleStackId, words: Words): Reading {
  const { points, combines } = templeStackById[id];
  const costs = combines.map((column) => plain(words.effects.cost(tracks[view.options.board].temple[column])));
  return {
    title: words.name('temple', id),
    kind: words.t('arnakTable.templeTile'),
    rule: RULES.temple,
    lines: [words.t('arnakTable.price', { price: costs.join(', ') }), words.t('arnakTable.points', { n: points })],
  };
}
