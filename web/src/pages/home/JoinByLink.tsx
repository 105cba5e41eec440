import { useState } from 'react';
import field from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';

/** Goes to a table whose link somebody sent. */
export function JoinByLink() {
  const words = useWords();
  const [link, setLink] = useState('');
  const place = placeOf(link);
  return (
    <form
      className={field.entryRow}
      onSubmit={(event) => {
        event.preventDefault();
        if (place !== undefined) window.location.assign(place);
      }}
    >
      <input
        value={link}
        placeholder={words.t('web.pasteLink')}
        aria-label={words.t('home.join')}
        onChange={(event) => setLink(event.target.value)}
      />
      <button type="submit" className={look.buttonDark} disabled={place === undefined}>
        {words.t('web.join')}
      </button>
    </form>
  );
}

const isTable = ({ hash, pathname }: URL): boolean =>
  /^#\/(house|join)\//.test(hash) || /\/(join|table|club)\/[^/]+$/.test(pathname);

/** A link to a table; anything else is none. */
function placeOf(link: string): string | undefined {
  const url = URL.parse(link.trim());
  return url !== null && /^https?:$/.test(url.protocol) && isTable(url) ? url.href : undefined;
}
