import type { MapSource } from '../../map/source.ts';

/** Goals speak of lands (G-AVE-1). */
export const avenia: MapSource = {
  id: 'avenia',
  counts: {
    spaces: 190,
    terrain: { grass: 41, desert: 38, mountain: 37, sea: 69 },
    features: { empty: 129, coin: 36, city: 10, ruin: 10, tower: 4 },
    coins: 50,
    cityValues: [2, 2, 3, 3, 3, 3, 3, 3, 3, 4],
    crystalValues: [],
    regions: 30,
    regionsWithoutSite: [],
    lands: 6,
    blocked: 0,
  },
  picture: `
2r+q | -8  -7  -6  -5  -4  -3  -2  -1  0   1   2   3   4   5   6   7   8   9
 -11 |                                     d2                              TNE
 -10 |         m2      ~R      ~       g2      d       d       m2      g
  -9 |     TNW     m       ~       ~R      g       dC3     m1      m       g2
  -8 |         m2      m       g       ~       g       d       m1      dC3
  -7 |     ~       m       g1      ~       ~       g       ~R      d       g1
  -6 |         g       gC3     ~       d       ~       ~       d       ~
  -5 |     ~       g       ~R      dC3     ~       ~       ~       ~       g
  -4 |         ~       ~       d       ~       ~       ~       ~       ~
  -3 |     ~R      ~       m       ~       d       gC2     ~       d1      ~R
  -2 |         ~       ~       ~       ~       d1      g       d       d
  -1 |     g       ~       m1      ~       d       g       ~       d       d1
   0 | mC3     ~       ~       ~       @@@     m       m       ~       g
   1 |     g       ~       ~       m1      m       g       ~       m       g1
   2 | m2      g2      d       m       g1      d1      m       ~R      gC3
   3 |     g       d       ~       g       g       d       ~       m1      g
   4 | m2      d       ~       m       dC2     d       ~       m1      g
   5 |     d1      ~       ~R      ~       ~       ~       m       g       m
   6 | m       d       m       ~       d       ~       g       d       d
   7 |     g       m       ~       d       ~       g1      g       d2      m1
   8 |         g1      m2      ~       ~       g       g1      d       m2
   9 |             g1      g       ~       ~       g       ~       m1
  10 |         TSW     gC3     ~       d       m       ~       ~R
  11 |                             ~       d       m1      TSE
  12 |                         ~R      d2      mC4     m2
  13 |                                     d
`,
};
