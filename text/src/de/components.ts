import type { components as english } from '../en/components.ts';
import type { Translation } from '../language.ts';

export const components: Translation<typeof english> = {
  'components.search': 'Namen und Texte durchsuchen',
  'components.all': 'Alle Arten',
  'components.found': '{n, plural, =0 {Nichts gefunden} one {# Eintrag} other {# Einträge}}',
  'components.doubtful': 'Unsicher: Es gibt nur eine Quelle, oder die Quellen widersprechen sich.',
  'components.rule': 'Regeln: {title}',
  'components.price': 'Preis: {price}',
  'components.cost': 'Kosten: {price}',
  'components.copies': '{n, plural, one {# Exemplar} other {# Exemplare}}',
  'components.points': '{n, plural, one {# Punkt} other {# Punkte}}',
};
