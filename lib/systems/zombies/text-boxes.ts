import { emblemTitleBox, textFaceBoxes } from '@/lib/kit/face-boxes';
import type { TextFace } from '@/lib/kit/faces';
import type { TextBox, TextStyle } from '@/lib/kit/kit-spec';
import { actionFace, CARD, creatureFace, superTrapFace } from './kit/cards';
import type { Box, Creature, Deck } from './schema';

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
  const path = ['decks', deck.id];
  const cards = `the cards of “${deck.title.trim() || `Deck ${place + 1}`}”`;
  return [
    box([...path, 'title'], cards, deck.title.trim(), 'cardFooter', CARD_BOXES.footer),
    box([...path, 'deckCode'], cards, deck.deckCode, 'emblemTitle', CODE_BOX),
    ...deck.creatures.flatMap((creature) => creatureTexts(creature, deck)),
    ...deck.actions.flatMap((action, i) =>
      action.copies === 0
        ? []
        : cardTexts([...path, 'actions', action.id], action.name, actionFace(action, i, deck, place)),
    ),
    ...deck.superTraps.flatMap((superTrap, i) =>
      cardTexts([...path, 'superTraps', superTrap.id], superTrap.name, superTrapFace(superTrap, i, deck, place)),
    ),
  ];
}

function creatureTexts(creature: Creature, deck: Deck): readonly TextBox[] {
  const { title, note } = creatureFace(creature, deck);
  const path = ['decks', deck.id, 'creatures', creature.id];
  const place = `the card of “${title}”`;
  return [
    box([...path, 'name'], place, creature.name.trim(), 'emblemTitle', NAME_BOX),
    box([...path, 'flavour'], place, note, 'emblemNote', NOTE_BOX),
  ];
}

/** The card says the name, the author’s words and the rule that the fields amount to. */
function cardTexts(path: TextBox['path'], name: string, { title, markdown }: TextFace): readonly TextBox[] {
  const place = `the card of “${title}”`;
  return [
    box([...path, 'name'], place, name.trim(), 'cardTitle', CARD_BOXES.title),
    box([...path, 'text'], place, markdown, 'cardBody', CARD_BOXES.body),
  ];
}

const box = (
  path: TextBox['path'],
  place: string,
  text: string,
  style: TextStyle,
  { widthMm, heightMm }: TextBox['box'],
): TextBox => ({ path, place, text, style, box: { widthMm, heightMm } });
