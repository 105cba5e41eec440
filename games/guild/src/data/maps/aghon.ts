import type { MapSource } from '../../map/source.ts';

/** No special rules (G-AGH-1). */
export const aghon: MapSource = {
  id: 'aghon',
  counts: {
    spaces: 178,
    terrain: { grass: 32, desert: 34, mountain: 28, sea: 79 },
    features: { empty: 111, coin: 43, city: 9, ruin: 10, tower: 4 },
    coins: 63,
    cityValues: [2, 2, 2, 2, 3, 3, 3, 4, 4],
    crystalValues: [],
    regions: 21,
    regionsWithoutSite: [],
    lands: 8,
    blocked: 0,
  },
  picture: `
2r+q | -9  -8  -7  -6  -5  -4  -3  -2  -1  0   1   2   3   4   5   6   7   8   9
 -10 |                             g2      ~R      dC2     d1
  -9 |         TNW     ~R      g1      ~       d       d       g1      TNE
  -8 |             d1      ~       g       d1      m1      m2      g
  -7 |         d       d       g1      ~       d       m       ~       g
  -6 |     m2      ~       ~       gC2     m       g       g       ~R      g2
  -5 | m3      m3      dC3     g       ~       g1      gC3     ~       d1      d1
  -4 |     m       ~       ~       ~R      m1      ~       ~       ~       d
  -3 | m2      m2      d1      ~       ~       g       ~       d       m       m
  -2 |     ~       ~       ~       d1      m       ~       ~       g1      mC4
  -1 | ~       ~       ~       ~       d       m       g1      d1      m2      m2
   0 |     g       ~       ~       ~       @@@     g       ~       g       g
   1 | g2      ~       d       ~       d       g1      ~       d       g1      d1
   2 |     g       ~       dC2     d       ~       g       ~       ~       d
   3 | ~R      ~       d       ~       ~       ~       ~       ~       d1      ~R
   4 |     ~       ~       ~       ~R      ~       ~       m       ~       d
   5 | m3      m1      ~       ~       ~       ~       m3      ~R      ~       ~
   6 |     mC4     ~       ~       ~       ~       ~       m       m2      ~
   7 |         m       g1      g       d1      d1      ~       m2      ~
   8 |             m1      ~R      ~       d       ~       ~       ~
   9 |         TSW     g1      gC2     ~       dC3     d1      ~       TSE
  10 |                     g       g2      ~       d       ~R
`,
};
