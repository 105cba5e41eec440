import type { MapSource } from '../../map/source.ts';

/** Reefs (###) are never explored; ruins bear symbols; crystals (G-CNI-1 to G-CNI-3). */
export const cnidaria: MapSource = {
  id: 'cnidaria',
  figures: true,
  counts: {
    spaces: 187,
    terrain: { grass: 42, desert: 46, mountain: 28, sea: 62 },
    features: { empty: 119, coin: 43, city: 6, ruin: 10, tower: 4, crystal: 4 },
    coins: 66,
    cityValues: [2, 2, 4, 4, 4, 5],
    crystalValues: [1, 2, 3, 4],
    regions: 28,
    regionsWithoutSite: [],
    lands: 5,
    blocked: 11,
  },
  picture: `
2r+q | -10 -9  -8  -7  -6  -5  -4  -3  -2  -1  0   1   2   3   4   5   6   7   8   9   10
 -11 |     d2      d2              X3      d2      ###
 -10 |         m2      d       g1      d       ###     X2      g
  -9 |     d       m       g1      d       ~       g1      g       dRT     TNE
  -8 | TNW     m       d       gC4     ~RC     ###     gC4     d       m
  -7 |     d       g       g       d       ~1      g       d       d       g1
  -6 |         g       ~       g       ~       ###     ~       d1      m       g
  -5 |     g1      ~RS     ~       ~       ~       ~       ~       m2      d       gRC
  -4 |         d1      ~       ~       ~       ~       ~2      m       m2      g
  -3 |     d       d       ~       ~       d1      ~       ~       ~       d       g
  -2 |         m       ~       g1      d       d       ~       ~       ~       d2
  -1 |     m2      m1      ~       d       gC2     ~       m       ~       d1
   0 |         g       ~       g       g       @@@     m1      ~       ~
   1 |     m2      m       ~       g       m1      gC2     m       ~       ~RC
   2 |         g       ~       g1      m       d       g1      ~       ~       d2
   3 |     g2      dC4     ~       m2      m       X1      g       ~       ~
   4 |         d       ~       ~       d1      d       g       ~       g2      d
   5 |     g2      d       m1      ~       d1      ~       ~       ~       m       d
   6 |         d2      ~       d       ~       ~       ~       ~       g       d       TE
   7 |                     m2      d       ~       ~1      ~RS     ~       m
   8 |                 m       d       ~       ~       ###     ###     g1      m2
   9 |                     mRC     g1      g       ###     ###     ###     g       m3
  10 |                         g       g2      ~       ###     ###     dC5     g
  11 |                                             ~RS     TSE             d       g
  12 |                                                 ~RT             d3      d
  13 |                                                                     X4      dRT
`,
};
