import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import home from './Home.module.css';

/** The way to the challenge, for people of whom the server knows no try. */
export function ChallengeLink() {
  const words = useWords();
  return (
    <a className={`${home.panel} ${home.link}`} href={hrefOf('challenge')}>
      <Icon name="sands-of-time" />
      <span>
        <b>{words.t('challenge.title')}</b>
        <span className={look.label}>{words.t('challenge.about')}</span>
      </span>
    </a>
  );
}
