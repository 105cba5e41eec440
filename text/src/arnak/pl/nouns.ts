import { amountOf, type Noun, noun } from '../../pl/grammar.ts';
import type { ArnakIcon } from '../icons.ts';

export const nouns: { readonly [Name in ArnakIcon]: Noun } = {
  coin: noun('moneta', 'monetę', 'monety', 'monety', 'monet'),
  compass: noun('kompas', 'kompas', 'kompasu', 'kompasy', 'kompasów'),
  tablet: noun('tabliczka', 'tabliczkę', 'tabliczki', 'tabliczki', 'tabliczek'),
  arrowhead: noun('grot strzały', 'grot strzały', 'grotu strzały', 'groty strzał', 'grotów strzał'),
  jewel: noun('klejnot', 'klejnot', 'klejnotu', 'klejnoty', 'klejnotów'),
  boot: noun('but', 'but', 'buta', 'buty', 'butów'),
  car: noun('samochód', 'samochód', 'samochodu', 'samochody', 'samochodów'),
  ship: noun('statek', 'statek', 'statku', 'statki', 'statków'),
  plane: noun('samolot', 'samolot', 'samolotu', 'samoloty', 'samolotów'),
  card: noun('karta', 'kartę', 'karty', 'karty', 'kart'),
  handCard: noun('karta z ręki', 'kartę z ręki', 'karty z ręki', 'karty z ręki', 'kart z ręki'),
  fear: noun('karta Strachu', 'kartę Strachu', 'karty Strachu', 'karty Strachu', 'kart Strachu'),
  exile: noun('usunięcie', 'usunięcie', 'usunięcia', 'usunięcia', 'usunięć'),
  upgrade: noun('wymiana', 'wymianę', 'wymiany', 'wymiany', 'wymian'),
  refresh: noun('przygotowanie', 'przygotowanie', 'przygotowania', 'przygotowania', 'przygotowań'),
  idol: noun('bożek', 'bożka', 'bożka', 'bożki', 'bożków'),
  crateIdol: noun('bożek ze skrzyń', 'bożka ze skrzyń', 'bożka ze skrzyń', 'bożki ze skrzyń', 'bożków ze skrzyń'),
  archaeologist: noun('archeolog', 'archeologa', 'archeologa', 'archeologów', 'archeologów'),
  assistant: noun('asystent', 'asystenta', 'asystenta', 'asystentów', 'asystentów'),
  guardian: noun('strażnik', 'strażnika', 'strażnika', 'strażników', 'strażników'),
  notebook: noun('brulion', 'brulion', 'brulionu', 'bruliony', 'brulionów'),
  magnifyingGlass: noun('lupa', 'lupę', 'lupy', 'lupy', 'lup'),
  pass: noun('spasowanie', 'spasowanie', 'spasowania', 'spasowania', 'spasowań'),
  item: noun('przedmiot', 'przedmiot', 'przedmiotu', 'przedmioty', 'przedmiotów'),
  artifact: noun('artefakt', 'artefakt', 'artefaktu', 'artefakty', 'artefaktów'),
};

export const amount = amountOf(nouns);
