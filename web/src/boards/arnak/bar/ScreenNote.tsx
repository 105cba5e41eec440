import { useTable } from '../../../table/context.ts';
import { viewOf } from '../state.ts';
import { Stacks } from './Stacks.tsx';

/** What is left in the stacks, for the band of a television. */
export const ScreenNote = () => <Stacks view={viewOf(useTable().now)} />;
