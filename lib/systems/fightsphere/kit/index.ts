import { kitOf, type PieceMaker } from '@/lib/tabletop/piece-makers';
import { briefs } from './briefs';
import { communityCards, gladiatorCards, npcCards, poolCounters } from './cards';
import { cover } from './cover';
import { type KitInput, kitInput, SPHERE_SIGN } from './input';
import { gmReference, playerReference } from './references';
import { leaflet } from './rules-leaflet';
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
  npcCards,
  gmReference,
  briefs,
  gladiatorCards,
  communityCards,
  epilogue,
];

export const { pieces, buildKit } = kitOf(MAKERS, kitInput, () => ({
  noun: 'campaign',
  subtitle: 'A campaign for Fight Sphere',
  sign: SPHERE_SIGN,
}));
