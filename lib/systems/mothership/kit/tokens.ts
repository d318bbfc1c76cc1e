import { roundToken } from '@/lib/kit/blanks/flat';
import type { IconName, Tone } from '@/lib/kit/blocks';
import type { Face } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import { pictured } from '@/lib/tabletop/pieces/pictured';
import { characterTitle, cutPiece, type KitInput, trapTitle } from './input';
import { PLAYER_LOOKS, SIGNS, trapTone } from './looks';

export const TOKEN_MM = 26;

/** All round pieces: characters, action points, effects of traps, OFF markers and the round marker (rules 2). */
export const tokens = cutPiece(
  { id: 'tokens', title: 'Tokens', audience: 'table' },
  'TK',
  () => roundToken(TOKEN_MM),
  (input) => [...characters(input), ...actionPoints(input), ...effects(input), off(input), ROUND].filter(hasCopies),
);

const hasCopies = ({ copies }: Part): boolean => copies > 0;

const characters = ({ body }: KitInput): readonly Part[] =>
  body.characters.map((character, i) => {
    const title = characterTitle(character, i);
    return {
      id: `character-${character.id}`,
      title,
      copies: 1,
      faces: [emblem('plain', pictured(character.picture, SIGNS.character), title)],
    };
  });

/** Action points in each player's colour and shape. */
const actionPoints = ({ body: { players } }: KitInput): readonly Part[] =>
  PLAYER_LOOKS.slice(0, players.max).map(({ tone, icon, shape }, i) => ({
    id: `action-point-${i + 1}`,
    title: `Action point: ${shape}`,
    copies: players.apPerRound,
    faces: [emblem(tone, { icon })],
  }));

const effects = ({ body }: KitInput): readonly Part[] =>
  body.traps.map((trap, i) => {
    const title = trapTitle(trap, i);
    return {
      id: `effect-${trap.id}`,
      title,
      copies: trap.tokenCount,
      faces: [emblem(trapTone(trap), pictured(trap.picture, SIGNS.trap), title)],
    };
  });

/** Marker for objectives shut down and traps disarmed. */
const off = ({ body: { supplies } }: KitInput): Part => ({
  id: 'off',
  title: 'Off',
  copies: supplies.orange,
  faces: [emblem('hazard', { icon: SIGNS.off }, 'Off')],
});

const ROUND: Part = {
  id: 'round',
  title: 'Round',
  copies: 1,
  faces: [{ face: 'emblem', tone: 'service', icon: SIGNS.round, title: 'Round', note: '' }],
};

const emblem = (tone: Tone, sign: { readonly art: string } | { readonly icon: IconName }, title = ''): Face => ({
  face: 'emblem',
  tone,
  ...sign,
  title,
  note: '',
});
