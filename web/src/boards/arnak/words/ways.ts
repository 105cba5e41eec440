import type { ArnakAction, WayToPay } from '@moonstaff/arnak';
import type { Words } from '@moonstaff/text';

/** What is played before paying, equal names together: `2× Exploration`. */
export function playedWords({ first }: WayToPay, words: Words): string {
  const names = first.map((action) => nameOf(action, words));
  return [...new Set(names)]
    .map((name) => {
      const n = names.filter((one) => one === name).length;
      return n > 1 ? `${n}× ${name}` : name;
    })
    .join(', ');
}

function nameOf(action: ArnakAction, words: Words): string {
  switch (action.type) {
    case 'play':
      return words.name('card', action.card);
    case 'assistant':
      return words.name('assistant', action.assistant);
    case 'boon':
      return words.name('guardian', action.guardian);
    case 'slot':
      return words.name('slotOption', action.option);
    default:
      return '';
  }
}

/** A whole way to pay: what is played, then what is given. */
export function wayWords(way: WayToPay, words: Words): string {
  const { type: _, ...given } = way.pay;
  const paid = words.name('payment', { ...given }).trim();
  const played = playedWords(way, words);
  return played === '' ? paid.replace(/^\((.*)\)$/, '$1') : `${played} ${paid}`;
}
