import { useId } from 'react';
import styles from './Inspect.module.css';
import { says } from './says.ts';

/** Covers a thing: a press shows its full text, Escape or a press elsewhere closes it. */
export function Inspect({ name, text }: { readonly name: string; readonly text: string }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.inspectKey}
        popoverTarget={id}
        {...says(text)}
        aria-label={`${name}: ${text}`}
      />
      <div id={id} popover="auto" className={styles.inspector}>
        <h4>{name}</h4>
        <p>{text}</p>
      </div>
    </>
  );
}
