const STARS = [
  [205, 71, 2],
  [355, 24, 1.4],
  [480, 17, 1.8],
  [497, 77, 2],
  [428, 101, 1],
  [630, 115, 1.4],
  [746, 129, 1.2],
  [886, 136, 1],
  [962, 105, 1.8],
  [1063, 125, 2],
  [1255, 145, 1.4],
  [351, 157, 1.2],
] as const;

const CONSTELLATION = [
  [906, 58],
  [1010, 112],
  [1122, 70],
  [1211, 150],
  [980, 176],
] as const;

/** The moon over the staff, and a few stars: the page's only ornament. */
export function NightSky() {
  return (
    <svg className="night-sky" viewBox="0 0 1366 768" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <radialGradient id="moon-glow">
          <stop offset="0" stopColor="#F6EFD9" stopOpacity="0.34" />
          <stop offset="1" stopColor="#F6EFD9" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g stroke="#53707F" strokeWidth="0.8" opacity="0.5">
        <path d="M906 58L1010 112L1122 70L1211 150M906 58L980 176L1010 112M1122 70L1090 176" fill="none" />
      </g>
      {[...STARS, ...CONSTELLATION.map(([x, y]) => [x, y, 2.4] as const)].map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#9DB2BD" />
      ))}
      <circle cx="500" cy="92" r="210" fill="url(#moon-glow)" />
      <path d="M491 35A57.6 57.6 0 1 0 548 121A52 52 0 0 1 491 35Z" fill="#EFE3C0" />
    </svg>
  );
}
