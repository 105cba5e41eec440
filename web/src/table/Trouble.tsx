import type { Phrase } from '@moonstaff/kernel';
import { hrefOf } from '../app/route.ts';
import { useWords } from '../settings/Words.tsx';

/** What went wrong, in words one can act on; `over` a table that is still there, or instead of it. */
export function Trouble({ phrase, over }: { readonly phrase: Phrase; readonly over: boolean }) {
  const words = useWords();
  const text =
    phrase.key === 'trouble.notFound' || phrase.key === 'trouble.unexpected' ? words.t(phrase.key) : words.say(phrase);
  if (over) {
    return (
      <p className="trouble-note" role="alert">
        {text}
      </p>
    );
  }
  return (
    <main className="trouble-page">
      <h1>{text}</h1>
      <a href={hrefOf()}>{words.t('web.toHome')}</a>
    </main>
  );
}
