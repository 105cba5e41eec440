import type { Sentence as Words } from '@moonstaff/text';
import { Signs } from '../../kit/art/Sign.tsx';
import type { SignSpec } from '../../kit/art/signs.ts';
import type { BoardModule } from '../board.ts';
import { useSpeech } from '../context.ts';
import type { Block, TurnSummary } from './blocks.ts';
import { Sentence } from './Sentence.tsx';
import styles from './Turn.module.css';

const NOTHING: TurnSummary = { spends: [], gains: [], net: [] };

/** A block never changes, so it's summed up once for all who ask. */
const summedUp = new WeakMap<Block, TurnSummary>();

/** A turn in short, as the game counts it. */
function useSummary(block: Block): TurnSummary {
  const { turns } = useSpeech();
  if (turns === undefined) return NOTHING;
  const summary = summedUp.get(block) ?? turns.summary(block);
  summedUp.set(block, summary);
  return summary;
}

/** What was done in a turn, in words: the weightiest deed first, or everything where there's no telling. */
export function DeedWords({ block }: { readonly block: Block }) {
  const { line } = useSpeech();
  const { deed, also = [] } = useSummary(block);
  return (
    <span className={styles.deed}>
      <Sentence
        words={
          deed === undefined
            ? block.lines.flatMap((one, i) => [...gap(i), ...line(one)])
            : withoutStop(line({ kind: 'line', sentences: [[deed, ...also]], events: [] }))
        }
      />
    </span>
  );
}

interface HeadlineProps {
  readonly board: Pick<BoardModule, 'headline'>;
  readonly block: Block;
}

/** What a turn is remembered for, in a line. */
export function Headline({ board, block }: HeadlineProps) {
  const { line } = useSpeech();
  const deed = board.headline?.(block) ?? block.lines[0]?.sentences[0]?.[0];
  if (deed === undefined) return <DeedWords block={block} />;
  return (
    <span className={styles.deed}>
      <Sentence words={withoutStop(line({ kind: 'line', sentences: [[deed]], events: [] }))} />
    </span>
  );
}

/** A headline has no full stop. */
export const withoutStop = (words: Words): Words =>
  words.map((segment, i) => (i < words.length - 1 ? segment : { ...segment, text: segment.text.replace(/\.$/, '') }));

const gap = (i: number) => (i === 0 ? [] : [{ text: ' ' }]);

/** What was paid and what it brought. */
export function Exchange({ block }: { readonly block: Block }) {
  const { spends, gains } = useSummary(block);
  if (spends.length + gains.length === 0) return null;
  return (
    <span className={styles.exchange}>
      {spends.length > 0 && (
        <>
          <span className={styles.spends}>
            <Signs signs={spends} />
          </span>
          {gains.length > 0 && <span aria-hidden="true">›</span>}
        </>
      )}
      <Signs signs={gains} />
    </span>
  );
}

/** What a turn changed in all. */
export function Net({ block }: { readonly block: Block }) {
  const { net } = useSummary(block);
  return net.length === 0 ? null : (
    <span className={styles.exchange}>
      {amountsIn(net).map((signs, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what a turn changed never changes its order
        <Signs key={i} signs={signs} />
      ))}
    </span>
  );
}

/** Each number with its signs, so that a line breaks between amounts only. */
function amountsIn(signs: readonly SignSpec[]): readonly (readonly SignSpec[])[] {
  const amounts: SignSpec[][] = [];
  for (const sign of signs) {
    const last = amounts.at(-1);
    if (last === undefined || 'text' in sign) amounts.push([sign]);
    else last.push(sign);
  }
  return amounts;
}

/** What a turn means for everybody else. */
export function TurnNote({ block }: { readonly block: Block }) {
  const { note } = useSummary(block);
  const { tell } = useSpeech();
  return note === undefined ? null : (
    <span className={styles.note}>
      <Sentence words={tell(note)} />
    </span>
  );
}
