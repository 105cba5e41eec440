import { Staff } from '../art/Staff.tsx';
import { hrefOf } from '../route/route.ts';

/** The name of the house, and the way home. */
export const Brand = () => (
  <a className="brand" href={hrefOf()}>
    <Staff />
    <span>Moonstaff</span>
  </a>
);
