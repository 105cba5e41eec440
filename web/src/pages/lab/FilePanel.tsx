import type { Finding } from '@moonstaff/scenarios/page';
import { useId } from 'react';
import { CopyButton } from '../../kit/controls/CopyButton.tsx';
import entry from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { packText } from '../../kit/route/pack.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { addressOf } from '../../table/server/address.ts';
import { faultWords } from './fault.ts';
import styles from './Lab.module.css';
import { readLab } from './lab.ts';

interface FilePanelProps {
  readonly text: string;
  readonly fault: Finding | undefined;
  onText(text: string): void;
  /** The file with everything that was done since. */
  whole(): string;
}

/** The scenario file itself: to be read, written, opened, saved and sent. */
export function FilePanel({ text, fault, onText, whole }: FilePanelProps) {
  const words = useWords();
  const id = useId();
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([whole()], { type: 'text/yaml' }));
    link.download = 'scenario.yaml';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const share = async (): Promise<string> => {
    const file = whole();
    const reading = readLab(file);
    const game = 'draft' in reading ? String(reading.draft.given['game']) : '';
    return addressOf('lab', game, await packText(file));
  };
  return (
    <section className={`${look.panel} ${styles.file}`} aria-label={words.t('lab.file')}>
      <h2 className={look.panelTitle}>{words.t('lab.file')}</h2>
      <textarea
        className={entry.entry}
        rows={14}
        spellCheck={false}
        value={text}
        aria-label={words.t('lab.file')}
        aria-invalid={fault !== undefined}
        aria-describedby={id}
        onChange={(event) => onText(event.target.value)}
      />
      <p id={id} role="status" className={styles.fault}>
        {fault !== undefined && words.t('lab.fault', { line: fault.line, reason: faultWords(fault, words) })}
      </p>
      <div className={styles.keys}>
        <CopyButton label={words.t('lab.link')} text={share} />
        <label className={look.buttonDark}>
          {words.t('lab.open')}
          <input
            type="file"
            accept=".yaml,.yml"
            className={look.spoken}
            onChange={async (event) => onText((await event.target.files?.[0]?.text()) ?? text)}
          />
        </label>
        <button type="button" className={look.buttonDark} onClick={save}>
          {words.t('lab.save')}
        </button>
      </div>
    </section>
  );
}
