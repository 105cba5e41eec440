import {
  type AssistantId,
  type BonusId,
  bonusById,
  type CardId,
  type GuardianId,
  type IdolId,
  idolById,
  type TempleStackId,
  type TileId,
  templeStackById,
  tileById,
} from '@moonstaff/arnak';
import { cardNamed, type GoalId, goalNamed, type InvestigateCardId, type TreasureId } from '@moonstaff/guild';
import {
  ASSISTANT_ICONS,
  Assistant,
  assistantLines,
  Card,
  cardFace,
  effectSigns,
  GUARDIAN_ICONS,
  Idol,
  TILE_ICONS,
} from '../../boards/arnak/parts/index.ts';
import { CardSigns, GoalDrawing, TREASURE_ICONS } from '../../boards/guild/parts/index.ts';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Signs } from '../../kit/art/Sign.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import type { Piece } from './piece.ts';

/** A piece as it looks on the table. */
export function PieceDrawing({ piece: { id, face, icon, seat } }: { readonly piece: Piece }) {
  const words = useWords();
  switch (face) {
    case 'guardian':
      return <Icon name={GUARDIAN_ICONS[id as GuardianId]} />;
    case 'site':
      return (
        <>
          <Icon name={TILE_ICONS[id as TileId]} />
          <Signs signs={effectSigns(tileById[id as TileId].effect)} />
        </>
      );
    case 'idol':
      return <Idol effect={effectSigns(idolById[id as IdolId].effect)} />;
    case 'card':
      return <Card face={cardFace(id as CardId, words)} />;
    case 'assistant':
      return <Assistant icon={ASSISTANT_ICONS[id as AssistantId]} effect={assistantLines(id as AssistantId, false)} />;
    case 'temple':
      return <b>{templeStackById[id as TempleStackId].points}</b>;
    case 'bonus':
      return <Signs signs={effectSigns(bonusById[id as BonusId].effect)} />;
    case 'goal':
      return <GoalDrawing condition={goalNamed(id as GoalId).condition} />;
    case 'investigate':
      return <CardSigns card={cardNamed(id as InvestigateCardId)} />;
    case 'treasure':
      return <Icon name={TREASURE_ICONS[id as TreasureId]} />;
    default:
      if (seat !== undefined) return <SeatShape seat={seat} {...(icon !== undefined && { glyph: icon })} />;
      return icon === undefined ? null : <Icon name={icon} />;
  }
}
