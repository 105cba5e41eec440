import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { BarButton } from '../../kit/controls/BarButton.tsx';
import { useKey } from '../../kit/controls/keys.ts';
import look from '../../kit/look/look.module.css';
import { settingsNow } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useSpeech, useTable } from '../context.ts';
import { LineMark } from '../log/Log.tsx';
import { thingsIn } from '../log/mentions.ts';
import { Sentence } from '../log/Sentence.tsx';
import type { LogLine, Snapshot } from '../source.ts';
import { showThings } from '../spots/marks.ts';
import { isMyTurn } from '../turn.ts';
import styles from './Digest.module.css';
import { type Deed, deedsFor, stepsOf } from './deeds.ts';
import { sinceOwn } from './since.ts';

/** What the others did before the viewer's turn began, kept while the turn lasts. */
function useMeanwhile(now: Snapshot): readonly LogLine[] {
  const mine = isMyTurn(now);
  const [lines, setLines] = useState<readonly LogLine[]>(() => (mine ? sinceOwn(now) : []));
  const before = useRef(mine ? now.viewer : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the turn begins
  useEffect(() => {
    const whose = mine ? now.viewer : undefined;
    if (whose !== before.current) setLines(mine ? sinceOwn(now) : []);
    before.current = whose;
  }, [mine, now.viewer]);
  return lines;
}

interface DigestProps {
  readonly present: Snapshot;
  /** Shows an earlier moment of the table, or the present one. */
  readonly onShow: (moment: Snapshot | undefined) => void;
}

/** Shows the table as the viewer left it, then step by step what the others have done since. */
export function Digest({ present, onShow }: DigestProps) {
  const { source } = useTable();
  const words = useWords();
  const lines = useMeanwhile(present);
  const [deeds, setDeeds] = useState<readonly Deed[]>([]);
  const wanted = useRef(lines);
  const close = useCallback(() => setDeeds([]), []);
  const [first, last] = [lines[0], lines.at(-1)];
  useEffect(() => {
    wanted.current = lines;
    setDeeds([]);
  }, [lines]);
  const press = async (): Promise<void> => {
    if (deeds.length > 0 || first === undefined || last === undefined) {
      close();
      return;
    }
    const moments = (await source.past?.(first.id, last.id)) ?? [];
    if (wanted.current !== lines) return;
    setDeeds(deedsFor(moments, present, lines));
  };
  useKey('s', first !== undefined, () => void press());
  useKey('escape', deeds.length > 0, close);
  if (first === undefined) return null;
  return (
    <>
      <BarButton
        does="since"
        className={styles.keySince}
        aria-expanded={deeds.length > 0}
        aria-keyshortcuts="s"
        title={words.t('table.sinceLastTurn')}
        onClick={() => void press()}
      >
        <Icon name="play-button" />
        <span className={look.spoken}>{words.t('table.sinceLastTurn')}</span>
      </BarButton>
      {deeds.length > 0 && <Steps deeds={deeds} onShow={onShow} onClose={close} />}
    </>
  );
}

/** For how many milliseconds a step is shown. Without motion, people step on themselves. */
const PACES = { fast: 1000, normal: 1800, slow: 3200 } as const;

interface StepsProps extends Pick<DigestProps, 'onShow'> {
  readonly deeds: readonly Deed[];
  readonly onClose: () => void;
}

function Steps({ deeds, onShow, onClose }: StepsProps) {
  const words = useWords();
  const { tell, line: told } = useSpeech();
  const { board, now } = useTable();
  const [at, setAt] = useState(0);
  const deed = deeds[at];
  const last = at >= deeds.length - 1;
  const step = stepsOf(deeds, at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each deed is shown and lit once
  useEffect(() => {
    onShow(deed?.moment);
    const events = (deed?.lines ?? []).flatMap((line) => line.events);
    showThings(events.flatMap((event) => thingsIn(event, tell(event.phrase), board, deed?.moment ?? now)));
  }, [deed]);
  useEffect(() => {
    return () => {
      onShow(undefined);
      showThings([]);
    };
  }, [onShow]);
  useEffect(() => {
    const { motion } = settingsNow();
    if (motion === 'off') return;
    const timer = setTimeout(() => (last ? onClose() : setAt(at + 1)), PACES[motion]);
    return () => clearTimeout(timer);
  }, [at, last, onClose]);
  if (deed === undefined) return null;
  return (
    <section className={styles.since} aria-label={words.t('table.sinceLastTurn')}>
      <div className={styles.sinceTold} data-part="since">
        {deed.lines.length === 0 && <p>{words.t('table.asYouLeft')}</p>}
        {deed.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one step keep their order
          <p key={i}>
            <LineMark line={line} />
            <span>
              <Sentence words={told(line)} />
            </span>
          </p>
        ))}
      </div>
      <span className={look.label}>{words.t('replay.position', step)}</span>
      {!last && (
        <button type="button" className={look.buttonDark} onClick={() => setAt(at + 1)}>
          {words.t('house.newer')}
        </button>
      )}
      {/* biome-ignore lint/a11y/noAutofocus: opened by a press; the next one ends it */}
      <button type="button" className={look.buttonDark} autoFocus onClick={onClose}>
        {words.t(last ? 'table.close' : 'house.skip')}
      </button>
    </section>
  );
}
