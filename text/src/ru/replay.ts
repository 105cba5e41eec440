import type { replay as english } from '../en/replay.ts';
import type { Translation } from '../language.ts';

export const replay: Translation<typeof english> = {
  'replay.title': 'Повтор',
  'replay.play': 'Воспроизвести',
  'replay.pause': 'Пауза',
  'replay.back': 'Шаг назад',
  'replay.forward': 'Шаг вперёд',
  'replay.turnBack': 'Предыдущий ход',
  'replay.turnForward': 'Следующий ход',
  'replay.position': 'Действие {n, number} из {of, number}',
  'replay.open': 'Всё открыто',
  'replay.seatView': 'Вид игрока: {name}',
  'replay.spectatorView': 'Вид зрителей',
  'replay.labTitle': 'Лаборатория',
  'replay.lab': 'Открыть в лаборатории',
  'replay.labNot': 'Этот момент нельзя расставить вручную. Попробуйте в начале хода.',
  'replay.share': 'Поделиться этим моментом',
  'replay.playOn': 'Играть с этого места',
  'replay.import': 'Открыть файл журнала',
};
