import type { Header, PieceKind } from '@/lib/contract/authored';
import type { KitSpec } from '@/lib/kit/kit-spec';

/** The game has nothing to print. */
export const pieces: readonly PieceKind[] = [];
export const buildKit = ({ title, language, authors }: Header): KitSpec => ({
  title,
  subtitle: '',
  language,
  authors,
  sign: 'hazard',
  pieces: [],
});
