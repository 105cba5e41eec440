import { FIGURES, type PlayerView, RESOURCES, type Resource, slotOptions, slotPoints } from '@moonstaff/arnak';
import { memo } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { Signs } from '../../../kit/art/Sign.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import { Travel } from '../../../kit/art/Travel.tsx';
import { Counter } from '../../../kit/controls/Counter.tsx';
import look from '../../../kit/look/look.module.css';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useCount } from '../../../table/motion/index.ts';
import { usePlace } from '../../../table/spots/spots.ts';
import { useBoard, useSpotModel } from '../context.ts';
import { IdolSlot } from '../parts/Plates.tsx';
import { effectSigns } from '../parts/signs.ts';
import { tokenOf } from '../play/tokens.ts';
import { Mover } from '../spot/Mover.tsx';
import { Spot } from '../spot/Spot.tsx';
import { standsFor } from '../spot/standsFor.ts';
import { copyAt } from '../spots.ts';
import { optionText } from '../words/texts.ts';
import { Brief } from './Brief.tsx';
import styles from './OwnBoard.module.css';

/** The player's own board: resources, archaeologists, idol slots and what they offer. */
export const OwnBoard = memo(function OwnBoard({
  seat,
  player,
}: {
  readonly seat: number;
  readonly player: PlayerView;
}) {
  const words = useWords();
  const layout = useLayout();
  return (
    <section
      className={`${look.panel} ${look.place} ${styles.board}`}
      {...usePlace('own')}
      aria-label={words.t('arnakTable.own')}
    >
      <div className={styles.counters} data-part="counters">
        {RESOURCES.map((resource) => (
          <Amount key={resource} seat={seat} resource={resource} value={player[resource]} />
        ))}
        {layout === 'phone' && <Brief player={player} seat={seat} />}
      </div>
      <div className={styles.figures} data-part="figures">
        <span className={look.spoken}>{`${words.t('arnakTable.figures')}: ${player.figures}`}</span>
        <span className={styles.home} {...standsFor({ on: 'home', who: seat })}>
          {Array.from({ length: FIGURES }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two figures
            <SeatShape key={i} seat={seat} glyph="outback-hat" away={i >= player.figures} />
          ))}
        </span>
        {slotPoints.map((points, i) => (
          <Spot
            key={points}
            thing={{ on: 'slot', slot: i }}
            name={words.t('arnakTable.slot', { n: i + 1 })}
            className={styles.slot}
          >
            {i < player.slots ? (
              <Mover thing={{ on: 'slottedIdol', slot: i }}>
                <IdolSlot points={points} filled />
              </Mover>
            ) : (
              <IdolSlot points={points} />
            )}
          </Spot>
        ))}
        <span className={styles.crates} data-part="crates" {...standsFor({ on: 'crates', who: seat })}>
          <Icon name="totem-head" />
          <span className={look.spoken}>{words.t('arnakTable.crates')}</span>
          <b>{player.crates}</b>
        </span>
      </div>
      <LeftIcons player={player} />
      <ul className={styles.options}>
        {slotOptions.map(({ id, effect }) => (
          <li key={id}>
            <Spot thing={{ on: 'slotOption', option: id }} name={optionText(id, words)} className={styles.option}>
              <Signs signs={effectSigns(effect)} />
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
});

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
  const { model } = useBoard();
  const thing = { on: 'resource', resource } as const;
  const { can } = useSpotModel(thing);
  const name = words.name('resource', resource);
  const missing = model.paying?.missing?.[resource];
  const short = missing === undefined ? undefined : words.t('arnakPay.short', { n: missing });
  const counter = (
    <Counter name={name} value={useCount(value)} change={model.changes[resource] ?? 0} short={short}>
      <Mover thing={{ on: 'counter', who: seat, resource }}>
        <Token kind={tokenOf(resource)} />
      </Mover>
    </Counter>
  );
  return can ? (
    <Spot thing={thing} name={name} className={styles.counter}>
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
    <div className={styles.icons}>
      <span className={look.label}>{words.t('arnakTable.icons')}</span>
      {player.icons.map((icon, i) => (
        <Spot
          // biome-ignore lint/suspicious/noArrayIndexKey: equal icons are equal
          key={i}
          thing={{ on: 'icon', icon, copy: copyAt(player.icons, i) }}
          name={words.name('travelIcon', icon)}
          className={styles.icon}
        >
          <Travel kind={icon} />
        </Spot>
      ))}
    </div>
  );
}
