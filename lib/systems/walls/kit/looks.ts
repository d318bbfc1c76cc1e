import { standee } from '@/lib/kit/blanks/folded';
import type { IconName, Tone } from '@/lib/kit/blocks';
import type { Face } from '@/lib/kit/faces';
import { tokenName } from '../names';
import type { Token } from '../schema';
import type { Colour } from '../vocabulary';
import { cutPiece } from './input';

export const ARENA_SIGN: IconName = 'game-icons:brick-wall';

export const SIGNS = {
  wall: 'game-icons:brick-wall',
  arrow: 'game-icons:compass',
} as const satisfies Record<string, IconName>;

const TONES: Readonly<Record<Colour, Tone>> = {
  red: 'alarm',
  blue: 'service',
  yellow: 'hazard',
  green: 'exit',
  black: 'plain',
  white: 'secret',
};

/** What tells a player’s pieces from all others, by colour and by shape. */
export const tokenLook = ({ shape, colour }: Pick<Token, 'shape' | 'colour'>) => ({
  tone: TONES[colour],
  icon: `shape-${shape}`,
});

/** So narrow that it stands on a tile with walls all round. */
export const STANDEE_MM = { widthMm: 18, heightMm: 36 } as const;

/** The tokens, one for each player. */
export const standees = cutPiece(
  { id: 'standees', title: 'Tokens', audience: 'table' },
  'TK',
  () => standee(STANDEE_MM),
  ({ tokens }) =>
    tokens.map((token) => {
      const title = tokenName(token);
      const face: Face = { face: 'emblem', ...tokenLook(token), title, note: '' };
      return { id: `token-${token.id}`, title, copies: 1, faces: [face, face] };
    }),
);
