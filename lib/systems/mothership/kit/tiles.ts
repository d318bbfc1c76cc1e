import { squareTile } from '@/lib/kit/blanks/flat';
import type { Face } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import { pictured } from '@/lib/tabletop/pictured';
import { cutPiece, type KitInput } from './input';
import { SIGNS, trapTone } from './looks';
import { objectiveTitle, trapTitle } from './names';
import { shortRule } from './short-rule';

/** Twenty-four go on a page of A4. */
export const TILE_MM = 45;

/** The same for every tile, so that nothing tells what lies below. */
const BACK: Face = { face: 'back', tone: 'service', icon: SIGNS.back, title: 'Careful' };

/** Everything that is dealt onto the ship or waits in the draw pile (rules 2). */
export const tiles = cutPiece(
  { id: 'tiles', title: 'Tiles', audience: 'table' },
  'TI',
  () => squareTile(TILE_MM),
  (input) => [objective(input), safe(input), ...traps(input)].filter(({ copies }) => copies > 0),
  { faceDown: true },
);

const objective = ({ body }: KitInput): Part =>
  tile('objective', objectiveTitle(body), body.supplies.objective, {
    tone: 'service',
    ...pictured(body.ship.objectivePicture, SIGNS.objective),
    note: 'Shut it down: 1 AP.',
  });

const safe = ({ body }: KitInput): Part =>
  tile('safe', 'Safe', body.supplies.safe, { tone: 'exit', icon: SIGNS.safe, note: 'Nothing happens here.' });

const traps = ({ body }: KitInput): readonly Part[] =>
  body.traps.map((trap, i) =>
    tile(`trap-${trap.id}`, trapTitle(trap, i), trap.tiles, {
      tone: trapTone(trap),
      ...pictured(trap.picture, SIGNS.trap),
      note: shortRule(trap),
    }),
  );

type Placard = Omit<Extract<Face, { face: 'emblem' }>, 'face' | 'title'>;

const tile = (id: string, title: string, copies: number, placard: Placard): Part => ({
  id,
  title,
  copies,
  faces: [{ face: 'emblem', title, ...placard }],
  back: BACK,
});
