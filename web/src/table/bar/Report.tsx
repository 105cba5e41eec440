import { use, useState } from 'react';
import { version } from '../../../package.json';
import field from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { TableContext } from '../context.ts';
import styles from './HelpDialog.module.css';

/** A report of a fault, as a file: the version, what this viewer has seen, and what was expected. */
export function Report() {
  const words = useWords();
  const table = use(TableContext);
  const [expected, setExpected] = useState('');
  if (table === undefined) return null;
  const save = (): void => {
    const { game, options, viewer, view, log, toAct, legal } = table.now;
    const report = { version, browser: navigator.userAgent, expected, game, options, viewer, toAct, legal, view, log };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(report, undefined, 1)], { type: 'application/json' }));
    link.download = 'moonstaff-report.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div className={styles.report}>
      <label className={field.field}>
        {words.t('table.expected')}
        <textarea
          className={field.entry}
          value={expected}
          rows={3}
          onChange={(event) => setExpected(event.target.value)}
        />
      </label>
      <button type="button" className={look.buttonDark} onClick={save}>
        {words.t('table.report')}
      </button>
    </div>
  );
}
