import { bound, type Icon as Sign, type Sentence as Words } from '@moonstaff/text';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import type { IconName } from '../../kit/art/icon-names.ts';
import { Token, type TokenKind } from '../../kit/art/Token.tsx';
import { Travel, type TravelKind } from '../../kit/art/Travel.tsx';
import look from '../../kit/look/look.module.css';
import styles from './Log.module.css';

const TOKENS: readonly string[] = ['coin', 'compass', 'tablet', 'arrowhead', 'jewel'] satisfies readonly TokenKind[];
const TRAVEL: readonly string[] = ['boot', 'car', 'ship', 'plane'] satisfies readonly TravelKind[];

/** Drawings that replace words. Everything else is written out. */
const ICONS: { readonly [sign in Sign]?: IconName } = {
  village: 'hut',
  tower: 'watchtower',
  treasure: 'chest',
  tradingPost: 'shop',
};

/** A sentence of the rules, with drawings for coins and pieces where there are some. */
export function Sentence({ words }: { readonly words: Words }) {
  return words.map((segment, i) => {
    const sign = drawing(segment.icon);
    if (sign === undefined) {
      const before = i > 0 && drawing(words[i - 1]?.icon) !== undefined ? stopsOf(segment.text) : '';
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence keep their order
        <span key={i} data-kind={segment.kind}>
          {bound(segment.text.slice(before.length))}
        </span>
      );
    }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence keep their order
      <span key={i} className={styles.sentenceAmount}>
        <b>
          <span className={look.spoken}>{segment.text}</span>
          <span aria-hidden="true">
            {segment.n}
            {sign}
          </span>
        </b>
        {stopsOf(words[i + 1]?.text ?? '')}
      </span>
    );
  });
}

/** What a text begins with that must not begin a line: it stays with the drawing before. */
const stopsOf = (text: string): string => /^[.,;:!?)]+/.exec(text)?.[0] ?? '';

function drawing(sign: Sign | undefined): ReactNode {
  if (sign === undefined) return undefined;
  if (TOKENS.includes(sign)) return <Token kind={sign as TokenKind} />;
  if (TRAVEL.includes(sign)) return <Travel kind={sign as TravelKind} />;
  const icon = ICONS[sign];
  return icon && <Icon name={icon} />;
}
