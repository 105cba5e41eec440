import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import drawer from '../drawer/Drawer.module.css';
import { useOwnSpeech } from '../log/Log.tsx';
import { Sentence } from '../log/Sentence.tsx';
import { withoutStop } from '../log/Turn.tsx';
import type { TalkedDeed } from './deeds.ts';

interface DeedLineProps {
  readonly deed: TalkedDeed;
  /** Where its moment of the recording is, once the game is over; until then the table shows it. */
  readonly recording: readonly [place: string, ...rest: string[]] | undefined;
  readonly onWatch: (deed: TalkedDeed) => void;
}

/** What somebody did, among what people say. A press shows it again. */
export function DeedLine({ deed: { block, sentences }, deed, recording, onWatch }: DeedLineProps) {
  const words = useWords();
  const { line } = useOwnSpeech();
  const told = line({ kind: 'line', sentences, events: [] });
  const inside = (
    <>
      {block.isRivals ? <SeatShape seat="rival" /> : block.seat !== undefined && <SeatShape seat={block.seat} />}
      <span>
        <Sentence words={sentences.length > 1 ? told : withoutStop(told)} />
      </span>
      <span aria-hidden="true">›</span>
    </>
  );
  return (
    <li>
      {recording === undefined ? (
        <button type="button" className={drawer.talkedDeed} title={words.t('digest.one')} onClick={() => onWatch(deed)}>
          {inside}
        </button>
      ) : (
        <a className={drawer.talkedDeed} title={words.t('digest.one')} href={hrefOf(...recording)}>
          {inside}
        </a>
      )}
    </li>
  );
}
