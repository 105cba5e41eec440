import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Staff } from '../../kit/art/Staff.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../context.ts';
import { nameOf } from '../turn.ts';

/** Between two people at one screen: nothing hidden is shown until the next one takes the seat. */
export function Curtain({ seat }: { readonly seat: number }) {
  const words = useWords();
  const { source, now } = useTable();
  const name = nameOf(now, seat);
  return (
    <main className="curtain">
      <Staff />
      <SeatShape seat={seat} />
      <h1>{words.t('table.curtain', { name })}</h1>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing to do here */}
      <button type="button" className="button-main" autoFocus onClick={() => source.sit(seat)}>
        {words.t('table.curtainOpen', { name })}
      </button>
    </main>
  );
}
