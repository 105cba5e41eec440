import { Suspense, useState } from 'react';
import { lateComponent } from '../../kit/late/lateComponent.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import drawer from '../drawer/Drawer.module.css';

const AboutPerson = lateComponent(async () => (await import('./AboutPerson.tsx')).AboutPerson);

interface AboutButtonProps {
  readonly person: string;
  readonly name: string;
  readonly table: string;
}

/** Opens what can be done about somebody at the table. */
export function AboutButton({ person, name, table }: AboutButtonProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={drawer.about}
        aria-label={words.t('house.about', { name })}
        onClick={() => setOpen(true)}
      >
        ⋯
      </button>
      {isOpen && (
        <Suspense>
          <AboutPerson person={person} name={name} table={table} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
