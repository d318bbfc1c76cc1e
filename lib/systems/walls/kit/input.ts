import type { Header } from '@/lib/contract/authored';
import { standee } from '@/lib/kit/blanks/folded';
import type { IconName, Tone } from '@/lib/kit/blocks';
import type { Face } from '@/lib/kit/faces';
import type { KitOrder } from '@/lib/kit/order';
import { pieceMakers } from '@/lib/tabletop/piece-makers';
import { playersOf } from '@/lib/tabletop/table-size';
import { tokenName } from '../names';
import { type Ground, groundOf } from '../rules/ground';
import { tokensOf } from '../rules/starts';
import type { Arena, Token } from '../schema';
import type { Colour } from '../vocabulary';

/** What every piece is made from. */
export interface KitInput {
  readonly header: Header;
  readonly body: Arena;
  readonly ground: Ground;
  /** One for each seat of the largest table: the kit serves it whatever was ordered. */
  readonly tokens: readonly Token[];
  /** Of the people it was ordered for, in the order of their seats; missing where nobody is named. */
  readonly names: readonly string[];
}

export const kitInput = (header: Header, body: Arena, { names }: KitOrder): KitInput => ({
  header,
  body,
  ground: groundOf(body),
  tokens: tokensOf(body, playersOf(body).max),
  names,
});

/** A wall fills a tile and does not stand on one of its sides (rules 7). */
export const isOnTiles = ({ options }: Pick<Arena, 'options'>): boolean => options.wallKind === 'tile';

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

/** Colour and shape that tell a player’s pieces from all others. */
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
