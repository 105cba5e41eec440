import type { AnyGame } from '@moonstaff/kernel';
import { type Ref, Suspense, useEffect, useState } from 'react';
import dialog from '../../kit/controls/Dialog.module.css';
import { DialogClose } from '../../kit/controls/DialogClose.tsx';
import { lateComponent } from '../../kit/late/lateComponent.tsx';
import { gameNamed } from '../../table/engine/games.ts';

const TableForm = lateComponent(async () => (await import('./TableForm.tsx')).TableForm);

interface NewTableProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly game: string;
  readonly title: string;
  /** Opens with one seat. */
  readonly alone?: boolean;
}

/** Who sits at the new table, and by which options. The rules are fetched when it is opened for the first time. */
export function NewTable({ ref, game, title, alone = false }: NewTableProps) {
  const [rules, setRules] = useState<AnyGame>();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (opened) void gameNamed(game).then(setRules);
  }, [game, opened]);
  return (
    <dialog ref={ref} className={dialog.dialog} aria-label={title} onToggle={() => setOpened(true)}>
      <h2 tabIndex={-1}>{title}</h2>
      <DialogClose />
      <Suspense>{rules !== undefined && <TableForm key={String(alone)} game={rules} alone={alone} />}</Suspense>
    </dialog>
  );
}
