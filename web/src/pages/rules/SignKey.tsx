import type { GameId } from '@moonstaff/catalogue';
import { use } from 'react';
import { Drawn } from '../../kit/art/Drawn.tsx';
import { registerIcons } from '../../kit/art/Icon.tsx';
import { late } from '../../kit/late/late.ts';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { SignGroup } from '../../table/key/signs.ts';
import styles from './SignKey.module.css';

/** The signs of each game, without its board: the key is near the top of the rules. */
const SIGNS: { readonly [Id in GameId]: () => Promise<readonly SignGroup[]> } = {
  arnak: late(async () => {
    const [icons, { SIGNS }] = await Promise.all([
      import('virtual:icons/arnak'),
      import('../../boards/arnak/signs.ts'),
    ]);
    registerIcons(icons.default);
    return SIGNS;
  }),
  guild: late(async () => {
    const [icons, { SIGNS }] = await Promise.all([
      import('virtual:icons/guild'),
      import('../../boards/guild/signs.ts'),
    ]);
    registerIcons(icons.default);
    return SIGNS;
  }),
};

/** Every sign of a game with its name and what it means, as the key at the table has it. */
export function SignKey({ game }: { readonly game: GameId }) {
  const words = useWords('table', game);
  const groups = use(SIGNS[game]());
  return (
    <div className={styles.key} data-part="sign-key">
      {groups.map(({ title, signs }) => (
        <section key={title}>
          <h3 className={look.label}>{words.t(title)}</h3>
          <dl>
            {signs.map(({ name, text, sign }) => (
              <div key={name}>
                <dt>
                  <Drawn sign={sign} /> {words.t(name)}
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
