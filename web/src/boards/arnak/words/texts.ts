import {
  type ArnakView,
  type AssistantId,
  assistantById,
  bonusById,
  type CardId,
  campById,
  cardById,
  GUARDIAN_POINTS,
  type GuardianId,
  guardianById,
  idolById,
  places,
  type SiteId,
  type SpaceId,
  slotOptionById,
  spaceById,
  tileById,
  trackOf,
} from '@moonstaff/arnak';
import { plain, type Words } from '@moonstaff/text';
import { isCamp } from '../state.ts';
import { siteName } from './describe.ts';
import { once } from './once.ts';
import { cardRule, RULES } from './rules.ts';

/** What a component says, in full sentences: what the signs on it mean. */
export interface Reading {
  readonly title: string;
  readonly kind: string;
  readonly lines: readonly string[];
  /** The rule behind it, as in `docs/rules/arnak.md`. */
  readonly rule: string;
}

const KINDS = {
  item: 'arnakTable.item',
  artifact: 'arnakTable.artifact',
  basic: 'arnakTable.basic',
  fear: 'arnakTable.fear',
} as const;

export const readCard = once(
  (id: CardId) => id,
  (id: CardId, words: Words): Reading => {
    const card = cardById[id];
    const price =
      card.kind === 'item'
        ? { coins: card.costCoins }
        : card.kind === 'artifact'
          ? { compass: card.costCompass }
          : undefined;
    return {
      title: words.name('card', id),
      kind: words.t(KINDS[card.kind]),
      rule: cardRule(id),
      lines: [
        card.effect.length === 0 ? words.t('components.noEffect') : plain(words.voice('arnak').effects.card(card)),
        words.t('arnakTable.travel', { icons: plain(words.voice('arnak').effects.cost({ travel: card.travel })) }),
        ...(price === undefined
          ? []
          : [words.t('arnakTable.price', { price: plain(words.voice('arnak').effects.cost(price)) })]),
        ...(card.points === 0 ? [] : [words.t('arnakTable.points', { n: card.points })]),
      ],
    };
  },
);

export const readGuardian = once(
  (id: GuardianId) => id,
  (id: GuardianId, words: Words): Reading => {
    const { cost } = guardianById[id];
    return {
      title: words.name('guardian', id),
      kind: words.t('arnakTable.guardian'),
      rule: RULES.guardian,
      lines: [
        words.t('arnakTable.price', { price: plain(words.voice('arnak').effects.cost(cost)) }),
        words.t('arnakTable.boon', { text: boonText(id, words) }),
        words.t('arnakTable.points', { n: GUARDIAN_POINTS }),
      ],
    };
  },
);

function boonText(id: GuardianId, words: Words): string {
  const { boon } = guardianById[id];
  return plain(
    boon.kind === 'travel'
      ? words.voice('arnak').effects.effect([{ op: 'travel', icons: boon.icons }])
      : words.voice('arnak').effects.timed('free', boon.effect),
  );
}

export const readAssistant = once(
  (id: AssistantId) => id,
  (id: AssistantId, words: Words): Reading => {
    const { timing, silver, gold } = assistantById[id];
    return {
      title: words.name('assistant', id),
      kind: words.t('arnakTable.assistant'),
      rule: RULES.assistant,
      lines: [
        words.t('components.silver', { text: plain(words.voice('arnak').effects.timed(timing, silver)) }),
        words.t('components.gold', { text: plain(words.voice('arnak').effects.timed(timing, gold)) }),
      ],
    };
  },
);

export function readSite(view: Pick<ArnakView, 'sites' | 'options'>, id: SiteId, words: Words): Reading {
  const site = view.sites.find((one) => one.id === id);
  const title = siteName(view, id, words);
  if (site === undefined) return { title, kind: '', lines: [], rule: RULES.site };
  if (isCamp(id)) {
    const lines = [plain(words.voice('arnak').effects.effect(campById[id].effect))];
    return { title, kind: words.t('arnakTable.camp'), lines, rule: RULES.camp };
  }
  const place = places[view.options.board].find((one) => one.id === id);
  const travel = place === undefined ? '' : plain(words.voice('arnak').effects.cost({ travel: place.travel }));
  const kind = words.t('arnakTable.level', { level: place?.level ?? '' });
  const journey = words.t('arnakTable.travel', { icons: travel });
  if (site.tile !== 'none') {
    const lines = [plain(words.voice('arnak').effects.effect(tileById[site.tile].effect)), journey];
    return { title, kind, lines, rule: RULES.site };
  }
  const compass = plain(words.voice('arnak').effects.cost({ compass: place?.discoverCompass ?? 0 }));
  const idol = site.idol === 'none' ? '' : plain(words.voice('arnak').effects.effect(idolById[site.idol].effect));
  return {
    title: words.t('arnakTable.unknown'),
    kind,
    rule: RULES.place,
    lines: [
      words.t('arnakTable.price', { price: compass }),
      journey,
      words.t('arnakTable.idol', { text: idol }),
      ...(site.coveredIdols > 0 ? [words.t('arnakTable.covered')] : []),
    ],
  };
}

type Track = Pick<ArnakView, 'rules' | 'options' | 'bonus'>;

const bonusAt = (view: Track, id: SpaceId) => view.bonus[trackOf(view).spaces.findIndex((one) => one.id === id)] ?? [];

export const readSpace = once(
  (view: Track, id: SpaceId) => `${view.options.board} ${id} ${bonusAt(view, id)}`,
  (view: Track, id: SpaceId, words: Words): Reading => {
    const { row, costInto } = spaceById[id];
    const gives = trackOf(view).rows[row - 1];
    const bonus = bonusAt(view, id).map((tile) => plain(words.voice('arnak').effects.effect(bonusById[tile].effect)));
    return {
      title: words.name('researchSpace', id),
      kind: words.t('arnakTable.space'),
      rule: gives === undefined ? RULES.lostTemple : RULES.space,
      lines: [
        words.t('arnakTable.price', { price: plain(words.voice('arnak').effects.cost(costInto)) }),
        ...(gives === undefined
          ? []
          : (['glass', 'notebook'] as const).map((token) =>
              words.t('arnakTable.rowGives', {
                token: words.name('token', token),
                text: `${plain(words.voice('arnak').effects.effect(gives[token].effect))} ${words.t('arnakTable.points', { n: gives[token].points })}`,
              }),
            )),
        ...bonus.map((text) => words.t('arnakTable.bonus', { text })),
      ],
    };
  },
);

export const optionText = (id: keyof typeof slotOptionById, words: Words): string =>
  plain(words.voice('arnak').effects.effect(slotOptionById[id].effect));
