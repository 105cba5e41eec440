import { Card, type CardFace, type CardState } from '../../boards/arnak/parts/index.ts';
import { signs } from '../../kit/art/signs.ts';
import { Token } from '../../kit/art/Token.tsx';
import { Travel } from '../../kit/art/Travel.tsx';
import { Tag } from '../../kit/controls/Tag.tsx';
import styles from './Gallery.module.css';

const FACES: readonly CardFace[] = [
  {
    kind: 'item',
    name: 'Steam Boat',
    icon: 'paddle-steamer',
    travel: ['ship', 'ship'],
    effect: signs('free compass compass'),
    points: 3,
    price: { token: 'coin', amount: 3 },
  },
  {
    kind: 'item',
    name: 'Army Knife',
    icon: 'swiss-army-knife',
    travel: ['car', 'ship'],
    effect: signs('2× exile / coin / compass'),
    points: 1,
    price: { token: 'coin', amount: 3 },
  },
  {
    kind: 'item',
    name: 'Hot Air Balloon',
    icon: 'air-balloon',
    travel: ['plane'],
    effect: signs('hat − plane −3 compass'),
    points: 1,
    burns: true,
    price: { token: 'coin', amount: 2 },
  },
  {
    kind: 'artifact',
    name: 'Trader’s Scales',
    icon: 'scales',
    travel: ['plane'],
    effect: signs('tablet | upgrade 3 coin'),
    points: 2,
    price: { token: 'compass', amount: 4 },
  },
  {
    kind: 'artifact',
    name: 'Star Charts',
    icon: 'astrolabe',
    travel: ['plane'],
    effect: signs('tablet | coin › dig ×2'),
    points: 2,
    price: { token: 'compass', amount: 4 },
  },
  { kind: 'basic', name: 'Exploration', icon: 'jungle', travel: ['ship'], effect: signs('free compass') },
  { kind: 'fear', name: 'Fear', icon: 'terror', travel: ['boot'], effect: [], points: -1 },
];

const TROWEL: CardFace = {
  kind: 'item',
  name: 'Trowel',
  icon: 'trowel',
  travel: ['car'],
  effect: signs('compass › jewel'),
  points: 1,
  price: { token: 'coin', amount: 1 },
};

const STATES: readonly (readonly [CardState, string])[] = [
  ['idle', 'idle'],
  ['legal', 'legal'],
  ['lit', 'hovered or focused'],
  ['chosen', 'selected'],
  ['cannot', 'disabled, with reason'],
  ['spent', 'will be paid'],
];

const SHORT = (
  <Tag kind="short">
    −1 <Token kind="coin" />
  </Tag>
);
const SPEND = (
  <Tag kind="spend">
    − <Travel kind="car" />
  </Tag>
);

export function Cards() {
  return (
    <section>
      <h2>Cards: index top left (travel), price top right, points seal, name, effect line</h2>
      <div className={styles.cards}>
        {FACES.map((face) => (
          <Card key={face.name} face={face} />
        ))}
        <span className={styles.rule} />
        {STATES.map(([state, word]) => (
          <figure key={state}>
            <Card
              face={TROWEL}
              state={state}
              tag={state === 'cannot' ? SHORT : state === 'spent' ? SPEND : undefined}
            />
            <figcaption>{word}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
