import { Refused } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { type FormEvent, useState } from 'react';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { go } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { keepInvitation } from '../../table/server/entered.ts';
import { callMe, nameTrouble } from '../../table/server/name.ts';
import { enterAs, reasonOf } from '../../table/server/open.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';
import styles from './Letter.module.css';
import type { LetterProps } from './Letter.tsx';
import { seatToTake, whoWasFaster } from './letter.ts';
import { NameRow } from './NameRow.tsx';
import { SeatTiles } from './SeatTiles.tsx';

/** The seat was there when the letter was read, but isn't any more. */
const GONE: readonly string[] = ['server.seat.taken', 'server.table.noSeat', 'server.table.notOpen'];

/** Choose a seat, write a name, sit down: one press, or Enter. */
export function SitDown({ door, me, invite, onStale }: LetterProps) {
  const words = useWords();
  const kept = useSettings().name;
  const [name, setName] = useState(me?.name ?? kept);
  const [wanted, setWanted] = useState<number>();
  const [trouble, setTrouble] = useState<Phrase>();
  const [isBusy, setIsBusy] = useState(false);
  const seat = seatToTake(door.seats, wanted);
  const faster = whoWasFaster(door.seats, wanted);
  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const bad = nameTrouble(name);
    setTrouble(bad);
    if (bad !== undefined || seat === undefined || isBusy) return;
    setIsBusy(true);
    const api = serverApi();
    try {
      callMe(await enterAs(api, name));
      const options = invite === undefined ? {} : { invite };
      await api.command(door.table, { type: 'sit', seat }, options);
      keepInvitation(door.table, invite ?? '');
      go('house', door.table);
    } catch (error) {
      setIsBusy(false);
      if (error instanceof Refused && GONE.includes(error.phrase.key)) {
        setWanted(seat);
        await onStale();
      } else if (error instanceof Refused && error.phrase.key === 'server.seat.already') go('house', door.table);
      else setTrouble(reasonOf(error));
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void sit(event)}>
      {faster !== undefined && (
        <p className={styles.faster} role="alert">
          <b>{words.t('door.faster', { name: faster })}</b> {words.t('door.fasterLine')}
        </p>
      )}
      <SeatTiles seats={door.seats} chosen={seat} name={name} onChoose={setWanted} />
      <NameRow name={name} onName={setName} wrong={trouble !== undefined} hint="door-hint">
        <button type="submit" className={styles.deed} disabled={isBusy}>
          {seat !== undefined && <SeatShape seat={seat} />}
          {words.t('door.sit')}
        </button>
      </NameRow>
      <p id="door-hint" className={styles.hint} role={trouble === undefined ? undefined : 'alert'}>
        {trouble === undefined
          ? words.t(me?.username === undefined ? 'door.enough' : 'door.known')
          : troubleText(trouble, words)}
      </p>
    </form>
  );
}
