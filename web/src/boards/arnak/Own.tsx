import {
  type ArnakView,
  FIGURES,
  type PlayerView,
  RESOURCES,
  type Resource,
  slotOptions,
  slotPoints,
} from '@moonstaff/arnak';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Signs } from '../../kit/art/Sign.tsx';
import { Token } from '../../kit/art/Token.tsx';
import { Travel } from '../../kit/art/Travel.tsx';
import { Counter } from '../../kit/controls/Counter.tsx';
import { useLayout } from '../../kit/settings/layout.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useCount } from '../../table/motion/index.ts';
import { usePlace } from '../../table/spots/spots.ts';
import { Brief } from './Brief.tsx';
import { counterPlace, cratesPlace, homePlace, slotName, travelling } from './moving.ts';
import { IdolSlot } from './parts/Plates.tsx';
import { usePlay } from './play.ts';
import { Spot } from './Spot.tsx';
import { effectSigns, tokenOf } from './signs.ts';
import { ownSeat } from './state.ts';
import { optionText } from './texts.ts';
import { leftIcon, resourceThing, slotOption, slotThing } from './things.ts';

/** The player's own board: resources, archaeologists, idol slots and what they offer. */
export function Own({ view, player }: { readonly view: ArnakView; readonly player: PlayerView }) {
  const words = useWords();
  const layout = useLayout();
  const seat = ownSeat(view);
  return (
    <section className="panel own-board" {...usePlace('own')} aria-label={words.t('arnakTable.own')}>
      <div className="own-counters">
        {RESOURCES.map((resource) => (
          <Amount key={resource} seat={seat} resource={resource} value={player[resource]} />
        ))}
        {layout === 'phone' && <Brief player={player} seat={seat} />}
      </div>
      <div className="own-figures">
        <span className="spoken">{`${words.t('arnakTable.figures')}: ${player.figures}`}</span>
        <span className="own-home" data-place={homePlace(seat)}>
          {Array.from({ length: FIGURES }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two figures
            <SeatShape key={i} seat={seat} glyph="outback-hat" away={i >= player.figures} />
          ))}
        </span>
        {slotPoints.map((points, i) => (
          <Spot key={points} thing={slotThing(i)} name={words.t('arnakTable.slot', { n: i + 1 })} className="spot-slot">
            {i < player.slots ? (
              <span className="mover" {...travelling(slotName(i), { pace: 'piece', from: cratesPlace(seat) })}>
                <IdolSlot points={points} filled />
              </span>
            ) : (
              <IdolSlot points={points} />
            )}
          </Spot>
        ))}
        <span className="own-crates" data-place={cratesPlace(seat)}>
          <Icon name="totem-head" />
          <span className="spoken">{words.t('arnakTable.crates')}</span>
          <b>{player.crates}</b>
        </span>
      </div>
      <LeftIcons player={player} />
      <ul className="own-options">
        {slotOptions.map(({ id, effect }) => (
          <li key={id}>
            <Spot thing={slotOption(id)} name={optionText(id, words)} className="spot-option">
              <Signs signs={effectSigns(effect)} />
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A resource; pressed where an effect asks which one to trade. */
function Amount({
  seat,
  resource,
  value,
}: {
  readonly seat: number;
  readonly resource: Resource;
  readonly value: number;
}) {
  const words = useWords();
  const { told, can } = usePlay();
  const thing = resourceThing(resource);
  const name = words.name('resource', resource);
  const counter = (
    <Counter name={name} value={useCount(value)} change={told?.changes?.tokens[resource] ?? 0}>
      <span className="mover" data-place={counterPlace(seat, resource)}>
        <Token kind={tokenOf(resource)} />
      </span>
    </Counter>
  );
  return can(thing) ? (
    <Spot thing={thing} name={name} className="spot-counter">
      {counter}
    </Spot>
  ) : (
    counter
  );
}

/** Travel icons left over this turn. */
function LeftIcons({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  if (player.icons.length === 0) return null;
  return (
    <div className="own-icons">
      <span className="label">{words.t('arnakTable.icons')}</span>
      {player.icons.map((icon, i) => (
        <Spot
          // biome-ignore lint/suspicious/noArrayIndexKey: equal icons are equal
          key={i}
          thing={leftIcon(icon)}
          name={words.name('travelIcon', icon)}
          className="spot-icon"
        >
          <Travel kind={icon} />
        </Spot>
      ))}
    </div>
  );
}
