import { useState } from 'react';
import look from '../../kit/look/look.module.css';
import { go } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../context.ts';
import { labOf } from './open.ts';

/** Goes to the laboratory with the moment that's shown: a recording's, or what the viewer may know of a running table. */
export function LabButton() {
  const words = useWords();
  const { source, now } = useTable();
  const [refused, setRefused] = useState(false);
  const open = async (): Promise<void> => {
    const address = await labOf(source, now);
    if (address === undefined) setRefused(true);
    else go(...address);
  };
  return (
    <>
      <button type="button" className={look.buttonDark} onClick={() => void open()}>
        {words.t('replay.lab')}
      </button>
      <output>{refused && words.t('replay.labNot')}</output>
    </>
  );
}
