import { FIGURES, type PlayerView, RESOURCES, slotPoints, spaceById } from '@moonstaff/arnak';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { openCards } from '../open.ts';
import { LookDialog } from '../parts/LookDialog.tsx';
import { Pile } from '../parts/Pile.tsx';
import { IdolSlot } from '../parts/Plates.tsx';
import { TempleTiles } from '../parts/TempleTiles.tsx';
import { tokenOf } from '../play/tokens.ts';
import styles from './FullBoard.module.css';
import { AssistantPlates, Group, Groups, GuardianPlates } from './Group.tsx';

interface FullBoardProps {
  readonly title: string;
  readonly seat: number;
  readonly player: PlayerView;
  onClose(): void;
}

/** Another player's board: everything that may be seen of it. */
export function FullBoard({ title, seat, player, onClose }: FullBoardProps) {
  const words = useWords();
  const row = (token: 'glass' | 'notebook'): string =>
    `${words.name('token', token)}: ${words.name('researchSpace', spaceById[player[token]].id)}`;
  return (
    <LookDialog title={title} onClose={onClose}>
      <ul className={styles.counters}>
        {RESOURCES.map((resource) => (
          <li key={resource}>
            <Token kind={tokenOf(resource)} />
            <span className={look.spoken}>{words.name('resource', resource)}</span>
            <b>{player[resource]}</b>
          </li>
        ))}
        <li>
          <span className={look.spoken}>{`${words.t('arnakTable.figures')}: ${player.figures}`}</span>
          {Array.from({ length: FIGURES }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two figures
            <SeatShape key={i} seat={seat} glyph="outback-hat" away={i >= player.figures} />
          ))}
        </li>
      </ul>
      <p className={styles.facts}>
        {[
          `${words.t('arnakTable.hand')}: ${player.hand.length}`,
          `${words.t('arnakTable.deck')}: ${player.deck.length}`,
          `${words.t('arnakTable.crates')}: ${player.crates}`,
          row('glass'),
          row('notebook'),
        ].map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <Groups>
        <Group title={words.t('arnakTable.slots')}>
          <span className={styles.slots} aria-hidden="true">
            {slotPoints.map((points, i) => (
              <IdolSlot key={points} points={points} filled={i < player.slots} />
            ))}
          </span>
          <span className={look.spoken}>{player.slots}</span>
        </Group>
        {player.temple.length > 0 && (
          <Group title={words.t('arnakTable.temple')}>
            <TempleTiles tiles={player.temple} />
          </Group>
        )}
        {player.assistants.length > 0 && (
          <Group title={words.t('arnakTable.assistants')}>
            <AssistantPlates assistants={player.assistants} />
          </Group>
        )}
        {player.guardians.length > 0 && (
          <Group title={words.t('arnakTable.guardians')}>
            <GuardianPlates guardians={player.guardians} />
          </Group>
        )}
      </Groups>
      <OpenPile title={words.t('arnakTable.hand')} cards={player.hand} />
      <OpenPile title={words.t('arnakTable.deck')} cards={player.deck} />
      <Group title={words.t('arnakTable.playArea')}>
        <Pile cards={player.playArea} />
      </Group>
    </LookDialog>
  );
}

/** Cards that are hidden as a rule, as far as they are not. */
function OpenPile({ title, cards }: { readonly title: string; readonly cards: PlayerView['hand'] }) {
  const shown = openCards(cards);
  return shown.length === 0 ? null : (
    <Group title={title}>
      <Pile cards={shown} />
    </Group>
  );
}
