import { emblemTitleBox, textFaceBoxes } from '@/lib/kit/face-boxes';
import type { TextBox, TextStyle } from '@/lib/kit/kit-spec';
import { actionCards, CARD, superTrapCards } from './kit/cards';
import { creatureTitle, deckTitle } from './names';
import type { Box, Deck } from './schema';

const CARD_BOXES = textFaceBoxes(CARD, true);
const NAME_BOX = emblemTitleBox(CARD, false, true);
/** Below the name, with a little room between them. */
const NOTE_BOX = { ...NAME_BOX, heightMm: NAME_BOX.heightMm - 1 };
/** The code in the upper corner of a card. */
const CODE_BOX = { widthMm: 14, heightMm: 8 };

/** Texts that must fit where they are printed: on the cards of every deck. */
export const textBoxes = (body: Box): readonly TextBox[] =>
  body.decks.flatMap((deck, i) => deckTexts(deck, i)).filter(({ text }) => text.trim() !== '');

function deckTexts(deck: Deck, place: number): readonly TextBox[] {
  const at = (...keys: readonly string[]) => ['decks', deck.id, ...keys];
  const cards = `the cards of “${deckTitle(deck, place)}”`;
  const card = (title: string) => `the card of “${title}”`;
  /** The card says the name, the author’s words and the rule that the fields amount to. */
  const words = (
    list: string,
    cards: readonly Pick<ReturnType<typeof actionCards>[number], 'id' | 'name' | 'copies' | 'face'>[],
  ) =>
    cards
      .filter(({ copies }) => copies > 0)
      .flatMap(({ id, name, face: { title, markdown } }) => [
        box(at(list, id, 'name'), card(title), name.trim(), 'cardTitle', CARD_BOXES.title),
        box(at(list, id, 'text'), card(title), markdown, 'cardBody', CARD_BOXES.body),
      ]);
  return [
    box(at('title'), cards, deck.title.trim(), 'cardFooter', CARD_BOXES.footer),
    box(at('deckCode'), cards, deck.deckCode, 'emblemTitle', CODE_BOX),
    ...deck.creatures.flatMap(({ id, name, flavour }) => [
      box(at('creatures', id, 'name'), card(creatureTitle({ name })), name.trim(), 'emblemTitle', NAME_BOX),
      box(at('creatures', id, 'flavour'), card(creatureTitle({ name })), flavour, 'emblemNote', NOTE_BOX),
    ]),
    ...words('actions', actionCards(deck, place)),
    ...words('superTraps', superTrapCards(deck, place)),
  ];
}

const box = (
  path: TextBox['path'],
  place: string,
  text: string,
  style: TextStyle,
  { widthMm, heightMm }: TextBox['box'],
): TextBox => ({ path, place, text, style, box: { widthMm, heightMm } });
