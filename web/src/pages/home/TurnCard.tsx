import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { BoardName } from '../games/BoardName.tsx';
import { Rounds } from '../games/Rounds.tsx';
import { Thumbnail } from '../games/Thumbnail.tsx';
import styles from './Desk.module.css';
import { Seats, type ServerRowProps, Unread } from './DeskRows.tsx';
import { TimeLeft } from './TimeLeft.tsx';

/** A table that waits for the viewer: the table as it stands, and one button that says what to do. */
export function TurnCard({ table, you, clubs }: ServerRowProps) {
  const words = useWords();
  const { id, game, deadline, round } = table;
  const club = table.title ?? clubs.find((one) => one.id === table.club)?.name;
  const names = table.seats.flatMap((seat, i) => (seat.kind === 'person' && i !== you ? [seat.name] : []));
  const where = [
    ...(table.challenge === undefined ? [] : [words.t('house.challenge')]),
    ...(club !== undefined ? [club] : names.length > 0 ? [words.all([...names, words.t('home.andYou')])] : []),
  ].join(' · ');
  const verb = !table.yourTurn ? 'home.answer' : game === 'guild' ? 'home.explore' : 'home.playTurn';
  return (
    <li className={styles.card}>
      <Thumbnail table={id} game={game} seat={you} changedAt={table.changedAt} />
      <div className={styles.what}>
        <b className={styles.title}>{words.name('game', game)}</b>
        <span className={look.label}>
          {where}
          <BoardName game={game} options={table.options} before={where === '' ? '' : ' · '} />
        </span>
        {round !== undefined && <Rounds game={game} {...round} />}
        <Seats table={table} you={you} only="all" />
      </div>
      <span className={styles.state}>
        <Unread table={table} />
        {deadline !== undefined && <TimeLeft deadline={deadline} clock={table.clock} own />}
      </span>
      <a className={look.buttonMain} href={hrefOf('house', id)}>
        {words.t(verb)}
      </a>
    </li>
  );
}
