/**
 * Small maps for scenarios, by name. `coast` is the one the acceptance scenarios speak of:
 *
 *     C 0,0                       the capital
 *     g1 0,-1  g2 0,-2  g3 0,-3   one grassland region; g3 has 2 coins
 *     d1 1,-1  d2 2,-2            one desert region; d2 is a city worth 3
 *     d8 -1,0                     a desert region of its own: a city worth 3
 *     d9 2,0                      another: a city worth 2
 *     m1 1,0                      a mountain region of one empty space
 *     m5 -1,2                     a mountain region of one coin space: no village ever
 *     s1 0,1  s2 0,2  s3 0,3      sea in a straight line; s4 1,1 and s5 -1,1 beside it
 *     r1 -1,3                     a ruin in the sea
 *     o1 1,-3  o2 1,-4            discovery spaces, side by side
 *
 * `star` has a ray of each terrain from the capital: grassland north, desert north-east, mountain south-east, sea south
 * and north-west; the second space of each land has 2 coins, the third to the south is a ruin.
 */
export const sampleMaps: ReadonlyMap<string, string> = new Map([
  [
    'coast',
    `
2r+q | -1  0   1   2
  -7 |         TNE
  -6 |     g2
  -5 |         TN
  -4 |     g
  -2 |     g       dC3
  -1 | dC3     d
   0 |     @@@
   1 | ~       m
   2 |     ~       dC2
   3 | m1      ~
   4 |     ~
   5 | ~R
   6 |     ~
`,
  ],
  [
    'star',
    `
2r+q | -3  -2  -1  0   1   2   3   4   5   6
 -12 |             g
 -10 |             g
  -8 |             g
  -6 |             g                       d
  -5 |                                 d
  -4 |             g2              d
  -3 | ~                       d
  -2 |     ~       g       d2
  -1 |         ~       d
   0 |             @@@     ~
   1 |         TSW     m
   2 |             ~       m2
   3 |                         m
   4 |             ~               m
   5 |                                 m
   6 |             ~R
   8 |             ~
  10 |             ~
  12 |             ~
`,
  ],
]);
