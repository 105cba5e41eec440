import type { GameId } from '@moonstaff/catalogue';
import { Suspense, use } from 'react';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { HelpContext } from './help.ts';
import { sectionAt, sectionsOf } from './sections.ts';

interface RuleLinksProps {
  readonly game: GameId;
  readonly rules: readonly string[];
  /** Called when help opens at one of them. */
  readonly onOpen: () => void;
}

/** The ways to the sections with these rules, each once. At a table, help opens there. */
export function RuleLinks(props: RuleLinksProps) {
  return (
    <Suspense>
      <Links {...props} />
    </Suspense>
  );
}

function Links({ game, rules, onOpen }: RuleLinksProps) {
  const words = useWords();
  const openHelp = use(HelpContext);
  const sections = use(sectionsOf(words, game));
  return [...new Set(rules.flatMap((rule) => sectionAt(sections, rule) ?? []))].map(({ id, title }) => (
    <a
      key={id}
      href={hrefOf('rules', game, id)}
      onClick={(event) => {
        if (openHelp === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openHelp(id);
        onOpen();
      }}
    >
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
