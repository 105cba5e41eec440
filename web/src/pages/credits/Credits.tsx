import { Suspense } from 'react';
import { Staff } from '../../kit/art/Staff.tsx';
import fault from '../../kit/fault/Fault.module.css';
import { lateComponent } from '../../kit/late/lateComponent.tsx';
import look from '../../kit/look/look.module.css';
import { hasServer, hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';

const HostLinks = lateComponent(async () => (await import('../host/HostLinks.tsx')).HostLinks);

/** Whose work we build on. */
export function Credits() {
  const words = useWords();
  return (
    <main className={fault.troublePage}>
      <h1 className={look.serif}>
        <Staff /> {words.t('web.credits')}
      </h1>
      <p>{words.t('web.credits.icons')}</p>
      <p>{words.t('web.credits.fonts')}</p>
      <p>{words.t('web.credits.games')}</p>
      {hasServer() && (
        <Suspense>
          <HostLinks />
        </Suspense>
      )}
      <a href={hrefOf()}>{words.t('web.toHome')}</a>
    </main>
  );
}
