import type { GameId } from '@moonstaff/catalogue';
import { Signs } from '../../kit/art/Sign.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useBoard } from '../../table/board.ts';
import styles from './SignKey.module.css';

/** Every sign of a game with its name and what it means, as the key at the table has it. */
export function SignKey({ game }: { readonly game: GameId }) {
  const words = useWords('table', game);
  const { signs: groups } = useBoard(game);
  return (
    <div className={styles.key} data-part="sign-key">
      {groups.map(({ title, signs }) => (
        <section key={title}>
          <h3 className={look.label}>{words.t(title)}</h3>
          <dl>
            {signs.map(({ name, text, sign }) => (
              <div key={name}>
                <dt>
                  <Signs signs={[sign]} /> {words.t(name)}
                </dt>
                <dd>{words.t(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
