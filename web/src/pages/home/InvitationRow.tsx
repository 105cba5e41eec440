import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { go, hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { pictureOf } from '../games/pictureOf.ts';
import styles from './Desk.module.css';
import type { Invitation } from './desk.ts';

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly onDecline: () => void;
}

/** Seats me at the rematch and goes there. A table that has begun meanwhile says so itself. */
async function playAgain(over: string): Promise<void> {
  const { serverApi } = await import('../../table/server/api.ts');
  const opened = await serverApi()
    .rematch(over)
    .catch(() => undefined);
  if (opened !== undefined) go('house', opened.table, opened.invite);
}

/** Somebody calls me to a table: sit down, or say no. */
export function InvitationRow({ invitation, onDecline }: InvitationRowProps) {
  const words = useWords('house');
  const { game, host, by } = invitation;
  return (
    <li className={`${styles.row} ${styles.turn}`}>
      <span className={styles.picture}>
        <Icon name={pictureOf(game)} />
      </span>
      <div className={styles.what}>
        <b>{words.t('again' in by ? 'home.wantsAgain' : 'door.invites', { host })}</b>
        <span className={look.label}>{words.name('game', game)}</span>
      </div>
      <span className={styles.answers}>
        <button type="button" className={look.buttonDark} onClick={onDecline}>
          {words.t('home.noThanks')}
        </button>
        {'again' in by ? (
          <button type="button" className={look.buttonMain} onClick={() => void playAgain(by.again)}>
            {words.t('door.sit')}
          </button>
        ) : (
          <a className={look.buttonMain} href={hrefOf('join', by.invite)}>
            {words.t('door.sit')}
          </a>
        )}
      </span>
    </li>
  );
}
