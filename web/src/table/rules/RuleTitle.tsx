import type { GameId } from '@moonstaff/catalogue';
import { Suspense, use } from 'react';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { sectionAt, sectionsOf } from './sections.ts';

/** The ways to the sections with these rules, each once. */
export function RuleLinks(props: { readonly game: GameId; readonly rules: readonly string[] }) {
  return (
    <Suspense>
      <Links {...props} />
    </Suspense>
  );
}

function Links({ game, rules }: { readonly game: GameId; readonly rules: readonly string[] }) {
  const words = useWords();
  const sections = use(sectionsOf(words, game));
  return [...new Set(rules.flatMap((rule) => sectionAt(sections, rule) ?? []))].map(({ id, title }) => (
    <a key={id} href={hrefOf('rules', game, id)}>
      {title}
    </a>
  ));
}

interface RuleTitleProps {
  readonly game: GameId;
  /** As in `docs/rules`; people never see it. */
  readonly rule: string;
}

/** Which section of the rules has this one. The rules are fetched for it. */
export function RuleTitle(props: RuleTitleProps) {
  const words = useWords();
  return (
    <Suspense fallback={words.t('rules.open')}>
      <Title {...props} />
    </Suspense>
  );
}

function Title({ game, rule }: RuleTitleProps) {
  const words = useWords();
  const section = sectionAt(use(sectionsOf(words, game)), rule);
  return section === undefined ? words.t('rules.open') : words.t('components.rule', { title: section.title });
}
