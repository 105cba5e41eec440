import { Ask } from '../../kit/controls/Ask.tsx';
import look from '../../kit/look/look.module.css';
import { go } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { saveFile } from '../../table/score/saveLog.ts';
import { forgetInvitations } from '../../table/server/entered.ts';
import { setKnown } from '../../table/server/known.ts';
import { stopPushes } from '../../table/server/push.ts';
import styles from './Account.module.css';
import type { AccountPart } from './AccountPage.tsx';

/** Signing out, here or everywhere; taking one's data along; going for good. */
export function Leaving({ me, api, attempt }: AccountPart) {
  const words = useWords();
  const leave = async (call: Promise<undefined>): Promise<void> => {
    const left = await attempt(call.then(() => true));
    if (left !== true) return;
    await stopPushes();
    setKnown(false);
    forgetInvitations();
    go();
  };
  const takeAlong = async (): Promise<void> => {
    const data = await attempt(api.myData());
    if (data !== undefined) saveFile(JSON.stringify(data, undefined, 1), 'moonstaff-data.json');
  };
  const guest = me.username === undefined;
  return (
    <section className={look.panel} aria-label={words.t('account.signOut')}>
      {guest && <p className={look.label}>{words.t('account.guestSignOut')}</p>}
      <div className={styles.row}>
        {!guest && (
          <>
            <button type="button" className={look.buttonDark} onClick={() => void leave(api.signOut())}>
              {words.t('account.signOut')}
            </button>
            <button type="button" className={look.buttonDark} onClick={() => void leave(api.signOutEverywhere())}>
              {words.t('account.signOutAll')}
            </button>
          </>
        )}
        <button type="button" className={look.buttonDark} onClick={() => void takeAlong()}>
          {words.t('account.data')}
        </button>
        <Ask
          label={words.t('account.delete')}
          question={words.t('account.deleteSure')}
          onYes={() => void leave(api.deleteMe())}
        />
      </div>
    </section>
  );
}
