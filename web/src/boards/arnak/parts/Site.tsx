import { Icon } from '../../../kit/art/Icon.tsx';
import type { IconName } from '../../../kit/art/icon-names.ts';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { Signs } from '../../../kit/art/Sign.tsx';
import type { SignSpec } from '../../../kit/art/signs.ts';
import { Token } from '../../../kit/art/Token.tsx';
import { Travel, type TravelKind } from '../../../kit/art/Travel.tsx';
import type { Anchor } from '../../../table/spots/spots.ts';
import styles from './Site.module.css';

interface StripProps {
  readonly level: string;
  readonly travel: readonly TravelKind[];
  /** Whose figure stands here, and as which thing. */
  readonly figure?: number | 'rival';
  readonly figureAt?: Anchor;
}

/** The left strip of a postcard: level, room for a figure, travel icons. */
function Strip({ level, travel, ...figure }: StripProps) {
  return (
    <div className={styles.strip}>
      <i>{level}</i>
      <Space {...figure} />
      <span className={styles.travel}>
        {travel.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed on the site
          <Travel key={i} kind={kind} />
        ))}
      </span>
    </div>
  );
}

function Space({ figure, figureAt }: Pick<StripProps, 'figure' | 'figureAt'>) {
  return figure === undefined ? (
    <span className={styles.space} />
  ) : (
    <span className={styles.figure} {...figureAt}>
      <SeatShape seat={figure} glyph="outback-hat" />
    </span>
  );
}

export interface GuardianFace {
  readonly icon: IconName;
  readonly boon: readonly SignSpec[];
  readonly cost: readonly SignSpec[];
  readonly at?: Anchor;
}

interface OpenSiteProps extends StripProps {
  readonly icon: IconName;
  readonly gives: readonly SignSpec[];
  readonly guardian?: GuardianFace;
  readonly tileAt?: Anchor;
  readonly className?: string;
}

/** A discovered site: a postcard. */
export function OpenSite({ icon, gives, guardian, tileAt, className = '', ...strip }: OpenSiteProps) {
  const size = guardian === undefined || gives.length < 4 ? '' : gives.length > 4 ? styles.full : styles.four;
  return (
    <div className={`${styles.site} ${className}`}>
      <Strip {...strip} />
      <div className={`${styles.picture} ${strip.level === 'II' ? styles['sky-2'] : styles['sky-1']}`} {...tileAt}>
        <Icon name={icon} />
        <div className={`${styles.caption} ${size}`}>
          <Signs signs={gives} />
        </div>
      </div>
      {guardian !== undefined && (
        <div className={styles.guardian} {...guardian.at}>
          <Icon name={guardian.icon} />
          <span className={styles.boon}>
            <Signs signs={guardian.boon} />
          </span>
          <span className={styles.cost}>
            <Signs signs={guardian.cost} />
          </span>
        </div>
      )}
    </div>
  );
}

/** An idol face up, with its effect in a window. */
export function Idol({ effect }: { readonly effect: readonly SignSpec[] }) {
  return (
    <span className={styles.idol}>
      <Icon name="totem-head" />
      <span className={styles.window}>
        <Signs signs={effect} />
      </span>
    </span>
  );
}

interface UnknownSiteProps extends StripProps {
  readonly price: number;
  /** What the face-up idol gives at once; nothing where no idol stands. */
  readonly idol?: readonly SignSpec[];
  readonly second?: boolean;
  readonly idolsAt?: Anchor;
  readonly className?: string;
}

/** An undiscovered site: dark glass, its price, the idols in front. */
export function UnknownSite({ price, idol, second = false, idolsAt, className = '', ...strip }: UnknownSiteProps) {
  return (
    <div className={`${styles.site} ${styles.unknown} ${className}`}>
      <Strip {...strip} />
      <div className={styles.price}>
        <b>{price}</b>
        <Token kind="compass" />
      </div>
      <div className={`${styles.idols} ${second ? styles.two : ''}`} {...idolsAt}>
        {second && (
          <span className={`${styles.idol} ${styles.behind}`}>
            <Icon name="totem-head" />
          </span>
        )}
        {idol !== undefined && <Idol effect={idol} />}
      </div>
    </div>
  );
}

export interface CampSpace {
  readonly travel: readonly TravelKind[];
  readonly figure?: number | 'rival';
  readonly figureAt?: Anchor;
  readonly blocked?: boolean;
  readonly className?: string;
}

/** A camp: a sandy postcard with two spaces. */
export function Camp({
  icon,
  gives,
  spaces,
}: {
  icon: IconName;
  gives: readonly SignSpec[];
  spaces: readonly CampSpace[];
}) {
  return (
    <div className={`${styles.site} ${styles.camp}`}>
      <div className={styles.picture}>
        <Icon name={icon} />
        <div className={styles.caption}>
          <Signs signs={gives} />
        </div>
      </div>
      {spaces.map((space, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the two spaces of a camp keep their places
          key={i}
          className={`${styles.campSpace} ${space.blocked === true ? styles.blocked : ''} ${space.className ?? ''}`}
        >
          {space.blocked !== true && (
            <>
              <Space {...space} />
              <span className={styles.travel}>
                {space.travel.map((kind, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: printed on the camp
                  <Travel key={j} kind={kind} />
                ))}
              </span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
