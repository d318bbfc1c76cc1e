import { kitOf, type PieceMaker, roleInput } from '@/lib/tabletop/piece-makers';
import type { Siege } from '../schema';
import { PLAYERS } from '../vocabulary';
import { gmBrief, playersBrief } from './briefs';
import { eventCards, taskCards } from './cards';
import { gmSheet } from './gm-sheet';
import type { KitInput } from './input';
import { cover, leaflet } from './rules-leaflet';
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
  taskCards.piece,
  gmBrief,
  gmSheet,
  eventCards.piece,
];

const FRAME = { noun: 'siege', subtitle: 'A siege for Isolation', sign: 'game-icons:barricade' } as const;

export const { pieces, buildKit } = kitOf(MAKERS, roleInput(PLAYERS)<Siege>, () => FRAME);
