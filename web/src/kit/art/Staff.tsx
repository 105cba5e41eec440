import styles from './art.module.css';

/** Our sign: the moon on its staff. */
export function Staff({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <svg className={`${styles.staff} ${className}`} viewBox="0 0 16 30" aria-hidden="true">
      <path d="M9.4.8A7.6 7.6 0 1 0 15.6 12.4A6.6 6.6 0 0 1 9.4.8Z" fill="var(--moonlight)" />
      <rect x="6.6" y="14.6" width="2.4" height="14.6" rx="0.8" fill="var(--brass)" />
    </svg>
  );
}
