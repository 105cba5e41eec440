import { Staff } from '../art/Staff.tsx';
import { hrefOf } from '../route/route.ts';

/** Our name, which leads to the first page; bare, only its sign is seen. */
export const Brand = ({ bare = false }: { readonly bare?: boolean }) => (
  <a className="brand" href={hrefOf()}>
    <Staff />
    <span className={bare ? 'spoken' : ''}>Moonstaff</span>
  </a>
);
