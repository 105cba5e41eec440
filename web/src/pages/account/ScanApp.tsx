import { type FormEvent, useState } from 'react';
import { encode } from 'uqr';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Account.module.css';
import { Field } from './Field.tsx';
import { grouped } from './second-factor.ts';

interface ScanAppProps {
  readonly secret: string;
  readonly uri: string;
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
}

/** Sets up an app: scan, and enter the code it shows. */
export function ScanApp({ secret, uri, onCode, onCancel }: ScanAppProps) {
  const words = useWords();
  const [code, setCode] = useState('');
  const give = (event: FormEvent): void => {
    event.preventDefault();
    onCode(code.trim());
  };
  const { data, size } = encode(uri, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <form className={styles.form} onSubmit={give}>
      <p className={styles.row}>{words.t('factor.scan')}</p>
      <svg
        className={styles.scan}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={words.t('factor.qr')}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p className={styles.secret}>{grouped(secret)}</p>
      <Field label={words.t('factor.code')} autoComplete="one-time-code" value={code} onChange={setCode} />
      <div className={styles.row}>
        <button type="submit" className={look.buttonMain} disabled={code.trim().length < 6}>
          {words.t('factor.confirm')}
        </button>
        <button type="button" className={look.buttonDark} onClick={onCancel}>
          {words.t('factor.cancel')}
        </button>
      </div>
    </form>
  );
}
