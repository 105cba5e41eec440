import { Staff } from '../art/Staff.tsx';
import look from '../look/look.module.css';
import { hrefOf } from '../route/route.ts';
import styles from './Brand.module.css';

interface BrandProps {
  /** This is the first page. */
  readonly here?: boolean;
  /** Only the sign is seen. */
  readonly bare?: boolean;
  readonly className?: string | undefined;
}

/** Our name, which leads to the first page; on the first page itself it leads nowhere. */
export function Brand({ here = false, bare = false, className = '' }: BrandProps) {
  return (
    <a className={`${styles.brand} ${className}`} href={here ? undefined : hrefOf()}>
      <Staff />
      <span className={bare ? look.spoken : ''}>Moonstaff</span>
    </a>
  );
}
