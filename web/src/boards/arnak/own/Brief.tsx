import { type PlayerView, slotPoints } from '@moonstaff/arnak';
import { Icon } from '../../../kit/art/Icon.tsx';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { Travel } from '../../../kit/art/Travel.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { placeNamed } from '../../../table/spots/spots.ts';
import { useBoard } from '../context.ts';
import { ASSISTANT_ICONS } from '../parts/drawings.ts';
import { MiniAssistant, MiniGuardians } from '../parts/Plates.tsx';
import { standsFor } from '../spot/standsFor.ts';
import { keyOf, type Spot } from '../things.ts';
import styles from './Brief.module.css';

/** On a phone, beside the counters: what else the player has, at a glance. A press goes to it. */
export function Brief({ player, seat }: { readonly player: PlayerView; readonly seat: number }) {
  const words = useWords();
  const { spots } = useBoard().model;
  const can = (thing: Spot): boolean => spots.get(keyOf(thing))?.can === true;
  const boons = player.guardians.filter(({ used }) => !used);
  const slots = slotPoints.map((_, slot): Spot => ({ on: 'slot', slot }));
  return (
    <button
      type="button"
      className={styles.brief}
      onClick={() => placeNamed('own')?.scrollIntoView({ block: 'center' })}
    >
      <span className={look.spoken}>{words.t('arnakTable.own')}</span>
      {player.icons.map((icon, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal icons are equal
        <Travel key={i} kind={icon} />
      ))}
      {player.assistants.map(({ id, gold, ready }) => (
        <MiniAssistant
          key={id}
          icon={ASSISTANT_ICONS[id]}
          gold={gold}
          exhausted={!ready}
          className={`${styles.plate} ${can({ on: 'assistant', assistant: id }) ? look.can : ''}`}
        />
      ))}
      {player.guardians.length > 0 && (
        <MiniGuardians
          boons={boons.length}
          className={`${styles.guardians} ${boons.some(({ id }) => can({ on: 'boon', guardian: id })) ? look.can : ''}`}
        />
      )}
      <span
        {...standsFor({ on: 'crates', who: seat })}
        className={`${styles.idols} ${slots.some(can) ? look.can : ''}`}
      >
        <Icon name="totem-head" />
        <b>{player.crates}</b>
      </span>
      <span className={styles.figures} {...standsFor({ on: 'home', who: seat })}>
        <SeatShape seat={seat} glyph="outback-hat" away={player.figures === 0} />
        <b>{player.figures}</b>
      </span>
    </button>
  );
}
