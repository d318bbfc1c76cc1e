import type { HouseRules } from '@/lib/systems/trapped/schema';
import type { Document } from './coverage';
import { LEAFLET_RESOLUTIONS } from './leaflet-resolutions';
import { LEAFLET_SECTIONS } from './leaflet-sections';

const SECTION_IDS = [
  ...Array.from({ length: 6 }, (_, i) => `5.${i + 1}`),
  ...Array.from({ length: 7 }, (_, i) => `6.${i + 1}`),
  ...Array.from({ length: 12 }, (_, i) => `7.${i}`),
  '8.1',
  '8.2',
];

/** The game from the creation of characters to the end, and all rulings. */
export const LEAFLET: Document<HouseRules> = {
  piece: 'rules',
  covers: [...SECTION_IDS, ...Array.from({ length: 64 }, (_, i) => `A${i + 1}`)],
  parts: { ...LEAFLET_SECTIONS, ...LEAFLET_RESOLUTIONS },
  unchangedBy: {},
};
