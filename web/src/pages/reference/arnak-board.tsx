import {
  bonusTiles,
  type Cost,
  camps,
  type Effect,
  guardians,
  idols,
  places,
  slotOptions,
  templeStacks,
  tilesI,
  tilesII,
  tracks,
} from '@moonstaff/arnak';
import { plain, type Words } from '@moonstaff/text';
import {
  boonSigns,
  CAMP_ICONS,
  Camp,
  costSigns,
  effectSigns,
  GUARDIAN_ICONS,
  Idol,
  OpenSite,
  ResearchPill,
  RULES,
  readGuardian,
  TILE_ICONS,
  tokenSigns,
  UnknownSite,
  WonGuardian,
} from '../../boards/arnak/parts/index.ts';
import art from '../../kit/art/art.module.css';
import { Icon } from '../../kit/art/Icon.tsx';
import { Signs } from '../../kit/art/Sign.tsx';
import { isDoubtful } from './arnak-doubts.ts';
import type { Kind } from './components.ts';
import styles from './Reference.module.css';

const BOARDS = ['bird', 'snake'] as const;
type BoardName = (typeof BOARDS)[number];

/** What Arnak's boards are made of: sites, guardians, idols, the research tracks. */
export function arnakBoard(words: Words): readonly Kind[] {
  const costs = (paid: Cost): string =>
    words.t('components.cost', { price: plain(words.voice('arnak').effects.cost(paid)) });
  const does = (effect: Effect): string => plain(words.voice('arnak').effects.effect(effect));
  const copies = (n: number): string => words.t('components.copies', { n });
  const points = (n: number): string => words.t('components.points', { n });

  const tiles = (level: 'I' | 'II'): Kind => ({
    id: `site-${level}`,
    title: words.t(level === 'I' ? 'components.sitesI' : 'components.sitesII'),
    components: (level === 'I' ? tilesI : tilesII).map(({ id, effect }) => ({
      id,
      name: words.name('tile', id),
      lines: [does(effect)],
      drawing: <OpenSite level={level} travel={[]} icon={TILE_ICONS[id]} gives={effectSigns(effect)} />,
      rule: RULES.site,
    })),
  });

  const placesOf = (board: BoardName): Kind => ({
    id: `places-${board}`,
    title: `${words.t('components.places')}: ${words.name('board', board)}`,
    components: places[board].map(({ id, level, travel, discoverCompass }) => ({
      id: `${board} ${id}`,
      name: words.name('site', id),
      lines: [
        words.t('components.travel', { icons: plain(words.voice('arnak').effects.cost({ travel })) }),
        words.t('components.discover', {
          price: plain(words.voice('arnak').effects.cost({ compass: discoverCompass })),
        }),
      ],
      drawing: <UnknownSite level={level} travel={travel} price={discoverCompass} />,
      rule: RULES.place,
    })),
  });

  const trackOf = (board: BoardName): Kind => ({
    id: `track-${board}`,
    title: `${words.t('components.track')}: ${words.name('board', board)}`,
    components: [
      ...tracks[board].spaces
        .filter(({ row }) => row > 0)
        .map(({ id, costInto }) => ({
          id: `${board} ${id}`,
          name: words.name('researchSpace', id),
          lines: [costs(costInto)],
          drawing: <ResearchPill cost={costSigns(costInto)} />,
          rule: RULES.space,
        })),
      ...tracks[board].rows.flatMap((row, i) =>
        (['glass', 'notebook'] as const).map((token) => ({
          id: `${board} ${i} ${token}`,
          name: words.t('components.row', { n: i + 1, token: words.name('token', token) }),
          lines: [does(row[token].effect), points(row[token].points)],
          drawing: (
            <>
              <Icon name={token === 'glass' ? 'magnifying-glass' : 'notebook'} />
              <span className={art.seal}>{row[token].points}</span>
              <Signs signs={effectSigns(row[token].effect)} />
            </>
          ),
          rule: RULES.row,
          doubtful: isDoubtful(`${board}-row-${i + 1}.${token}`),
        })),
      ),
    ],
  });

  const templeOf = (board: BoardName): Kind => ({
    id: `temple-${board}`,
    title: `${words.t('components.templeTiles')}: ${words.name('board', board)}`,
    components: templeStacks.map(({ id, points: worth, combines }) => {
      const prices = combines.map((column) => tracks[board].temple[column]);
      return {
        id: `${board} ${id}`,
        name: words.name('temple', id),
        lines: [costs(together(prices)), points(worth)],
        drawing: (
          <span className={styles.temple}>
            <b>{worth}</b>
            <Signs signs={prices.flatMap((price) => tokenSigns(price))} />
          </span>
        ),
        rule: RULES.temple,
        doubtful: isDoubtful(`templeCosts.${board}`),
      };
    }),
  });

  return [
    {
      id: 'guardian',
      title: words.t('components.guardians'),
      components: guardians.map(({ id, cost }) => ({
        id,
        name: words.name('guardian', id),
        lines: readGuardian(id, words).lines,
        drawing: (
          <>
            <WonGuardian icon={GUARDIAN_ICONS[id]} boon={boonSigns(id)} />
            <Signs signs={costSigns(cost)} />
          </>
        ),
        rule: RULES.guardian,
      })),
    },
    {
      id: 'camp',
      title: words.t('components.camps'),
      components: camps.map(({ id, spaces, effect }) => ({
        id,
        name: words.name('site', id),
        lines: [
          does(effect),
          words.t('components.travel', {
            icons: spaces.map((travel) => plain(words.voice('arnak').effects.cost({ travel }))).join(' / '),
          }),
        ],
        drawing: (
          <Camp icon={CAMP_ICONS[id]} gives={effectSigns(effect)} spaces={spaces.map((travel) => ({ travel }))} />
        ),
        rule: RULES.camp,
      })),
    },
    tiles('I'),
    tiles('II'),
    ...BOARDS.map(placesOf),
    {
      id: 'idol',
      title: words.t('components.idols'),
      components: idols.map(({ id, copies: n, effect }) => ({
        id,
        name: words.name('idol', id),
        lines: [does(effect), copies(n)],
        drawing: <Idol effect={effectSigns(effect)} />,
        rule: RULES.idol,
      })),
    },
    {
      id: 'slot',
      title: words.t('components.slots'),
      components: slotOptions.map(({ id, effect }) => ({
        id,
        name: words.name('slotOption', id),
        lines: [does(effect)],
        drawing: <Signs signs={effectSigns(effect)} />,
        rule: RULES.slot,
      })),
    },
    {
      id: 'bonus',
      title: words.t('components.bonusTiles'),
      components: bonusTiles.map(({ id, copies: n, effect }) => ({
        id,
        name: words.name('bonus', id),
        lines: [does(effect), copies(n)],
        drawing: (
          <span className={styles.bonus}>
            <Signs signs={effectSigns(effect)} />
          </span>
        ),
        rule: RULES.bonus,
      })),
    },
    ...BOARDS.map(trackOf),
    ...BOARDS.map(templeOf),
  ];
}

/** A temple tile costs what stands below it, together (A-TMP-2). */
function together(prices: readonly Cost[]): Cost {
  const total: Record<string, number> = {};
  for (const price of prices) {
    for (const [name, n] of Object.entries(price)) total[name] = (total[name] ?? 0) + Number(n);
  }
  return total;
}
