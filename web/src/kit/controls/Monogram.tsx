import styles from './Monogram.module.css';

/** A person away from a table, where nobody has a seat's colour: the first letter of the name on a disc. */
export function Monogram({ name, own = false }: { readonly name: string; readonly own?: boolean }) {
  const [first = ''] = new Intl.Segmenter().segment(name.trim());
  return (
    <span className={`${styles.monogram} ${own ? styles.own : ''}`} aria-hidden="true">
      {typeof first === 'string' ? first : first.segment.toLocaleUpperCase()}
    </span>
  );
}
