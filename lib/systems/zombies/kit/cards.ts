import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import { CARD_SIZES } from '@/lib/kit/blank';
import type { IconName } from '@/lib/kit/blocks';
import type { Face, TextFace } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import { pictured } from '@/lib/tabletop/pictured';
import { actionTitle, creatureTitle, deckTitle, numberLabel, superTrapTitle } from '../names';
import type { Action, Box, Creature, Deck, SuperTrap } from '../schema';
import { actionRule, linkLockRule, superTrapRule } from '../sentences/cards';
import { ACTION_SIGNS, cardsPiece, SIGNS, tonesOf } from './input';

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
  const part = (id: string, copies: number, face: Face & { readonly title: string }): Part => ({
    id: `deck${place + 1}-${id}`,
    title: face.title,
    copies,
    faces: [face],
    back: BACK,
  });
  return [
    ...deck.creatures.map((creature) => part(`creature-${creature.id}`, 1, creatureFace(creature, deck))),
    ...deck.actions.map((action, i) => part(`action-${action.id}`, action.copies, actionFace(action, i, deck, place))),
    part('link-lock', deck.linkLock.copies, linkLockFace(deck, place, body)),
    part('trap', deck.traps, trapFace(deck)),
    ...deck.superTraps.map((superTrap, i) =>
      part(`super-trap-${superTrap.id}`, 1, superTrapFace(superTrap, i, deck, place)),
    ),
  ];
};

type Emblem = Extract<Face, { face: 'emblem' }> & { readonly title: string };

export const creatureFace = (creature: Creature, deck: Deck): Emblem => ({
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

/** A card to read: the deck at its foot and its code beside the sort, the author’s words above the rule. */
const worded = (
  deck: Deck,
  place: number,
  {
    kicker,
    sign,
    rule,
    text = '',
    ...face
  }: Pick<TextFace, 'kicker' | 'tone' | 'title'> & {
    readonly sign: IconName;
    readonly rule: string;
    readonly text?: string;
  },
): TextFace => ({
  face: 'text',
  kicker: [kicker, deck.deckCode.trim()].filter(Boolean).join(' · '),
  footer: deckTitle(deck, place),
  icon: sign,
  art: sign,
  ...face,
  markdown: paragraphs(text, `**${asMarkdown(rule)}**`),
});

export const actionFace = (action: Action, index: number, deck: Deck, place: number): TextFace =>
  worded(deck, place, {
    kicker: 'Action',
    sign: ACTION_SIGNS[action.effect],
    tone: tonesOf(deck).action,
    title: actionTitle(action, index),
    text: action.text,
    rule: actionRule(action),
  });

export const superTrapFace = (superTrap: SuperTrap, index: number, deck: Deck, place: number): TextFace =>
  worded(deck, place, {
    kicker: 'Super Trap!',
    sign: SIGNS.superTrap,
    tone: 'alarm',
    title: superTrapTitle(superTrap, index),
    text: superTrap.text,
    rule: superTrapRule(superTrap),
  });

const linkLockFace = (deck: Deck, place: number, body: Box): TextFace =>
  worded(deck, place, {
    kicker: 'Link & Lock',
    sign: SIGNS.linkLock,
    tone: tonesOf(deck).linkLock,
    title: 'Link & Lock',
    rule: linkLockRule(body),
  });
