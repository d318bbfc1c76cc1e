import type { Game } from '../engine/game';
import type { AskKind } from '../engine/state';
import type { View } from '../engine/view';

/** Sentences of the rules leaflet that hold under all house rules, by question. */
const HINTS: Readonly<Partial<Record<AskKind, string>>> = {
  attribute: 'One card goes on each attribute, in the order you like. Only its rank counts here, not its suit.',
  relationship: 'One card goes beside each character, yourself included: this is how yours feels about that person.',
  aspect: 'Extras are made together: a card goes on their name, their occupation, an attribute or a feeling.',
  turn: 'An Event then strikes your character, its things or the place it is in.',
  action: 'You have drawn a card. Take one action, or pass; taking and handing over things in the same place is free.',
  challenge: 'If you accept, you draw a card first, then try it in your own way. If you decline, a duel settles it.',
  vote: 'If it is doubtful whether something can be done at all, everybody votes.',
  duel: 'Both lay a card, face down, and may add an attribute. If the challenger wins, the deed must be tried.',
  answer: 'The challenger has chosen what you do, never how. Name an attribute that fits, and lay a card.',
  bid: 'A bid through somebody in the same place is a card plus an attribute. A complication is the card alone, wherever you are.',
  ruling: 'Players propose the attribute that fits; the GM has the last word.',
  lucky: 'Once a game this score may count instead of the attribute that was named. Then it is crossed out.',
  event:
    'Play an Event of the card’s suit, from the list or made up. Don’t pick one that changes nothing while another would.',
  stand: 'A test can’t be refused. Losing it may hurt.',
  monsters: 'The monster may move one step in secret. Players learn of it where they can see it.',
  boarding: 'You choose who comes, up to the seats. They must be there and agree.',
};

/** Rule for a newcomer about the pending question. */
export function hint({ hasUsualMonsters }: Game, { table }: View): string | undefined {
  if (table.askKind === 'none') return undefined;
  return table.askKind === 'monsters' && !hasUsualMonsters ? UNUSUAL : HINTS[table.askKind];
}

const UNUSUAL = 'Each monster moves in secret, as its tracker says. Players learn of it where they can see it.';
