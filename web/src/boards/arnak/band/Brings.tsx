import type { Preview } from '@moonstaff/kernel';
import { Signs } from '../../../kit/art/Sign.tsx';
import { changesOf } from '../play/changes.ts';

/** What a move would cost and give, in signs. */
export function Brings({ preview }: { readonly preview: Preview }) {
  const { spends, gains } = changesOf(preview);
  return (
    <>
      <Signs signs={spends} />
      {spends.length > 0 && gains.length > 0 && '›'}
      <Signs signs={gains} />
    </>
  );
}
