import { kitOf, type PieceMaker } from '@/lib/tabletop/piece-makers';
import { gmBrief, playersBrief } from './briefs';
import { eventCards, taskCards } from './cards';
import { cover } from './cover';
import { gmSheet } from './gm-sheet';
import { type KitInput, kitInput, SIEGE_SIGN } from './input';
import { leaflet } from './rules-leaflet';
import { linkMatrix, maps, sheets } from './sheets';
import { stanceCards, stressTrack, strips, tokens } from './tokens';
import { sessionEnd, worksheet } from './worksheets';

/** What is read first, what players hold, what the table writes on, what is cut out, what the GM hides. */
const MAKERS: readonly PieceMaker<KitInput>[] = [
  cover,
  leaflet,
  playersBrief,
  sheets,
  ...maps,
  linkMatrix,
  worksheet,
  sessionEnd,
  ...strips,
  tokens,
  stressTrack,
  stanceCards,
  taskCards,
  gmBrief,
  gmSheet,
  eventCards,
];

const FRAME = { noun: 'siege', subtitle: 'A siege for Isolation', sign: SIEGE_SIGN };

export const { pieces, buildKit } = kitOf(MAKERS, kitInput, () => FRAME);
