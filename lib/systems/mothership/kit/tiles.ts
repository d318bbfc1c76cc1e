import { squareTile } from '@/lib/kit/blanks/flat';
import type { Face } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import { pictured } from '@/lib/tabletop/pieces/pictured';
import type { Trap, TrapEffect } from '../schema';
import type { Toward } from '../vocabulary';
import { cutPiece, type KitInput, objectiveTitle, trapTitle } from './input';
import { SIGNS, trapTone } from './looks';

/** Side of a tile: twenty-four fit on a page of A4. */
export const TILE_MM = 45;

/** Maximum number of characters below a trap’s name on a tile. */
const MOST_LETTERS = 52;

/** Shortens a trap’s rule to fit on a tile; refers to the reference if it is still too long. */
export function shortRule({ effects, trigger }: Trap): string {
  if (effects.length === 0) return 'A false alarm.';
  const rule = effects.map(shortEffect).join(' ');
  const whole = trigger === 'flip' ? `Once turned: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}` : rule;
  return whole.length > MOST_LETTERS ? 'Much at once: see your reference.' : whole;
}

const TOWARD: Readonly<Record<Toward, string>> = {
  nearestFaceDown: 'To the nearest hidden tile.',
  anyFaceDown: 'To any hidden tile.',
  start: 'Back to the start.',
  finish: 'On to the finish.',
};

function shortEffect(effect: TrapEffect): string {
  switch (effect.kind) {
    case 'status':
      return `No ${effect.status === 'noPeek' ? 'peeking' : 'moving'} ${forRounds(effect.rounds)}.`;
    case 'compel':
      return TOWARD[effect.toward];
    case 'apMax':
      return effect.delta === 0 ? 'All as before.' : `${signed(effect.delta)} AP a round.`;
    case 'leaveSurcharge':
      return `Leaving costs +${effect.ap} AP.`;
    case 'teleport':
      return effect.to === '' ? 'Thrown to the start.' : `Thrown to ${effect.to.slice(0, 3)}.`;
    case 'removeTile':
      return 'Falls off; all on it to the start.';
    case 'swapTile':
      return `Away ${forRounds(effect.afterRounds)}, then another.`;
  }
}

const signed = (delta: number): string => (delta < 0 ? `−${-delta}` : `+${delta}`);

function forRounds(rounds: number | null): string {
  if (rounds === null) return 'any more';
  if (rounds === 1) return 'this round';
  return rounds === 2 ? 'this round and next' : `for ${rounds} rounds`;
}

/** The same for every tile, so that the back reveals nothing. */
const BACK: Face = { face: 'back', tone: 'service', icon: SIGNS.back, title: 'Careful' };

/** All tiles of layout and draw pile (rules 2). */
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
