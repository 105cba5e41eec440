import type { Draft } from '@moonstaff/scenarios/page';
import { useId } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { CopyButton } from '../../kit/controls/CopyButton.tsx';
import entry from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { packText } from '../../kit/route/pack.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { addressOf } from '../../table/server/address.ts';
import { FileText, type LineNote } from './FileText.tsx';
import styles from './Lab.module.css';
import { fileOf, gameOf } from './lab.ts';

interface FileKeysProps {
  readonly text: string;
  readonly draft: Draft | undefined;
  onText(text: string): void;
}

/** A link to send, and a file to open. */
export function FileKeys({ text, draft, onText }: FileKeysProps) {
  const words = useWords();
  /** A link holds the scenario that's shown, not the others of its file. */
  const share = async (): Promise<string> => {
    const game = draft && gameOf(draft);
    return addressOf('lab', game ?? '', await packText(draft === undefined ? text : fileOf([draft])));
  };
  return (
    <>
      <CopyButton label={words.t('lab.link')} text={share} className={`${look.buttonDark} ${styles.outlined}`} />
      <label className={`${look.buttonDark} ${styles.outlined}`}>
        {words.t('lab.open')}
        <input
          type="file"
          accept=".yaml,.yml"
          className={look.spoken}
          onChange={async (event) => onText((await event.target.files?.[0]?.text()) ?? text)}
        />
      </label>
    </>
  );
}

/** Saves the file as it is. */
export function SaveButton({ text }: { readonly text: string }) {
  const words = useWords();
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/yaml' }));
    link.download = 'scenario.yaml';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <button type="button" className={look.buttonDark} onClick={save}>
      <Icon name="scroll-unfurled" /> {words.t('lab.save')}
    </button>
  );
}

interface FilePanelProps {
  readonly text: string;
  /** Where and why the file can't be read or set up. */
  readonly fault: { readonly line: number; readonly reason: string } | undefined;
  readonly notes: readonly LineNote[];
  /** The scenarios of the file, and which of them is shown. */
  readonly titles: readonly string[];
  readonly index: number;
  onText(text: string): void;
  onChoose(index: number): void;
}

/** The scenario file itself, to be read and written. */
export function FilePanel({ text, fault, notes, titles, index, onText, onChoose }: FilePanelProps) {
  const words = useWords();
  const id = useId();
  return (
    <section className={styles.file} aria-label={words.t('lab.file')}>
      {titles.length > 1 && (
        <label className={entry.field}>
          {words.t('lab.which', { n: titles.length })}
          <select className={entry.entry} value={index} onChange={(event) => onChoose(Number(event.target.value))}>
            {titles.map((title, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles may be the same, and places don't change
              <option key={i} value={i}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <FileText
        value={text}
        notes={notes}
        aria-label={words.t('lab.file')}
        aria-invalid={fault !== undefined}
        aria-describedby={id}
        onChange={(event) => onText(event.target.value)}
      />
      <p id={id} role="status" className={styles.fault}>
        {fault !== undefined && words.t('lab.fault', fault)}
      </p>
    </section>
  );
}
