import { Staff } from '../art/Staff.tsx';
import { hrefOf } from '../route/route.ts';

/** Our name, which leads to the first page. */
export const Brand = () => (
  <a className="brand" href={hrefOf()}>
    <Staff />
    <span>Moonstaff</span>
  </a>
);
