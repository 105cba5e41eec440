import type { ArnakView } from '@moonstaff/arnak';
import { Icon } from '../../../kit/art/Icon.tsx';
import type { IconName } from '../../../kit/art/icon-names.ts';
import { says } from '../../../kit/controls/says.ts';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { standsFor } from '../spot/standsFor.ts';
import type { Thing } from '../things.ts';
import styles from './Stacks.module.css';

/** How many are left in the face-down stacks. */
export function Stacks({ view }: { readonly view: ArnakView }) {
  const words = useWords();
  return (
    <ul className={styles.stacks}>
      <Stack
        icon="ancient-ruins"
        name={words.t('arnakTable.leftI')}
        mark="I"
        n={view.tilesI.count}
        place={{ on: 'siteTiles', level: 'I' }}
      />
      <Stack
        icon="ancient-ruins"
        name={words.t('arnakTable.leftII')}
        mark="II"
        n={view.tilesII.count}
        place={{ on: 'siteTiles', level: 'II' }}
      />
      <Stack
        icon="golem-head"
        name={words.t('arnakTable.leftGuardians')}
        n={view.guardians}
        place={{ on: 'guardians' }}
      />
      <Stack icon="terror" name={words.t('arnakTable.leftFear')} n={view.fearDeck} place={{ on: 'fearCards' }} />
    </ul>
  );
}

interface StackProps {
  readonly icon: IconName;
  readonly name: string;
  readonly mark?: string;
  readonly n: number;
  readonly place: Thing;
}

function Stack({ icon, name, mark, n, place }: StackProps) {
  return (
    <li {...says(name)} {...standsFor(place)}>
      <span className={look.spoken}>{name}</span>
      <Icon name={icon} />
      {mark !== undefined && <i aria-hidden="true">{mark}</i>}
      <b>{n}</b>
    </li>
  );
}
