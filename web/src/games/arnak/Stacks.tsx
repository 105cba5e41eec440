import type { ArnakView } from '@moonstaff/arnak';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/icon-names.ts';
import { useWords } from '../../settings/Words.tsx';

/** What is left of the stacks nobody sees into. */
export function Stacks({ view }: { readonly view: ArnakView }) {
  const words = useWords();
  return (
    <ul className="stacks">
      <Stack icon="ancient-ruins" name={words.t('arnakTable.leftI')} mark="I" n={view.tilesI.count} />
      <Stack icon="ancient-ruins" name={words.t('arnakTable.leftII')} mark="II" n={view.tilesII.count} />
      <Stack icon="golem-head" name={words.t('arnakTable.leftGuardians')} n={view.guardians} />
      <Stack icon="terror" name={words.t('arnakTable.leftFear')} n={view.fearDeck} />
    </ul>
  );
}

interface StackProps {
  readonly icon: IconName;
  readonly name: string;
  readonly mark?: string;
  readonly n: number;
}

function Stack({ icon, name, mark, n }: StackProps) {
  return (
    <li title={name}>
      <span className="spoken">{name}</span>
      <Icon name={icon} />
      {mark !== undefined && <i aria-hidden="true">{mark}</i>}
      <b>{n}</b>
    </li>
  );
}
