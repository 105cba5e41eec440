import { DEFAULT_GAME, type GameId, isGameId } from '@moonstaff/catalogue';
import { loadAdapter, type ScenarioAdapter } from '@moonstaff/scenarios/page';
import { use, useCallback, useMemo, useState } from 'react';
import { late } from '../../kit/late/late.ts';
import { unpackText } from '../../kit/route/pack.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { GamesBar } from '../frame/GamesBar.tsx';
import { Bench } from './Bench.tsx';
import { begun, broughtBack, replaced } from './kept.ts';
import styles from './Lab.module.css';
import { fileOf, freshDraft, gameIn } from './lab.ts';

const ADAPTERS: { readonly [Id in GameId]: () => Promise<ScenarioAdapter> } = {
  arnak: late(() => loadAdapter('arnak')),
  guild: late(() => loadAdapter('guild')),
};

const files = new Map<string, Promise<string>>();

/** The file in a link; the same promise each time, so that React may wait for it. */
function fileIn(packed: string): Promise<string> {
  const known = files.get(packed) ?? unpackText(packed).catch(() => '');
  files.set(packed, known);
  return known;
}

interface LabPageProps {
  readonly game: string;
  /** A scenario file in the address. */
  readonly packed: string | undefined;
  /** Anything here, and the expert stays silent. */
  readonly without: string | undefined;
}

/** A place to set up any position, play it, and say what's wrong with it. */
export function LabPage({ game: id, packed, without }: LabPageProps) {
  const asked = isGameId(id) ? id : DEFAULT_GAME;
  const given = packed === undefined ? '' : use(fileIn(packed));
  const [kept, setKept] = useState(() => begun(given));
  const { text } = kept;
  const setText = useCallback((file: string) => setKept((now) => ({ ...now, text: file })), []);
  // The file says which game it's about; one that can't be read leaves it as it was.
  const named = useMemo(() => gameIn(text), [text]);
  const [game, setGame] = useState(asked);
  if (named !== undefined && named !== game) setGame(named);
  const words = useWords('lab', 'table', game);
  const adapter = use(ADAPTERS[game]());
  const fresh = fileOf([freshDraft(game, 2, words.t('lab.untitled'))]);
  return (
    <div className={styles.lab} data-page="lab">
      <GamesBar page="lab" title={words.t('lab.title')} game={game} />
      <main>
        <Bench
          key={game}
          game={game}
          adapter={adapter}
          text={text || fresh}
          onText={setText}
          hasAside={kept.aside.length > 0}
          onReplace={(file) => setKept((now) => replaced(now, file))}
          onBack={() => setKept(broughtBack)}
          expert={without === undefined}
        />
      </main>
    </div>
  );
}
