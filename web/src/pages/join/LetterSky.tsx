import styles from './LetterSky.module.css';

const STARS = [
  [374, 25, 1.4],
  [506, 60, 2],
  [664, 31, 1.4],
  [955, 29, 2.2],
  [1065, 65, 2],
  [63, 295, 1.6],
  [42, 548, 1.4],
  [95, 727, 1.8],
  [1370, 337, 2],
  [1402, 590, 1.4],
  [1360, 759, 1.8],
] as const;

/** The moon behind the letter, and a few stars. */
export function LetterSky() {
  return (
    <svg className={styles.sky} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <radialGradient id="letter-glow">
          <stop offset="0" stopColor="#F6EFD9" stopOpacity="0.3" />
          <stop offset="1" stopColor="#F6EFD9" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="1300" cy="110" r="260" fill="url(#letter-glow)" />
      <path d="M1292 47A61 61 0 1 0 1353 137A55 55 0 0 1 1292 47Z" fill="#EFE3C0" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#9DB2BD" />
      ))}
    </svg>
  );
}
