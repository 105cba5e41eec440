import { useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import look from '../look/look.module.css';
import { useWords } from '../words/Words.tsx';

/** Browsers have no clipboard on plain http, which phones in a home network use. There, a selected text is copied. */
async function copy(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

interface CopyButtonProps {
  readonly text: () => string | Promise<string>;
  readonly label: string;
  readonly className?: string | undefined;
  /** Shows its sign alone; the words are only heard. */
  readonly bare?: boolean;
}

/** Copies a text and confirms it for a while. */
export function CopyButton({ text, label, className = look.buttonDark, bare = false }: CopyButtonProps) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const press = async (): Promise<void> => {
    await copy(await text());
    setCopied(true);
    setTimeout(() => setCopied(false), 3000);
  };
  return (
    <button type="button" className={className} onClick={() => void press()}>
      <Icon name={copied ? 'check-mark' : 'linked-rings'} />
      <span className={bare ? look.spoken : ''} aria-live="polite">
        {copied ? words.t('seats.copied') : label}
      </span>
    </button>
  );
}
