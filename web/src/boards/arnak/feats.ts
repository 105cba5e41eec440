import { type Phrase, phrase } from '@moonstaff/kernel';
import type { Feats } from '../../table/talk/deeds.ts';
import { inShort } from './turns.ts';

/** Clauses of the story. */
const DEEDS: ReadonlySet<string> = new Set([
  'arnak.discovered',
  'arnak.story.discovered',
  'arnak.story.overcame',
  'arnak.reachedTemple',
  'arnak.story.templeTile',
  'arnak.story.rivalDiscovered',
  'arnak.story.rivalOvercame',
  'arnak.story.rivalReachedTemple',
  'arnak.story.rivalTempleTile',
]);

/** A discovery, with the guardian that awakens; an overcome guardian; the Lost Temple and its tiles. */
export const feats: Feats = {
  events: new Set([
    'arnak.discovered',
    'arnak.overcame',
    'arnak.reachedTemple',
    'arnak.templeTile',
    'arnak.rivalDiscovered',
    'arnak.rivalOvercame',
    'arnak.rivalReachedTemple',
    'arnak.rivalTempleTile',
  ]),
  told({ lines }) {
    const clauses = lines.flatMap(({ sentences }) => sentences.flat());
    const deeds = clauses.filter(({ key }) => DEEDS.has(key)).map(inShort);
    return deeds.length === 0 ? [] : [deeds, ...clauses.filter(isAwakening).map(thatAwakens)];
  },
};

const isAwakening = ({ key }: Phrase): boolean => key === 'arnak.story.awakens';

const thatAwakens = ({ args }: Phrase): readonly Phrase[] => [
  phrase('arnak.story.awakensThere', { guardian: args['guardian'] ?? '' }),
];
