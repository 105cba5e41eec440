import { type CardId, PILOT_COINS, type PlayerView } from '@moonstaff/arnak';
import { type CSSProperties, memo } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import { Travel } from '../../../kit/art/Travel.tsx';
import { Tag } from '../../../kit/controls/Tag.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { useBoard, useSpotModel } from '../context.ts';
import { heldCards } from '../held.ts';
import { Card } from '../parts/Card.tsx';
import { ASSISTANT_ICONS, GUARDIAN_ICONS } from '../parts/drawings.ts';
import { assistantLines, boonSigns, cardFace } from '../parts/faces.ts';
import { Assistant, WonGuardian } from '../parts/Plates.tsx';
import { TempleTiles } from '../parts/TempleTiles.tsx';
import { Spot } from '../spot/Spot.tsx';
import { keyOf, type Thing } from '../things.ts';
import { readAssistant, readCard, readGuardian } from '../words/texts.ts';
import styles from './Kept.module.css';

/** What stays with the player: assistants, guardians with their boons, the play area, and the pilot to hire. */
export const Kept = memo(function Kept({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  return (
    <section
      className={`${look.panel} ${look.place} ${styles.kept}`}
      style={roomFor(player)}
      aria-label={words.t('arnakTable.playArea')}
    >
      <Assistants player={player} />
      {player.guardians.length > 0 && <Guardians player={player} />}
      <PlayArea player={player} />
      <Pilot />
    </section>
  );
});

/** How many stand side by side. */
const roomFor = ({ assistants, guardians, playArea, fearTiles }: PlayerView): CSSProperties =>
  ({
    '--assistants': Math.max(assistants.length, 1),
    '--guardian-columns': Math.ceil(guardians.length / (guardians.length > 4 ? 3 : 2)),
    '--played': playArea.length + Math.min(fearTiles, 1),
  }) as CSSProperties;

function Assistants({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  return (
    <div className={styles.group}>
      <h3 className={look.label}>{words.t('arnakTable.assistants')}</h3>
      <div className={styles.things}>
        {player.assistants.length === 0 && <span className={styles.none} />}
        {player.assistants.map(({ id, gold, ready }) => {
          const { title, lines } = readAssistant(id, words);
          return (
            <Spot
              key={id}
              thing={{ on: 'assistant', assistant: id }}
              name={`${title}${ready ? '' : `, ${words.t('arnakTable.exhausted')}`}. ${lines[gold ? 1 : 0] ?? ''}`}
              shape="plate"
              piece={{ on: 'assistantTile', assistant: id }}
            >
              <Assistant icon={ASSISTANT_ICONS[id]} effect={assistantLines(id, gold)} gold={gold} exhausted={!ready} />
            </Spot>
          );
        })}
      </div>
    </div>
  );
}

function Guardians({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  return (
    <div className={styles.group}>
      <h3 className={look.label}>{words.t('arnakTable.guardians')}</h3>
      <div className={linesFor(player.guardians.length)}>
        {player.guardians.map(({ id, used }) => {
          const { title, lines } = readGuardian(id, words);
          return (
            <Spot
              key={id}
              thing={{ on: 'boon', guardian: id }}
              name={`${title}${used ? `, ${words.t('arnakTable.used')}` : ''}. ${lines[1] ?? ''}`}
              shape="plate"
              piece={{ on: 'guardianTile', guardian: id }}
            >
              <WonGuardian icon={GUARDIAN_ICONS[id]} boon={boonSigns(id)} used={used} />
            </Spot>
          );
        })}
      </div>
    </div>
  );
}

/** The more there are, the smaller they stand: the play area beside them needs its room. */
const linesFor = (guardians: number): string =>
  (guardians > 4 ? `${styles.several} ${styles.many}` : guardians > 1 ? styles.several : styles.things) ?? '';

function PlayArea({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  return (
    <div className={`${styles.group} ${styles.play}`}>
      <header className={styles.head}>
        <h3 className={look.label}>{words.t('arnakTable.playArea')}</h3>
        <TempleTiles tiles={player.temple} />
      </header>
      <ul className={styles.cards}>
        {heldCards(player).played.map((held) => (
          <PlayedCard key={`${held.card} ${held.copy}`} {...held} />
        ))}
        {player.fearTiles > 0 && (
          <li>
            <Spot thing={{ on: 'fearTiles' }} name={words.t('arnakTable.fearTile')} className={styles.fear}>
              <Icon name="terror" />
              <b>×{player.fearTiles}</b>
            </Spot>
          </li>
        )}
      </ul>
    </div>
  );
}

interface PlayedCardProps {
  readonly card: CardId;
  readonly copy: number;
  readonly piece: Thing;
}

function PlayedCard({ card, copy, piece }: PlayedCardProps) {
  const words = useWords();
  const thing = { on: 'played', card, copy } as const;
  const { can } = useSpotModel(thing);
  const { title, lines } = readCard(card, words);
  return (
    <li>
      <Spot thing={thing} name={`${title}. ${lines.join(' ')}`} shape="fanned" piece={piece}>
        <Card face={cardFace(card, words)} state={can ? 'idle' : 'cannot'} />
      </Spot>
    </li>
  );
}

function Pilot() {
  const words = useWords();
  const hired = useBoard().model.given.get(keyOf({ on: 'pilot' })) ?? 0;
  return (
    <Spot thing={{ on: 'pilot' }} name={words.t('arnakTable.pilot')} className={styles.pilot}>
      <Icon name="airplane-departure" />
      <span className={styles.price}>
        {PILOT_COINS}
        <Token kind="coin" />›<Travel kind="plane" />
      </span>
      {hired > 0 && (
        <span className={styles.tag}>
          <Tag kind="spend">−{hired * PILOT_COINS}</Tag>
        </span>
      )}
    </Spot>
  );
}
