import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import { CARD_SIZES } from '@/lib/kit/blank';
import type { Face, TextFace } from '@/lib/kit/faces';
import type { Character, Ship } from '../schema';
import { characterSentence } from '../sentences/characters';
import { points, type Words } from '../sentences/words';
import { cardsPiece, characterTitle } from './input';
import { SIGNS } from './looks';

export const CHARACTER_CARD = CARD_SIZES.poker;

const BACK: Face = { face: 'back', tone: 'exit', icon: SIGNS.character, title: 'Who you are' };

/** Who can be played, with what only they can do (rules 6). */
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

/** A character as printed on the card. */
export function characterCard(character: Character, index: number, body: Ship, words: Words): TextFace {
  return {
    face: 'text',
    kicker: 'Character',
    icon: SIGNS.character,
    tone: 'exit',
    ...(character.picture !== '' && { art: character.picture }),
    title: characterTitle(character, index),
    markdown: paragraphs(character.text, `**Special:** ${asMarkdown(characterSentence(character, words))}`),
    footer: `${points(body.players.apPerRound)} a round`,
  };
}
