import { asMarkdown } from '@/lib/kit/as-markdown';
import { CARD_SIZES } from '@/lib/kit/blank';
import type { IconName } from '@/lib/kit/blocks';
import type { Face, TextFace } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import { pictured } from '@/lib/tabletop/pieces/pictured';
import { actionTitle, creatureTitle, deckTitle, numberLabel, superTrapTitle } from '../names';
import type { Box, Creature, Deck } from '../schema';
import { actionRule, linkLockRule, superTrapRule } from '../sentences/cards';
import { ACTION_SIGNS, cardsPiece, SIGNS, tonesOf } from './input';

export const CARD = CARD_SIZES.poker;

/** The same for all decks, so that they can be shuffled together. */
const BACK: Face = { face: 'back', tone: 'plain', icon: SIGNS.back, title: 'TRAP!' };

/** All cards of all decks (rules 2); the code on the front names the deck. */
export const cards = cardsPiece(
  { id: 'cards', title: 'Cards', audience: 'table' },
  'CA',
  CARD,
  ({ body }) => body.decks.flatMap((deck, i) => deckParts(deck, i, body)).filter(({ copies }) => copies > 0),
  { faceDown: true },
);

const deckParts = (deck: Deck, place: number, body: Box): readonly Part[] => {
  const part = (id: string, copies: number, face: Face & { readonly title: string }): Part => ({
    id: `deck${place + 1}-${id}`,
    title: face.title,
    copies,
    faces: [face],
    back: BACK,
  });
  return [
    ...deck.creatures.map((creature) => part(`creature-${creature.id}`, 1, creatureFace(creature, deck))),
    ...actionCards(deck, place).map(({ id, copies, face }) => part(`action-${id}`, copies, face)),
    part('link-lock', deck.linkLock.copies, linkLockFace(deck, place, body)),
    part('trap', deck.traps, trapFace(deck)),
    ...superTrapCards(deck, place).map(({ id, copies, face }) => part(`super-trap-${id}`, copies, face)),
  ];
};

type Emblem = Extract<Face, { face: 'emblem' }> & { readonly title: string };

const creatureFace = (creature: Creature, deck: Deck): Emblem => ({
  face: 'emblem',
  tone: tonesOf(deck).creature,
  ...pictured(creature.picture, SIGNS.creature),
  title: creatureTitle(creature),
  note: creature.flavour,
  corners: [numberLabel(creature.number), deck.deckCode],
});

const trapFace = (deck: Deck): Emblem => ({
  face: 'emblem',
  tone: 'hazard',
  icon: SIGNS.trap,
  title: 'TRAP!',
  note: 'Turn up a face-down card of an opponent. Is it a creature? Roll its number or more to trap it.',
  corners: ['', deck.deckCode],
});

/** A text card: the deck at its foot, its code beside the sort, the author’s words above the rule. */
const worded = (
  deck: Deck,
  place: number,
  look: Pick<TextFace, 'kicker' | 'tone' | 'title'> & { readonly icon: IconName },
  rule: string,
  text = '',
): TextFace => ({
  face: 'text',
  ...look,
  kicker: [look.kicker, deck.deckCode.trim()].filter(Boolean).join(' · '),
  footer: deckTitle(deck, place),
  art: look.icon,
  markdown: text,
  rule: asMarkdown(rule),
});

/** Returns the deck’s Actions with their rules and faces. */
export const actionCards = (deck: Deck, place: number) =>
  deck.actions.map((action, i) => {
    const title = actionTitle(action, i);
    const look = { kicker: 'Action', icon: ACTION_SIGNS[action.effect], tone: tonesOf(deck).action, title };
    const rule = actionRule(action);
    return { ...action, rule, face: worded(deck, place, look, rule, action.text) };
  });

/** Returns the deck’s Super Traps with their rules and faces. */
export const superTrapCards = (deck: Deck, place: number) =>
  deck.superTraps.map((superTrap, i) => {
    const title = superTrapTitle(superTrap, i);
    const look = { kicker: 'Super Trap!', icon: SIGNS.superTrap, tone: 'alarm', title } as const;
    const rule = superTrapRule(superTrap);
    return { ...superTrap, copies: 1, rule, face: worded(deck, place, look, rule, superTrap.text) };
  });

const linkLockFace = (deck: Deck, place: number, body: Box): TextFace => {
  const look = { kicker: 'Link & Lock', icon: SIGNS.linkLock, tone: tonesOf(deck).linkLock, title: 'Link & Lock' };
  return worded(deck, place, look, linkLockRule(body));
};
