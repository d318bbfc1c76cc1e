import type { Block, FormBox } from '@/lib/kit/blocks';
import { check, heading, prose, section, small, write } from '@/lib/kit/short-blocks';
import { labelled, written } from '@/lib/tabletop/labelled';
import { numberTrack } from '@/lib/tabletop/number-track';
import { pictured } from '@/lib/tabletop/pictured';
import { copiesForPlayers } from '@/lib/tabletop/piece-makers';
import { nowTrue } from '@/lib/tabletop/told';
import { titled } from '@/lib/tabletop/wording';
import { emptyRows, writingTable } from '@/lib/tabletop/writing-table';
import type { Gladiator } from '../schema';
import { DRIVE_LABELS, DRIVES } from '../vocabulary';
import { copiesPiece, type KitInput } from './input';
import { SIGNS } from './looks';

const TIE_ROWS = 8;
/** As far as a pool is counted on the sheet (rules 13). */
const LAST_SPACE = 50;
const SPACES_A_ROW = 17;

/** One a player, filled in as far as there are written Gladiators. */
export const sheets = copiesPiece({ id: 'gladiator-sheets', title: 'Gladiator sheets', audience: 'player' }, (input) =>
  copiesForPlayers(input.players, (name, i) => sheet(input, name, input.pregens[i])),
);

/** The other written Gladiators, to choose from. */
export const spareSheets = copiesPiece({ id: 'spare-sheets', title: 'Spare Gladiators', audience: 'player' }, (input) =>
  input.pregens.slice(input.players.length).map((gladiator, i) => ({
    id: `spare${i + 1}`,
    title: titled(gladiator.name, 'Gladiator'),
    blocks: sheet(input, '', gladiator),
  })),
);

/** As many for each player as everybody makes. */
export const blankSheets = copiesPiece(
  { id: 'blank-sheets', title: 'Blank Gladiator sheets', audience: 'player' },
  (input) =>
    Array.from({ length: input.players.length * input.body.gladiatorsPerPlayer }, (_, i) => ({
      id: `blank${i + 1}`,
      title: `Blank sheet ${i + 1}`,
      blocks: sheet(input, '', undefined),
    })),
);

const sheet = ({ body }: KitInput, player: string, gladiator: Gladiator | undefined): readonly Block[] => [
  gladiator ? namedHeading(gladiator) : heading('Gladiator'),
  {
    block: 'fields',
    rows: [
      [write('player', 'Player', player), write('name', 'Name', gladiator?.name.trim())],
      [write('weapon', 'Weapon beside you', gladiator?.weapon.trim())],
    ],
  },
  ...backStory(gladiator),
  heading('Drive', 2),
  {
    block: 'fields',
    rows: [
      [
        ...DRIVES.map((drive) => ticked(drive, gladiator?.drive === drive)),
        check('switched', 'Exchanged for the other (once)', 2),
      ],
      [write('drive', 'In a sentence', gladiator?.driveText.trim())],
    ],
  },
  numberTrack({
    name: 'pool',
    label: `Conflict Pool (begins at ${body.startPool})`,
    last: LAST_SPACE,
    perRow: SPACES_A_ROW,
  }),
  writingTable({
    name: 'tie',
    caption: 'Ties',
    columns: [
      ['Tied to', 5],
      ['Base', 1],
      ['Rating', 1],
      ['Rests for', 2],
      ['Lost', 1, 'check'],
    ],
    rows: emptyRows(TIE_ROWS),
  }),
  small('A new tie has base 1. Rating: base + 1 with a Death wish, base − 1 with a Reason to Live.'),
  nowTrue(3),
];

const namedHeading = ({ name, face }: Gladiator): Block => {
  const look = pictured(face, SIGNS.gladiator);
  return { block: 'heading', level: 1, text: titled(name, 'Gladiator'), ...('icon' in look && { icon: look.icon }) };
};

const ticked = (drive: Gladiator['drive'], isTicked: boolean): FormBox => ({
  ...check(drive, DRIVE_LABELS[drive]),
  ...(isTicked && { value: 'yes' }),
});

/** What somebody wrote, with its tags; otherwise lines to write it on. */
function backStory(gladiator: Gladiator | undefined): readonly Block[] {
  if (!gladiator) return [{ block: 'lines', name: 'back-story', label: 'Who was I? (50 to 100 words)', count: 6 }];
  const tags = labelled(['Bears on', written(gladiator.tags, ({ tag }) => tag).join(', ')]);
  return section('Who was I?', 2, [...prose(gladiator.backStory), ...tags.map(small)]);
}
