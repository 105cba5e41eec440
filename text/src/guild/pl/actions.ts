import type { Translation } from '../../language.ts';
import type { actions as english } from '../en/actions.ts';

export const actions: Translation<typeof english> = {
  'guild.action.keep': 'Zatrzymaj „{card}”',
  'guild.action.use': 'Użyj akcji specjalnej {slot}',
  'guild.action.explore': 'Eksploruj pole {field}',
  'guild.action.decline': 'Zrezygnuj z darmowego odkrywcy',
  'guild.action.nextStep': 'Następny krok karty',
  'guild.action.next':
    '{effect, select, village {Najpierw wioska} trade {Najpierw szlak handlowy} other {Najpierw skarb}}',
  'guild.action.village': 'Wioska na polu {field}',
  'guild.action.trade': 'Szlak handlowy {from} – {to}, faktoria na {post}',
  'guild.action.done': 'Potwierdź turę',
};
