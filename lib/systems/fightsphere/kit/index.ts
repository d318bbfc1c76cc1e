import { kitOf, type PieceMaker, roleInput } from '@/lib/tabletop/piece-makers';
import type { Campaign } from '../schema';
import { PLAYERS } from '../vocabulary';
import { briefs } from './briefs';
import { communityCards, gladiatorCards, npcCards, poolCounters } from './cards';
import { type KitInput, SPHERE_SIGN } from './input';
import { gmReference, playerReference } from './references';
import { cover, leaflet } from './rules-leaflet';
import { sheets } from './sheets';
import { encounterTracker, epilogue, judgmentSlips, layerTracker, relationshipLedger, roster } from './trackers';

/** What is read first, what players hold, what the table writes on, what is cut out, what the GM hides. */
const MAKERS: readonly PieceMaker<KitInput>[] = [
  cover,
  leaflet,
  ...sheets,
  playerReference,
  judgmentSlips,
  roster,
  relationshipLedger,
  layerTracker,
  encounterTracker,
  poolCounters,
  npcCards.piece,
  gmReference,
  briefs,
  gladiatorCards.piece,
  communityCards.piece,
  epilogue,
];

const FRAME = { noun: 'campaign', subtitle: 'A campaign for Fight Sphere', sign: SPHERE_SIGN } as const;

export const { pieces, buildKit } = kitOf(MAKERS, roleInput(PLAYERS)<Campaign>, () => FRAME);
