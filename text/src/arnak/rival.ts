import type { Resource, RivalAct, RivalDiscovery } from '@moonstaff/arnak';
import { capital, list, type Sentence, s } from '../segment.ts';

const ROUNDS = ['I', 'II', 'III', 'IV', 'V'] as const;

/** The words a language has for what the rival does; without capital and full stop. */
export interface RivalWords {
  dig(resource: Resource): Sentence;
  /** What is discovered in each round. */
  discover(rounds: Sentence): Sentence;
  discovery(round: string, found: { readonly level: 'I' | 'II'; readonly guardian: boolean } | undefined): Sentence;
  readonly research: Sentence;
  readonly overcome: Sentence;
  idle(round: string): Sentence;
  buy(kind: 'item' | 'artifact', prefers: 'lowestPoints' | 'highestPoints'): Sentence;
}

/** What a tile of the rival makes it do. */
export type RivalVoice = (act: RivalAct) => Sentence;

export function rivalVoice(words: RivalWords): RivalVoice {
  const idle = (rounds: readonly number[]): readonly Sentence[] =>
    rounds.map((round) => words.idle(ROUNDS[round - 1] ?? String(round)));

  function clauses(act: RivalAct): readonly Sentence[] {
    switch (act.action) {
      case 'dig':
        return [words.dig(act.resource)];
      case 'discover':
        return [words.discover(list(act.rounds.map(discovery), '; ', '; '))];
      case 'research':
        return [words.research, ...idle(act.idleInRounds)];
      case 'overcome':
        return [words.overcome, ...idle(act.idleInRounds)];
      case 'buy':
        return [words.buy(act.kind, act.prefers)];
    }
  }

  const discovery = (found: RivalDiscovery, i: number): Sentence =>
    words.discovery(ROUNDS[i] ?? String(i + 1), found === 'idle' ? undefined : found);

  return (act) =>
    list(
      clauses(act).map((clause) => s`${capital(clause)}.`),
      ' ',
      ' ',
    );
}
