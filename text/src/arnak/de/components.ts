import type { Translation } from '../../language.ts';
import type { components as english } from '../en/components.ts';

export const components: Translation<typeof english> = {
  'components.basicCards': 'Basiskarten',
  'components.items': 'Gegenstände',
  'components.artifacts': 'Artefakte',
  'components.assistants': 'Gehilfen',
  'components.guardians': 'Wächter',
  'components.camps': 'Camps',
  'components.sitesI': 'Ortsplättchen, Stufe I',
  'components.sitesII': 'Ortsplättchen, Stufe II',
  'components.places': 'Orte auf dem Spielbrett',
  'components.idols': 'Totems',
  'components.slots': 'Totemfelder',
  'components.bonusTiles': 'Forschungsbonusplättchen',
  'components.track': 'Forschungsleiste',
  'components.row': 'Reihe {n, number}, {token}',
  'components.templeTiles': 'Tempelplättchen',
  'components.rivalTiles': 'Gegner-Aktionsplättchen',
  'components.travel': 'Bewegung: {icons}',
  'components.discover': 'Entdecken: {price}',
  'components.boon': 'Segen: {text}',
  'components.silver': 'Silber: {text}',
  'components.gold': 'Gold: {text}',
  'components.noEffect': 'Kein Effekt; nur das Bewegungssymbol zählt.',
};
