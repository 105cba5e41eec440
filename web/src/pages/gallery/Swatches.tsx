import styles from './Gallery.module.css';

const NIGHT = [
  'night-0',
  'night-1',
  'night-2',
  'night-3',
  'night-4',
  'night-5',
  'mist',
  'moon',
  'lume',
  'ember',
  'brass',
];
const PAPER = ['paper', 'paper-2', 'ink', 'ink-2', 'seal', 'guardian', 'item', 'artifact', 'fear', 'idol', 'bonus'];

function Palette({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.swatches}>
        {names.map((name) => (
          <li key={name}>
            <span style={{ background: `var(--${name})` }} />
            <b>{name}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Swatches() {
  return (
    <>
      <Palette title="Night (table, chrome)" names={NIGHT} />
      <Palette title="Paper (cards, sites, tokens)" names={PAPER} />
    </>
  );
}
