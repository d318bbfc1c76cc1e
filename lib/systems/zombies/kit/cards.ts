import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import { CARD_SIZES } from '@/lib/kit/blank';
import type { Face, TextFace } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import { pictured } from '@/lib/tabletop/pictured';
import type { Action, Box, Creature, Deck, SuperTrap } from '../schema';
import { actionRule } from '../sentences/actions';
import { superTrapRule } from '../sentences/super-traps';
import { cardsPiece } from './input';
import { linkLockRule } from './link-lock';
import { ACTION_SIGNS, SIGNS, tonesOf } from './looks';
import { actionTitle, creatureTitle, deckTitle, numberOf, superTrapTitle } from './names';

export const CARD = CARD_SIZES.poker;

/** The same for every deck, so that they can be shuffled together. */
const BACK: Face = { face: 'back', tone: 'plain', icon: SIGNS.back, title: 'TRAP!' };

/** Every card of every deck (rules 2); the code on its front tells to which one it belongs. */
export const cards = cardsPiece(
  { id: 'cards', title: 'Cards', audience: 'table' },
  'CA',
  CARD,
  ({ body }) => body.decks.flatMap((deck, i) => deckParts(deck, i, body)).filter(({ copies }) => copies > 0),
  { faceDown: true },
);

const deckParts = (deck: Deck, place: number, body: Box): readonly Part[] => {
  const part = (id: string, title: string, copies: number, face: Face): Part => ({
    id: `deck${place + 1}-${id}`,
    title,
    copies,
    faces: [face],
    back: BACK,
  });
  return [
    ...deck.creatures.map((creature) =>
      part(`creature-${creature.id}`, creatureTitle(creature), 1, creatureFace(creature, deck)),
    ),
    ...deck.actions.map((action, i) =>
      part(`action-${action.id}`, actionTitle(action, i), action.copies, actionFace(action, i, deck, place)),
    ),
    part('link-lock', 'Link & Lock', deck.linkLock.copies, linkLockFace(deck, place, body)),
    part('trap', 'TRAP!', deck.traps, trapFace(deck)),
    ...deck.superTraps.map((superTrap, i) =>
      part(`super-trap-${superTrap.id}`, superTrapTitle(superTrap, i), 1, superTrapFace(superTrap, i, deck, place)),
    ),
  ];
};

export const creatureFace = (creature: Creature, deck: Deck): Extract<Face, { face: 'emblem' }> => ({
  face: 'emblem',
  tone: tonesOf(deck).creature,
  ...pictured(creature.picture, SIGNS.creature),
  title: creatureTitle(creature),
  note: creature.flavour,
  corners: [numberOf(creature.number), deck.deckCode],
});

const trapFace = (deck: Deck): Face => ({
  face: 'emblem',
  tone: 'hazard',
  icon: SIGNS.trap,
  title: 'TRAP!',
  note: 'Turn up a face-down card of an opponent. Is it a creature? Roll its number or more to trap it.',
  corners: ['', deck.deckCode],
});

/** What all cards to read have alike: the deck at the foot, and its code beside the sort of card. */
const worded = (kicker: string, deck: Deck, place: number) => ({
  face: 'text' as const,
  kicker: [kicker, deck.deckCode.trim()].filter(Boolean).join(' · '),
  footer: deckTitle(deck, place),
});

/** The author’s words above the rule that the fields amount to. */
const withRule = (text: string, rule: string): string => paragraphs(text, `**${asMarkdown(rule)}**`);

export const actionFace = (action: Action, index: number, deck: Deck, place: number): TextFace => ({
  ...worded('Action', deck, place),
  icon: ACTION_SIGNS[action.effect],
  tone: tonesOf(deck).action,
  art: ACTION_SIGNS[action.effect],
  title: actionTitle(action, index),
  markdown: withRule(action.text, actionRule(action)),
});

export const superTrapFace = (superTrap: SuperTrap, index: number, deck: Deck, place: number): TextFace => ({
  ...worded('Super Trap!', deck, place),
  icon: SIGNS.superTrap,
  tone: 'alarm',
  art: SIGNS.superTrap,
  title: superTrapTitle(superTrap, index),
  markdown: withRule(superTrap.text, superTrapRule(superTrap)),
});

const linkLockFace = (deck: Deck, place: number, body: Box): TextFace => ({
  ...worded('Link & Lock', deck, place),
  icon: SIGNS.linkLock,
  tone: tonesOf(deck).linkLock,
  art: SIGNS.linkLock,
  title: 'Link & Lock',
  markdown: withRule('', linkLockRule(body)),
});
