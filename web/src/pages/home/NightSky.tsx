import styles from './NightSky.module.css';

const STARS = [
  [205, 71, 2],
  [355, 24, 1.4],
  [480, 17, 1.8],
  [428, 101, 1],
  [630, 115, 1.4],
  [746, 129, 1.2],
  [886, 136, 1],
  [962, 105, 1.8],
  [1063, 125, 2],
  [1255, 145, 1.4],
  [351, 157, 1.2],
  [906, 58, 2.4],
  [1010, 112, 2.4],
  [1122, 70, 2.4],
  [1211, 150, 2.4],
  [980, 176, 2.4],
] as const;

const RINGS = [212, 404, 595];

/** The moon on its staff, which parts the two games, and a few stars: the page's only ornament. */
export function NightSky({ isKnown = false }: { readonly isKnown?: boolean }) {
  return (
    <svg className={styles.sky} viewBox="0 0 1366 768" aria-hidden="true">
      <defs>
        <radialGradient id="moon-glow">
          <stop offset="0" stopColor="#F6EFD9" stopOpacity="0.34" />
          <stop offset="1" stopColor="#F6EFD9" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g className={isKnown ? styles.before : undefined}>
        <path d="M906 58L1010 112L1122 70L1211 150M906 58L980 176L1010 112M1122 70L1090 176" className={styles.lines} />
        {STARS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#9DB2BD" />
        ))}
      </g>
      <g className={isKnown ? styles.aside : undefined}>
        <circle cx="500" cy="92" r="210" fill="url(#moon-glow)" />
        <path d="M491 35A57.6 57.6 0 1 0 548 121A52 52 0 0 1 491 35Z" fill="#EFE3C0" />
        <rect x="500.2" y="147" width="4.4" height={isKnown ? 388 : 603} rx="1" fill="#D9AB52" />
        {RINGS.slice(0, isKnown ? 2 : 3).map((y) => (
          <rect key={y} x="498.2" y={y - 5} width="8.4" height="10" rx="1" fill="#A97B25" />
        ))}
      </g>
    </svg>
  );
}
