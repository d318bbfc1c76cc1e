import { standee } from '@/lib/kit/blanks/folded';
import type { Face } from '@/lib/kit/faces';
import { tokenName } from '../names';
import { cutPiece } from './input';
import { tokenLook } from './looks';

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
