import type { GameId } from '@moonstaff/catalogue';
import { useMemo } from 'react';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { Kind } from '../reference/components.ts';
import { KINDS } from '../reference/kinds.ts';
import styles from './Rules.module.css';

const chapterOf = (rule: string): string => rule.replace(/-\d+$/, '');

interface RelatedComponentsProps {
  readonly game: GameId;
  /** The chapters of the section. */
  readonly rules: readonly string[];
}

/** The components a section is about, in words, beside its text. */
export function RelatedComponents({ game, rules }: RelatedComponentsProps) {
  const words = useWords();
  const kinds = useMemo(() => KINDS[game](words), [game, words]);
  const about: readonly Kind[] = kinds
    .map((kind) => ({ ...kind, components: kind.components.filter(({ rule }) => rules.includes(chapterOf(rule))) }))
    .filter(({ components }) => components.length > 0);
  return about.map(({ id, title, components }) => (
    <details key={id} className={styles.beside}>
      <summary>{`${title} (${components.length})`}</summary>
      <dl>
        {components.map((one) => (
          <div key={one.id}>
            <dt>{one.name}</dt>
            <dd>{one.lines.join(' ')}</dd>
          </div>
        ))}
      </dl>
      <a href={hrefOf('components', game)}>{words.t('components.title')}</a>
    </details>
  ));
}
