import type { ReactNode } from 'react';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in which the words asked for stand out. */
export function Marked({ text, asked }: { readonly text: string; readonly asked: string }): ReactNode {
  const wanted = asked.split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return text;
  const hit = new RegExp(`(${wanted.map(escaped).join('|')})`, 'iu');
  return text.split(hit).map((part, i) =>
    // The parts between are even, the hits odd; their order never changes.
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the places of the hits in this very text
      <mark key={i}>{part}</mark>
    ),
  );
}
