import { artifacts, assistants, basicCards, type CardId, fear, items } from '@moonstaff/arnak';
import type { Words } from '@moonstaff/text';
import {
  ASSISTANT_ICONS,
  Assistant,
  assistantLines,
  Card,
  cardFace,
  cardRule,
  RULES,
  readAssistant,
  readCard,
} from '../../boards/arnak/parts/index.ts';
import type { Component, Kind } from './components.ts';

/** Arnak's cards and assistants. */
export function arnakCards(words: Words): readonly Kind[] {
  const card = ({ id }: { readonly id: CardId }): Component => ({
    id,
    name: words.name('card', id),
    lines: readCard(id, words).lines,
    drawing: <Card face={cardFace(id, words)} />,
    rule: cardRule(id),
  });
  return [
    { id: 'basic', title: words.t('components.basicCards'), components: [...basicCards, fear].map(card) },
    { id: 'item', title: words.t('components.items'), components: items.map(card) },
    { id: 'artifact', title: words.t('components.artifacts'), components: artifacts.map(card) },
    {
      id: 'assistant',
      title: words.t('components.assistants'),
      components: assistants.map(({ id }) => ({
        id,
        name: words.name('assistant', id),
        lines: readAssistant(id, words).lines,
        drawing: [false, true].map((gold) => (
          <Assistant
            key={gold ? 'gold' : 'silver'}
            icon={ASSISTANT_ICONS[id]}
            effect={assistantLines(id, gold)}
            gold={gold}
          />
        )),
        rule: RULES.assistant,
      })),
    },
  ];
}
