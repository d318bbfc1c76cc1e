import { standee } from '@/lib/kit/blanks/folded';
import type { Face } from '@/lib/kit/faces';
import { pictured } from '@/lib/tabletop/pictured';
import { characterTitle, cutPiece } from './input';
import { SIGNS } from './looks';

export const STANDEE_MM = { widthMm: 20, heightMm: 36 } as const;

/** Characters that stand up, for tables that would rather have those than tokens. */
export const standees = cutPiece(
  { id: 'standees', title: 'Standees of characters', audience: 'table', extra: true },
  'ST',
  () => standee(STANDEE_MM),
  ({ body }) =>
    body.characters.map((character, i) => {
      const title = characterTitle(character, i);
      const sign = pictured(character.picture, SIGNS.character);
      const face: Face = { face: 'emblem', tone: 'exit', ...sign, title, note: '' };
      return { id: character.id, title, copies: 1, faces: [face, face] };
    }),
);
