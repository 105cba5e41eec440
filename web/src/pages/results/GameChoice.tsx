import { Choice } from '../../kit/controls/Choice.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { GAME_FILTERS, type GameFilter } from './model.ts';

interface GameChoiceProps {
  readonly value: GameFilter;
  readonly onChange: (value: GameFilter) => void;
  readonly all: string;
}

/** Both games, or one of them. */
export function GameChoice({ value, onChange, all }: GameChoiceProps) {
  const words = useWords();
  return (
    <Choice
      bare
      label={words.t('club.whichGame')}
      values={GAME_FILTERS}
      value={value}
      onChange={onChange}
      name={(game) => (game === 'all' ? all : words.t(`club.${game}`))}
    />
  );
}
