import { FAULT } from '@moonstaff/text';
import { useSettings } from '../settings/settings.ts';
import './fault.css';
import { hrefOf } from '../route/route.ts';
import { isMissingPart } from './missing.ts';

const focus = (key: HTMLElement | null): void => key?.focus();

/** Instead of a page that cannot be drawn: why, and the key that mends it. Leans on nothing that may be missing. */
export function Fault({ error }: { readonly error: unknown }) {
  const says = FAULT[useSettings().language];
  const outdated = isMissingPart(error);
  return (
    <main className="trouble-page fault">
      <div role="alert">
        <h1>{says[outdated ? 'trouble.version' : 'trouble.unexpected']}</h1>
        {outdated && <p>{says['fault.kept']}</p>}
      </div>
      <p className="trouble-keys">
        <button ref={focus} type="button" className="button-main" onClick={() => window.location.reload()}>
          {says['fault.reload']}
        </button>
        <a className="button-dark" href={hrefOf()}>
          {says['web.toHome']}
        </a>
      </p>
      {!outdated && (
        <details>
          <summary>{says['fault.detail']}</summary>
          <code>{String(error)}</code>
        </details>
      )}
    </main>
  );
}
