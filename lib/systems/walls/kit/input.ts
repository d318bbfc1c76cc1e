import type { Header } from '@/lib/contract/authored';
import { standee } from '@/lib/kit/blanks/folded';
import type { Compass, IconName, Tone } from '@/lib/kit/blocks';
import type { Face } from '@/lib/kit/faces';
import type { KitOrder } from '@/lib/kit/order';
import { playersOf } from '@/lib/tabletop/authoring/table-size';
import { pieceMakers } from '@/lib/tabletop/pieces/piece-makers';
import { tokenName } from '../names';
import { type Ground, groundOf, waysOf } from '../rules/ground';
import { tokensOf } from '../rules/starts';
import type { Arena, Token } from '../schema';
import type { Colour } from '../vocabulary';

export interface KitInput {
  readonly header: Header;
  readonly body: Arena;
  readonly ground: Ground;
  /** One per seat for the most players, even if the kit is ordered for fewer. */
  readonly tokens: readonly Token[];
  /** Players named in the order, by seat; undefined for unnamed ones. */
  readonly names: readonly string[];
}

export const kitInput = (header: Header, body: Arena, { names }: KitOrder): KitInput => ({
  header,
  body,
  ground: groundOf(body),
  tokens: tokensOf(body, playersOf(body).max),
  names,
});

/** Tells whether walls fill tiles rather than stand on edges (rules 7). */
export const isOnTiles = ({ options }: Pick<Arena, 'options'>): boolean => options.wallKind === 'tile';

/** Compass of the board, boxes and pads: the directions in which arrows can point. */
export const compassOf = (body: Pick<Arena, 'board' | 'options'>): Compass => ({
  topology: body.board.topology,
  directions: waysOf(body),
});

export const makers = pieceMakers<KitInput>();
export const { copiesPiece, documentPiece, rulesLeaflet, cutPiece } = makers;

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

/** Colour and shape of a player's pieces. */
export const tokenLook = ({ shape, colour }: Pick<Token, 'shape' | 'colour'>) => ({
  tone: TONES[colour],
  icon: `shape-${shape}`,
});

/** Narrow enough to stand on a tile with walls on all sides. */
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
