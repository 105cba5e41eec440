import type { Translation } from '../../language.ts';
import type { actions as english } from '../en/actions.ts';

export const actions: Translation<typeof english> = {
  'guild.action.keep': 'Zatrzymaj kartę „{card}”',
  'guild.action.use': 'Użyj akcji specjalnej {slot}',
  'guild.action.explore': 'Eksploruj pole {field}',
  'guild.action.decline': 'Zrezygnuj z dodatkowego odkrywcy',
  'guild.action.nextStep': 'Następny krok karty',
  'guild.action.next':
    '{effect, select, village {Najpierw odkryj wioskę} trade {Najpierw utwórz szlak handlowy} other {Najpierw dobierz skarb}}',
  'guild.action.village': 'Wioska na polu {field}',
  'guild.action.trade': 'Szlak handlowy {from} – {to}, faktoria na polu {post}',
  'guild.action.done': 'Zakończ turę',
};
