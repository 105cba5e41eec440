import { Staff } from '../../kit/art/Staff.tsx';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';

/** Whose work we build on. */
export function Credits() {
  const words = useWords();
  return (
    <main className="trouble-page">
      <h1 className="serif">
        <Staff /> {words.t('web.credits')}
      </h1>
      <p>{words.t('web.credits.icons')}</p>
      <p>{words.t('web.credits.fonts')}</p>
      <p>{words.t('web.credits.games')}</p>
      <a href={hrefOf()}>{words.t('web.toHome')}</a>
    </main>
  );
}
