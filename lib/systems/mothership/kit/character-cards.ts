import { asMarkdown } from '@/lib/kit/as-markdown';
import { CARD_SIZES } from '@/lib/kit/blank';
import { standee } from '@/lib/kit/blanks/folded';
import type { Face, TextFace } from '@/lib/kit/faces';
import { pictured } from '@/lib/tabletop/pieces/pictured';
import type { Character, Ship } from '../schema';
import { characterSentence } from '../sentences/characters';
import { points, type Words } from '../sentences/words';
import { cardsPiece, characterTitle, cutPiece } from './input';
import { SIGNS } from './looks';

export const STANDEE_MM = { widthMm: 20, heightMm: 36 } as const;

/** Standees, for tables that prefer them to tokens. */
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

export const CHARACTER_CARD = CARD_SIZES.poker;

const BACK: Face = { face: 'back', tone: 'exit', icon: SIGNS.character, title: 'Who you are' };

/** Cards of the characters, with their abilities (rules 6). */
export const characterCards = cardsPiece(
  { id: 'character-cards', title: 'Character cards', audience: 'player' },
  'CH',
  CHARACTER_CARD,
  ({ body, words }) =>
    body.characters.map((character, i) => {
      const face = characterCard(character, i, body, words);
      return { id: character.id, title: face.title, copies: 1, faces: [face], back: BACK };
    }),
);

export function characterCard(character: Character, index: number, body: Ship, words: Words): TextFace {
  return {
    face: 'text',
    kicker: 'Character',
    icon: SIGNS.character,
    tone: 'exit',
    ...(character.picture !== '' && { art: character.picture }),
    title: characterTitle(character, index),
    markdown: character.text,
    rule: `**Special:** ${asMarkdown(characterSentence(character, words))}`,
    footer: `${points(body.players.apPerRound)} a round`,
  };
}
