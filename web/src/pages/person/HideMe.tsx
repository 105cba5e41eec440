import { useState } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import styles from './Person.module.css';

/** Whether others may see one's own page. Saved at once. */
export function HideMe({ hidden }: { readonly hidden: boolean }) {
  const words = useWords();
  const [isHidden, setIsHidden] = useState(hidden);
  const change = async (wanted: boolean): Promise<void> => {
    setIsHidden(wanted);
    await serverApi()
      .changeMe({ hidden: wanted })
      .catch(() => setIsHidden(!wanted));
  };
  return (
    <label className={styles.hide}>
      <input type="checkbox" checked={isHidden} onChange={({ target }) => void change(target.checked)} />
      {words.t('person.hide')}
    </label>
  );
}
