import beginIcons from 'virtual:icons/begin';
import { Suspense } from 'react';
import { Icon, registerIcons } from '../../kit/art/Icon.tsx';
import { INVITATIONS } from './invitations.ts';
import styles from './OptionPicture.module.css';

registerIcons(beginIcons);

const TEMPLES = { bird: 'feathered-wing', snake: 'snake-spiral' } as const;

interface OptionPictureProps {
  readonly option: string;
  readonly value: string | number;
  readonly values: readonly (string | number)[];
}

/** The options that can be seen as well as read: the temple, the map, the difficulty. */
export const hasPicture = (option: string): boolean =>
  option === 'board' || option === 'map' || option === 'difficulty';

export function OptionPicture({ option, value, values }: OptionPictureProps) {
  if (option === 'map') {
    return (
      <span className={styles.map} aria-hidden="true">
        <Suspense>
          <INVITATIONS.guild.Picture place={value} />
        </Suspense>
      </span>
    );
  }
  if (option === 'board') {
    return (
      <span className={styles.temple} aria-hidden="true">
        <Icon name={TEMPLES[value === 'snake' ? 'snake' : 'bird']} />
      </span>
    );
  }
  const strength = values.indexOf(value);
  return (
    <span className={styles.bars} aria-hidden="true">
      {values.map((one, i) => (
        <i
          key={one}
          className={i <= strength ? styles.on : ''}
          style={{ height: `${((i + 1) / values.length) * 100}%` }}
        />
      ))}
    </span>
  );
}
