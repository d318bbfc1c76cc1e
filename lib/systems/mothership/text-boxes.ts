import { emblemTitleBox, textFaceBoxes } from '@/lib/kit/face-boxes';
import type { TextBox, TextStyle } from '@/lib/kit/kit-spec';
import { NAME_PANEL_MM } from './kit/boards';
import { CHARACTER_CARD, characterCard, STANDEE_MM } from './kit/character-cards';
import { finishTitle, objectiveTitle, startTitle } from './kit/input';
import { TILE_MM } from './kit/tiles';
import { TOKEN_MM } from './kit/tokens';
import type { Ship } from './schema';
import { wordsOf } from './sentences/words';

const TILE_TITLE = emblemTitleBox({ widthMm: TILE_MM, heightMm: TILE_MM }, false, true);
const TOKEN_TITLE = emblemTitleBox({ widthMm: TOKEN_MM, heightMm: TOKEN_MM }, true);
const STANDEE_TITLE = emblemTitleBox(STANDEE_MM);
const BOARD_TITLE = emblemTitleBox(NAME_PANEL_MM, false, true);

/** Texts that must fit on tiles, tokens, boards, cards and standees. */
export const textBoxes = (body: Ship): readonly TextBox[] =>
  [...shipTexts(body), ...trapTexts(body), ...characterTexts(body)].filter(({ text }) => text.trim() !== '');

function shipTexts(body: Ship): readonly TextBox[] {
  const { objectiveNoun, startName, finishName } = body.ship;
  const named = (key: string, typed: string, text: string, place: string, box: TextBox['box']): TextBox => ({
    path: ['ship', key],
    place,
    text: typed.trim() === '' ? '' : text,
    style: 'emblemTitle',
    box,
  });
  return [
    named('objectiveNoun', objectiveNoun, objectiveTitle(body), `the tile of “${objectiveNoun.trim()}”`, TILE_TITLE),
    named('startName', startName, startTitle(body), 'the start board', BOARD_TITLE),
    named('finishName', finishName, finishTitle(body), 'the finish board', BOARD_TITLE),
  ];
}

/** Names of traps, on the tiles and tokens that are printed. */
const trapTexts = ({ traps }: Ship): readonly TextBox[] =>
  traps.flatMap(({ id, name, tiles, tokenCount }) => {
    const text = name.trim();
    const box = (what: string, size: TextBox['box']): TextBox => ({
      path: ['traps', id, 'name'],
      place: `the ${what} of “${text}”`,
      text,
      style: 'emblemTitle',
      box: size,
    });
    return [...(tiles > 0 ? [box('tile', TILE_TITLE)] : []), ...(tokenCount > 0 ? [box('token', TOKEN_TITLE)] : [])];
  });

/** Texts on cards, tokens and standees; a card has the name, the author’s words and the rule. */
function characterTexts(body: Ship): readonly TextBox[] {
  const words = wordsOf(body);
  return body.characters.flatMap((character, i) => {
    const { title, markdown, art } = characterCard(character, i, body, words);
    const boxes = textFaceBoxes(CHARACTER_CARD, art !== undefined);
    const path = ['characters', character.id];
    const text = (key: string, what: string, said: string, style: TextStyle, box: TextBox['box']): TextBox => ({
      path: [...path, key],
      place: `the ${what} of “${title}”`,
      text: said,
      style,
      box,
    });
    const name = character.name.trim();
    return [
      text('name', 'card', name, 'cardTitle', boxes.title),
      text('name', 'token', name, 'emblemTitle', TOKEN_TITLE),
      text('name', 'standee', name, 'emblemTitle', STANDEE_TITLE),
      text('text', 'card', markdown, 'cardBody', boxes.body),
    ];
  });
}
