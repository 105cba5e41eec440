import type { Translation } from '../../language.ts';
import type { components as english } from '../en/components.ts';

export const components: Translation<typeof english> = {
  'components.basicCards': 'Karty podstawowe',
  'components.items': 'Przedmioty',
  'components.artifacts': 'Artefakty',
  'components.assistants': 'Asystenci',
  'components.guardians': 'Strażnicy',
  'components.camps': 'Obozy',
  'components.sitesI': 'Kafelki stanowisk, poziom I',
  'components.sitesII': 'Kafelki stanowisk, poziom II',
  'components.places': 'Miejsca na planszy',
  'components.idols': 'Bożki',
  'components.slots': 'Pola bożków',
  'components.bonusTiles': 'Kafelki nagród naukowych',
  'components.track': 'Tor badań',
  'components.row': 'Rząd {n, number}, {token}',
  'components.templeTiles': 'Kafelki świątyni',
  'components.rivalTiles': 'Kafelki akcji przeciwnika',
  'components.travel': 'podróż: {icons}',
  'components.discover': 'odkrycie: {price}',
  'components.boon': 'Przysługa: {text}',
  'components.silver': 'Srebrny poziom: {text}',
  'components.gold': 'Złoty poziom: {text}',
  'components.noEffect': 'Bez efektu; liczy się tylko symbol podróży.',
};
