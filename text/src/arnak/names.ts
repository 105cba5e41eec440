import type {
  AssistantId,
  Board,
  BonusId,
  CampId,
  CardId,
  GainCard,
  GuardianId,
  IdolId,
  Level,
  Resource,
  RivalTileId,
  RoundFlag,
  Side,
  SlotOptionId,
  TempleStackId,
  TileId,
  TravelIcon,
} from '@moonstaff/arnak';

/** What the components of Arnak are called. A missing name does not compile. */
export interface Names {
  readonly card: { readonly [Id in CardId]: string };
  readonly assistant: { readonly [Id in AssistantId]: string };
  readonly guardian: { readonly [Id in GuardianId]: string };
  readonly camp: { readonly [Id in CampId]: string };
  readonly tile: { readonly [Id in TileId]: string };
  readonly idol: { readonly [Id in IdolId]: string };
  readonly slotOption: { readonly [Id in SlotOptionId]: string };
  readonly bonus: { readonly [Id in BonusId]: string };
  readonly temple: { readonly [Id in TempleStackId]: string };
  readonly rivalTile: { readonly [Id in RivalTileId]: string };
  readonly resource: { readonly [Id in Resource]: string };
  readonly travelIcon: { readonly [Id in TravelIcon]: string };
  readonly token: { readonly [Id in 'glass' | 'notebook']: string };
  readonly board: { readonly [Id in Board]: string };
  readonly side: { readonly [Id in Side]: string };
  readonly level: { readonly [Id in Level]: string };
  readonly zone: { readonly [Id in 'hand' | 'playArea']: string };
  readonly destination: { readonly [Id in GainCard['to']]: string };
  readonly flag: { readonly [Id in RoundFlag]: string };
  readonly arrow: { readonly [Id in 'left' | 'right']: string };
  readonly extreme: { readonly [Id in 'lowest' | 'highest']: string };
  readonly category: { readonly [Id in 'research' | 'temple' | 'idols' | 'guardians' | 'cards' | 'fear']: string };
}
