export type { Claims, Configuration, Finding, Perft, Piece, Subject } from './claims.ts';
export { checkOptions, checkPerft, configurationsOf, conform, conformIn, type Extent, seedOf } from './conform.ts';
export { perft } from './perft.ts';
export { trial } from './trial.ts';
