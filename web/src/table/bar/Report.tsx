import { use, useState } from 'react';
import { version } from '../../../package.json';
import { useWords } from '../../kit/words/Words.tsx';
import { TableContext } from '../context.ts';

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
    <div className="report">
      <label className="field">
        {words.t('table.expected')}
        <textarea value={expected} rows={3} onChange={(event) => setExpected(event.target.value)} />
      </label>
      <button type="button" className="button-dark" onClick={save}>
        {words.t('table.report')}
      </button>
    </div>
  );
}
