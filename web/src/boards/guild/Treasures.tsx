import { type TreasureId, treasureNamed } from '@moonstaff/guild';
import { plain } from '@moonstaff/text';
import { Icon } from '../../kit/art/Icon.tsx';
import type { IconName } from '../../kit/art/icon-names.ts';
import { Token } from '../../kit/art/Token.tsx';
import { Inspect } from '../../kit/controls/Inspect.tsx';
import { SignHex } from '../../kit/hex/SignHex.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { RuleMark } from '../../table/rules/RuleMark.tsx';

export const TREASURE_ICONS: { readonly [id in TreasureId]: IconName } = {
  'free-explorer': 'hiking',
  'two-coins': 'two-coins',
  vase: 'amphora',
  'tower-bonus': 'watchtower',
  'grass-villages': 'hut',
  'desert-villages': 'hut',
  'mountain-villages': 'hut',
  'village-pairs': 'huts-village',
};

/** Kept treasures, those of one kind together. */
export function Treasures({ kept }: { readonly kept: readonly TreasureId[] }) {
  const words = useWords();
  const kinds = [...new Set(kept)];
  return (
    <section className="panel treasures" data-place="treasures">
      <h3 className="label">
        {words.t('web.guild.treasures')}
        <RuleMark about="treasure" />
      </h3>
      <ul>
        {kinds.length === 0 && <li className="treasure-none">{words.t('web.guild.noTreasures')}</li>}
        {kinds.map((id) => (
          <TreasureCard key={id} id={id} n={kept.filter((one) => one === id).length} />
        ))}
      </ul>
    </section>
  );
}

function TreasureCard({ id, n }: { readonly id: TreasureId; readonly n: number }) {
  const words = useWords();
  const { effect } = treasureNamed(id);
  return (
    <li className="treasure">
      <span className="spoken">{`${words.name('treasure', id)}: ${n}`}</span>
      <span aria-hidden="true" className="treasure-face">
        <span className="treasure-picture">
          <Icon name={TREASURE_ICONS[id]} />
          {effect.type === 'per' && effect.terrain !== undefined && <SignHex ground={effect.terrain} />}
        </span>
        <b className="treasure-count">{n}</b>
        <b className="treasure-worth">
          {effect.type === 'set' ? `${n} = ${worth(effect, n)}` : effect.type === 'per' ? `${effect.every} = ${n}` : n}
          <Token kind="coin" />
        </b>
      </span>
      <Inspect name={words.name('treasure', id)} text={plain(words.guildCards.treasure(treasureNamed(id)))} />
    </li>
  );
}

function worth(
  { worth: values, eachFurther }: { readonly worth: readonly number[]; readonly eachFurther: number },
  n: number,
): number {
  const last = values.length - 1;
  return (values[Math.min(n, last)] ?? 0) + Math.max(0, n - last) * eachFurther;
}
