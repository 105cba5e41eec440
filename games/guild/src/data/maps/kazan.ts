import type { MapSource } from '../../map/source.ts';

/** Volcanoes (VVV) are never explored; ruins bear letters (G-KAZ-1, G-KAZ-3). */
export const kazan: MapSource = {
  id: 'kazan',
  counts: {
    spaces: 162,
    terrain: { grass: 41, desert: 33, mountain: 26, sea: 57 },
    features: { empty: 102, coin: 36, city: 9, ruin: 10, tower: 4 },
    coins: 56,
    cityValues: [2, 2, 2, 2, 3, 3, 3, 4, 5],
    crystalValues: [],
    regions: 22,
    regionsWithoutSite: ['r1', 'r20'],
    lands: 4,
    blocked: 16,
  },
  picture: `
2r+q | -9  -8  -7  -6  -5  -4  -3  -2  -1  0   1   2   3   4   5   6   7   8   9
 -12 |                     d2      ~       ~RD     m       m
 -11 |         TNW     d1      dC3     ~       ~       mC3     gRH
 -10 |             d       d       ~       g3      m       g       d1
  -9 |         d       ~       ~RC     g       ~RF     ~       g1      d
  -8 |     m1      ~       ~       g       g       ~       ~       g1      d2
  -7 | m4      g       ~       VVV     g       ~       ~       ~       TNE     d
  -6 |     g2      ~       VVV     dC2     ~       VVV     m1      ~       d
  -5 | m2      gC5     ~       VVV     d1      ~RG     VVV     m3      ~       dC4
  -4 |     g       ~       VVV     d       ~       VVV     VVV     g       ~RI
  -3 | m1      ~       ~       VVV     d       m       VVV     m3      g       ~
  -2 |     g       ~       g       g1      g       m1      VVV     m2      g2
  -1 | ~       ~       d       g1      g       m       VVV     VVV     gC2     ~
   0 |     ~       g       dC2     d       @@@     d       VVV     m2      g
   1 | ~RA     g1      g       d1      d       d1      d1      VVV     g       ~
   2 |     d1      d1      m       m       ~       g       d       ~       ~
   3 | d       g       d       m1      ~       g       g1      VVV     ~       ~RJ
   4 |     d1      d       ~       ~       ~       ~       d       ~       ~
   5 |         d       m1      ~       ~       g       ~       ~       ~
   6 |             m       ~RB     g       ~RE     m       ~       ~       TSE
   7 |                 m2      g       gC2     m2      gC3     g
   8 |                     m       g2      m       g       g2
   9 |                         TSW
`,
};
