import type { Results } from './kept.ts';
import { percent } from './percent.ts';
import type { Kept } from './play.ts';

/** Ways that aren't how the levels play, compared with how they do. */
export function tried({ bouts }: Results): readonly string[] {
  const rows = [...bouts.values()].flatMap((bout) =>
    bout.tried === undefined ? [] : [`| ${bout.tried} | ${bout.games} | ${figuresOf(bout)} | \`${bout.name}\` |`],
  );
  return ['| What was tried | Games | What came of it | Bout |', '|---|---|---|---|', ...rows, ''];
}

function figuresOf({ bots, solo, standings }: Kept): string {
  if (solo !== undefined) {
    const { won, score } = solo;
    return `won ${percent(won.share)} (${percent(won.low)}–${percent(won.high)}), ${score.mean.toFixed(1)} points`;
  }
  const first = standings.find(({ name }) => name === bots.split(',')[0]);
  if (first === undefined) return '';
  const { wins, difference } = first;
  const ahead = `${difference.mean.toFixed(1)} (${difference.low.toFixed(1)} … ${difference.high.toFixed(1)})`;
  return `won ${percent(wins.share)} (${percent(wins.low)}–${percent(wins.high)}), ${ahead} points ahead`;
}
