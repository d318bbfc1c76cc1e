import type { Block } from '@/lib/kit/blocks';
import { check, fields, heading, prose, section, small, write } from '@/lib/kit/short-blocks';
import { labelled, signedHeading } from '@/lib/tabletop/pieces/pictured';
import { copiesForPlayers, kitOf, type PieceMaker, roleInput } from '@/lib/tabletop/pieces/piece-makers';
import { nowTrue } from '@/lib/tabletop/pieces/table-talk';
import { numberTrack, writingTable } from '@/lib/tabletop/pieces/writing-table';
import { titled } from '@/lib/tabletop/words/wording';
import type { Campaign, Gladiator } from '../schema';
import { DRIVE_LABELS, DRIVES, PLAYERS } from '../vocabulary';
import { briefs } from './briefs';
import { communityCards, gladiatorCards, npcCards, poolCounters } from './cards';
import { type KitInput, makers, SIGNS, SPHERE_SIGN, tagLine } from './input';
import { gmReference, playerReference } from './references';
import { cover, leaflet } from './rules-leaflet';
import { encounterTracker, epilogue, judgmentSlips, layerTracker, relationshipLedger, roster } from './trackers';

const TIE_ROWS = 8;
/** Highest number on the pool track of a sheet (rules 13). */
const LAST_SPACE = 50;
const SPACES_A_ROW = 17;

const written = ({ suggested, body }: KitInput) => (suggested ? body.pregens : []);

/** One sheet for each player, filled in if there is a written Gladiator; the spare ones to choose from; blank ones. */
const sheets = [
  makers.copiesPiece({ id: 'sheets', title: 'Gladiator sheets', audience: 'player' }, (input) =>
    copiesForPlayers(input.players, (name, i) => sheet(input, name, written(input)[i])),
  ),
  makers.copiesPiece({ id: 'spare-sheets', title: 'Spare Gladiators', audience: 'player' }, (input) =>
    written(input)
      .slice(input.players.length)
      .map((gladiator, i) => ({
        id: `spare${i + 1}`,
        title: titled(gladiator.name, 'Gladiator'),
        blocks: sheet(input, '', gladiator),
      })),
  ),
  makers.copiesPiece({ id: 'blank-sheets', title: 'Blank Gladiator sheets', audience: 'player' }, (input) =>
    Array.from({ length: input.players.length * madeByEach(input) }, (_, i) => ({
      id: `blank${i + 1}`,
      title: `Blank sheet ${i + 1}`,
      blocks: sheet(input, '', undefined),
    })),
  ),
];

/** Number of Gladiators that a player may make: one, unless the players make the GM’s too (rules 12). */
const madeByEach = ({ body: { gladiatorsPerPlayer, options } }: KitInput): number =>
  options.npcGladiatorsFrom === 'players' ? gladiatorsPerPlayer : 1;

function sheet({ body }: KitInput, player: string, gladiator: Gladiator | undefined): readonly Block[] {
  return [
    gladiator
      ? signedHeading(titled(gladiator.name, 'Gladiator'), gladiator.face, SIGNS.gladiator)
      : heading('Gladiator'),
    fields(
      [write('player', 'Player', player), write('name', 'Name', gladiator?.name.trim())],
      [write('weapon', 'Weapon beside you', gladiator?.weapon.trim())],
    ),
    ...backStory(gladiator),
    heading('Drive', 2),
    fields(
      [
        ...DRIVES.map((drive) => check(drive, DRIVE_LABELS[drive], 1, drive === gladiator?.drive)),
        check('switched', 'Exchanged for the other (once)', 2),
      ],
      [write('drive', 'In a sentence', gladiator?.driveText.trim())],
    ),
    numberTrack('pool', `Conflict Pool (begins at ${body.startPool})`, LAST_SPACE, SPACES_A_ROW),
    writingTable('tie', { 'Tied to': 5, Base: 1, Rating: 1, 'Rests for': 2, Lost: [1, 'check'] }, TIE_ROWS, {
      caption: 'Ties',
    }),
    small('A new tie has base 1. Rating: base + 1 with a Death wish, base − 1 with a Reason to Live.'),
    nowTrue(3, 'now-true', true),
  ];
}

/** The written back story with its tags, or lines to write one on. */
function backStory(gladiator: Gladiator | undefined): readonly Block[] {
  if (!gladiator) return [{ block: 'lines', name: 'back-story', label: 'Who was I? (50 to 100 words)', count: 6 }];
  const tags = labelled(['Bears on', tagLine(gladiator.tags)]);
  return section('Who was I?', 2, [...prose(gladiator.backStory), ...tags.map(small)]);
}

/** Pieces in order: to read, for players, to write on, to cut out, for the GM. */
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
