import { kitOf } from '@/lib/tabletop/piece-makers';
import { aspectCount } from './aspect-count';
import { attributeCards } from './attribute-cards';
import { challengeTable } from './challenge-table';
import { characterSheet } from './character-sheet';
import { cover } from './cover';
import { damageAndDeath } from './damage-and-death';
import { deck } from './deck';
import { eventCards } from './event-cards';
import { eventList } from './event-list';
import { extrasRoster } from './extras-roster';
import { extrasSheet } from './extras-sheet';
import { gmGuide } from './gm-guide';
import { goalChecklist } from './goal-checklist';
import { houseRules } from './house-rules';
import { kitInput, type PieceMaker } from './input';
import { mapGm, mapPlayers } from './maps';
import { monsterTracker } from './monster-tracker';
import { playerReference } from './player-reference';
import { playersSetting } from './players-setting';
import { posterGm, posterPlayers } from './poster';
import { referenceLeaflet } from './reference-leaflet';
import { relationshipCards } from './relationship-cards';
import { leaflet } from './rules-leaflet';
import { secretSlip } from './secret-slip';
import { settingBrief } from './setting-brief';
import { monsterStandees, standees } from './standees';
import { suitReference } from './suit-reference';
import { tokens } from './tokens';
import { trackers } from './trackers';

/** In the order of the kit: what everybody sees, what each player takes, what the GM hides. */
const MAKERS: readonly PieceMaker[] = [
  cover,
  leaflet,
  playersSetting,
  characterSheet,
  extrasSheet,
  aspectCount,
  playerReference,
  suitReference,
  challengeTable,
  referenceLeaflet,
  attributeCards,
  relationshipCards,
  goalChecklist,
  mapPlayers,
  houseRules,
  posterPlayers,
  standees,
  tokens,
  deck,
  gmGuide,
  settingBrief,
  eventList,
  eventCards,
  mapGm,
  monsterTracker,
  secretSlip,
  extrasRoster,
  damageAndDeath,
  posterGm,
  monsterStandees,
  trackers,
];

export const { pieces, buildKit } = kitOf(MAKERS, kitInput, ({ setting }) => ({
  noun: 'setting',
  subtitle: setting.place.name.trim() || 'A setting for Trapped!',
  sign: 'monster',
}));
