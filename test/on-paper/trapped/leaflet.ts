import type { HouseRules } from '@/lib/systems/trapped/schema';
import type { PrintedPiece } from '../coverage';
import { LEAFLET_RESOLUTIONS } from './leaflet-resolutions';
import { LEAFLET_SECTIONS } from './leaflet-sections';

/** The game from the creation of characters to the end, and all rulings. */
export const LEAFLET: PrintedPiece<HouseRules> = {
  piece: 'rules',
  parts: { ...LEAFLET_SECTIONS, ...LEAFLET_RESOLUTIONS },
  unchangedBy: {},
};
