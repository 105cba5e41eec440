import { amountOf, type Noun, regular, weak } from '../../de/grammar.ts';
import type { ArnakIcon } from '../icons.ts';

export const nouns: { readonly [Name in ArnakIcon]: Noun } = {
  coin: regular('f', 'Münze', 'Münzen'),
  compass: regular('m', 'Kompass', 'Kompasse'),
  tablet: regular('f', 'Steintafel', 'Steintafeln'),
  arrowhead: regular('f', 'Pfeilspitze', 'Pfeilspitzen'),
  jewel: regular('n', 'Juwel', 'Juwelen'),
  boot: regular('m', 'Stiefel', 'Stiefel'),
  car: regular('n', 'Auto', 'Autos'),
  ship: regular('n', 'Schiff', 'Schiffe'),
  plane: regular('n', 'Flugzeug', 'Flugzeuge'),
  card: regular('f', 'Karte', 'Karten'),
  handCard: regular('f', 'Handkarte', 'Handkarten'),
  fear: regular('f', 'Furchtkarte', 'Furchtkarten'),
  exile: regular('f', 'Verbannung', 'Verbannungen'),
  upgrade: regular('f', 'Aufwertung', 'Aufwertungen'),
  refresh: regular('f', 'Auffrischung', 'Auffrischungen'),
  idol: regular('n', 'Totem', 'Totems'),
  crateIdol: {
    ...regular('n', 'Totem aus deinem Lager', 'Totems aus deinem Lager'),
    manyDat: 'Totems aus deinem Lager',
  },
  archaeologist: weak('Archäologe', 'Archäologen'),
  assistant: weak('Gehilfe', 'Gehilfen'),
  guardian: regular('m', 'Wächter', 'Wächter'),
  notebook: regular('n', 'Notizbuch', 'Notizbücher'),
  magnifyingGlass: regular('f', 'Lupe', 'Lupen'),
  pass: regular('n', 'Passen', 'Passen'),
  item: {
    gender: 'm',
    nom: 'Gegenstand',
    acc: 'Gegenstand',
    dat: 'Gegenstand',
    many: 'Gegenstände',
    manyDat: 'Gegenständen',
  },
  artifact: regular('n', 'Artefakt', 'Artefakte'),
};

export const amount = amountOf(nouns);
