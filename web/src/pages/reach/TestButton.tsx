import type { Way } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { pushArrives } from './arrival.ts';
import styles from './Reach.module.css';
import type { ReachPart } from './ReachPage.tsx';

type Test =
  | { readonly kind: 'sending' }
  /** Taken by the other side; of a browser we even know when it arrived. */
  | { readonly kind: 'taken' | 'arrived'; readonly took: number }
  | { readonly kind: 'failed'; readonly why: Phrase };

/** Sends a test, and says how it went: on its way, arrived, or why not. */
export function TestButton({ way, part }: { readonly way: Way; readonly part: ReachPart }) {
  const words = useWords();
  const [test, setTest] = useState<Test>();
  const send = async (): Promise<void> => {
    setTest({ kind: 'sending' });
    const from = performance.now();
    const arrival = way.kind === 'push' ? pushArrives() : undefined;
    try {
      const told = await part.api.testWay(way.id);
      if ('fault' in told) setTest({ kind: 'failed', why: told.fault });
      else if ((await arrival) === true) setTest({ kind: 'arrived', took: performance.now() - from });
      else setTest({ kind: 'taken', took: told.took });
      await part.change(part.api.reach());
    } catch (error) {
      setTest(undefined);
      part.onFail(error);
    }
  };
  return (
    <>
      <span className={styles.test} role="status">
        {test !== undefined && <Told test={test} />}
      </span>
      <button type="button" className={look.buttonDark} disabled={test?.kind === 'sending'} onClick={() => void send()}>
        {words.t('reach.test')}
      </button>
    </>
  );
}

function Told({ test }: { readonly test: Test }) {
  const words = useWords();
  if (test.kind === 'sending') return words.t('reach.onItsWay');
  // The row itself says why, and goes on saying it.
  if (test.kind === 'failed') return <span className={look.spoken}>{words.say(test.why)}</span>;
  const seconds = words.number(Math.max(0.1, Math.round(test.took / 100) / 10));
  return (
    <>
      <Icon name="check-mark" /> {words.t(test.kind === 'arrived' ? 'reach.arrived' : 'reach.handedOver', { seconds })}
    </>
  );
}
