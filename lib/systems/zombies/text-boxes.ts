import { emblemTitleBox, textFaceBoxes } from '@/lib/kit/face-boxes';
import type { TextBox } from '@/lib/kit/kit-spec';
import { actionCards, CARD, superTrapCards } from './kit/cards';
import { creatureTitle, deckTitle } from './names';
import type { Box, Deck } from './schema';

const CARD_BOXES = textFaceBoxes(CARD, true);
const NAME_BOX = emblemTitleBox(CARD, false, true);
/** Below the name, with a small gap. */
const NOTE_BOX = { ...NAME_BOX, heightMm: NAME_BOX.heightMm - 1 };
/** The code in the upper corner of a card. */
const CODE_BOX = { widthMm: 14, heightMm: 8 };

/** Texts that must fit on the cards, for all decks. */
export const textBoxes = (body: Box): readonly TextBox[] =>
  body.decks.flatMap((deck, i) => deckTexts(deck, i)).filter(({ text }) => text.trim() !== '');

function deckTexts(deck: Deck, i: number): readonly TextBox[] {
  const at = (...keys: readonly string[]) => ['decks', deck.id, ...keys];
  const cards = `the cards of “${deckTitle(deck, i)}”`;
  const onCard = (title: string) => `the card of “${title}”`;
  /** Texts on an Action or Super Trap card: the name, and the author’s words with the rule below them. */
  const words = (
    list: string,
    cards: readonly Pick<ReturnType<typeof actionCards>[number], 'id' | 'name' | 'copies' | 'face'>[],
  ) =>
    cards
      .filter(({ copies }) => copies > 0)
      .flatMap(({ id, name, face: { title, markdown } }): readonly TextBox[] => {
        const [path, place] = [at(list, id), onCard(title)];
        return [
          { path: [...path, 'name'], place, text: name.trim(), style: 'cardTitle', box: CARD_BOXES.title },
          { path: [...path, 'text'], place, text: markdown, style: 'cardBody', box: CARD_BOXES.body },
        ];
      });
  return [
    { path: at('title'), place: cards, text: deck.title.trim(), style: 'cardFooter', box: CARD_BOXES.footer },
    { path: at('deckCode'), place: cards, text: deck.deckCode, style: 'emblemTitle', box: CODE_BOX },
    ...deck.creatures.flatMap(({ id, name, flavour }): readonly TextBox[] => {
      const [path, place] = [at('creatures', id), onCard(creatureTitle({ name }))];
      return [
        { path: [...path, 'name'], place, text: name.trim(), style: 'emblemTitle', box: NAME_BOX },
        { path: [...path, 'flavour'], place, text: flavour, style: 'emblemNote', box: NOTE_BOX },
      ];
    }),
    ...words('actions', actionCards(deck, i)),
    ...words('superTraps', superTrapCards(deck, i)),
  ];
}
