import type { PlayerView } from '@moonstaff/arnak';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Travel } from '../../kit/art/Travel.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { ASSISTANT_ICONS } from './drawings.ts';
import { cratesPlace, homePlace } from './moving.ts';
import { usePlay } from './play.ts';
import { ownAssistant, slotThing, wonGuardian } from './things.ts';

/** In the hand, beside the counters: what else one has, at a glance. A press goes to it. */
export function Brief({ player, seat }: { readonly player: PlayerView; readonly seat: number }) {
  const words = useWords();
  const { can } = usePlay();
  const boons = player.guardians.filter(({ used }) => !used);
  const slots = Array.from({ length: 4 }, (_, i) => slotThing(i));
  return (
    <button
      type="button"
      className="own-brief"
      onClick={() => document.querySelector('.own-board')?.scrollIntoView({ block: 'center' })}
    >
      <span className="spoken">{words.t('arnakTable.own')}</span>
      {player.icons.map((icon, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal icons are equal
        <Travel key={i} kind={icon} />
      ))}
      {player.assistants.map(({ id, gold, ready }) => (
        <span
          key={id}
          className={`brief-plate ${gold ? 'plate-gold' : 'plate-silver'} ${ready ? '' : 'plate-tired'} ${can(ownAssistant(id)) ? 'can' : ''}`}
        >
          <Icon name={ASSISTANT_ICONS[id]} />
        </span>
      ))}
      {player.guardians.length > 0 && (
        <span
          className={`brief-plate plate-guardian ${boons.length === 0 ? 'plate-used' : ''} ${boons.some(({ id }) => can(wonGuardian(id))) ? 'can' : ''}`}
        >
          <Icon name="golem-head" />
          <b>{boons.length}</b>
        </span>
      )}
      <span data-place={cratesPlace(seat)} className={`brief-idols ${slots.some(can) ? 'can' : ''}`}>
        <Icon name="totem-head" />
        <b>{player.crates}</b>
      </span>
      <span className="brief-figures" data-place={homePlace(seat)}>
        <SeatShape seat={seat} glyph="outback-hat" away={player.figures === 0} />
        <b>{player.figures}</b>
      </span>
    </button>
  );
}
