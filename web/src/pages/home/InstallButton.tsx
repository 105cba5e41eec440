import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { InstallOffer } from './install.ts';

/** Installs the page as an app, in browsers that offer it. */
export function InstallButton({ offer }: { readonly offer: InstallOffer }) {
  const words = useWords();
  return (
    <button type="button" className={look.buttonDark} onClick={() => void offer.prompt()}>
      <Icon name="scroll-unfurled" />
      {words.t('home.install')}
    </button>
  );
}
