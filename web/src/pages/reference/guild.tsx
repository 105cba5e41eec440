import guildIcons from 'virtual:icons/guild';
import {
  type BasicCardId,
  basicCards,
  doubts,
  eraCards,
  goals,
  investigateCards,
  MAP_IDS,
  REWARDS,
  type Treasure,
  treasures,
} from '@moonstaff/guild';
import { plain, type Words } from '@moonstaff/text';
import { CardSigns, CardSpaces, GoalDrawing, Reward, Rewards, TREASURE_ICONS } from '../../boards/guild/parts/index.ts';
import { Icon, registerIcons } from '../../kit/art/Icon.tsx';
import { SignHex } from '../../kit/hex/SignHex.tsx';
import type { Kind } from './components.ts';
import styles from './Reference.module.css';

registerIcons(guildIcons);

/** The rule of each card, as in `docs/rules/guild.md`. */
const EXPLORE_RULES: { readonly [id in BasicCardId]: string } = {
  'explore-grass': 'G-CRD-1',
  'explore-desert': 'G-CRD-2',
  'explore-mountain': 'G-CRD-3',
  'explore-sea': 'G-CRD-4',
  'explore-any': 'G-CRD-5',
};

function treasureRule({ effect }: Treasure): string {
  switch (effect.type) {
    case 'explorer':
      return 'G-TRE-1';
    case 'coins':
      return 'G-TRE-2';
    case 'set':
      return 'G-TRE-3';
    case 'per':
      return effect.what === 'tower' ? 'G-TRE-6' : effect.every > 1 ? 'G-TRE-5' : 'G-TRE-4';
  }
}

/** Everything in the box of The Guild of Merchant Explorers. */
export function guildKinds(words: Words): readonly Kind[] {
  const voice = words.voice('guild');
  return [
    {
      id: 'explore',
      title: words.t('components.exploreCards'),
      components: basicCards.map((card) => ({
        id: card.id,
        name: words.name('exploreCard', card.id),
        lines: [plain(voice.card(card))],
        drawing: <CardSpaces card={card} />,
        rule: EXPLORE_RULES[card.id],
      })),
    },
    {
      id: 'era',
      title: words.t('components.eraCards'),
      components: eraCards.map(({ id, slot }) => ({
        id,
        name: words.name('exploreCard', id),
        lines: [plain(voice.eraCard(slot))],
        drawing: <b className={styles.numeral}>{slot ?? 'I · II · III'}</b>,
        rule: slot === undefined ? 'G-SPC-5' : 'G-SPC-4',
      })),
    },
    {
      id: 'action',
      title: words.t('components.investigateCards'),
      components: investigateCards.map((card) => ({
        id: card.id,
        name: words.name('investigateCard', card.id),
        lines: [plain(voice.card(card))],
        drawing: <CardSigns card={card} />,
        rule: 'G-SPC-1',
      })),
    },
    ...MAP_IDS.map((map) => ({
      id: `goals-${map}`,
      title: words.t('components.goals', { map: words.name('map', map) }),
      components: goals
        .filter((goal) => goal.map === map)
        .map(({ id, condition, rewards }) => ({
          id,
          name: words.name('goal', id),
          lines: [plain(voice.goal(condition)), words.t('components.rewards', rewards)],
          drawing: (
            <>
              <GoalDrawing condition={condition} />
              <Rewards>
                {REWARDS.map((reward) => (
                  <Reward key={reward}>{rewards[reward]}</Reward>
                ))}
              </Rewards>
            </>
          ),
          rule: 'G-OBJ-1',
        })),
    })),
    {
      id: 'treasure',
      title: words.t('components.treasures'),
      components: treasures.map((treasure) => ({
        id: treasure.id,
        name: words.name('treasure', treasure.id),
        lines: [plain(voice.treasure(treasure)), words.t('components.copies', { n: treasure.count })],
        drawing: (
          <>
            <Icon name={TREASURE_ICONS[treasure.id]} className={styles.large} />
            {treasure.effect.type === 'per' && treasure.effect.terrain !== undefined && (
              <SignHex ground={treasure.effect.terrain} />
            )}
          </>
        ),
        rule: treasureRule(treasure),
        doubtful: doubts.some(({ components }) => components.some((one) => one === treasure.id)),
      })),
    },
  ];
}
