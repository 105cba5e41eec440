import { ContinuePage } from './ContinuePage.tsx';
import { ReceivedPage } from './ReceivedPage.tsx';

/** The ways in from outside the page: a shortcut of the installed page, and a file that another app shares. */
export const Arrival = ({ from }: { readonly from: 'continue' | 'received' }) =>
  from === 'continue' ? <ContinuePage /> : <ReceivedPage />;
