import type { Issue } from '@/lib/kernel/issue';
import { called } from '@/lib/tabletop/wording';
import { cardsOf } from '../rules/cards';
import type { Box, Deck } from '../schema';
import { USUAL_ACTIONS } from '../vocabulary';
import { checkNames, report } from './report';

/** Whether every Action does something, and how many there are. */
export function* checkActions({ decks }: Box): Generator<Issue> {
  for (const [i, deck] of decks.entries()) {
    const path = ['decks', deck.id, 'actions'];
    const name = called(deck.title, 'Deck', i);
    yield* checkNames(
      { path, field: 'name', entries: deck.actions },
      { noun: 'Action', code: 'zombies/action-unnamed' },
    );
    yield* checkEffects(deck);
    const { action } = cardsOf([deck]);
    if (action !== USUAL_ACTIONS) {
      yield report(
        'zombies/actions-in-all',
        path,
        `${name} has ${action} Action cards, copies counted. The usual deck has ${USUAL_ACTIONS}, and so three sheets of cards.`,
      );
    }
    if (deck.linkLock.copies > 0 && !deck.actions.some(({ effect, copies }) => effect === 'steal' && copies > 0)) {
      yield report(
        'zombies/nobody-steals',
        path,
        `No Action of ${name} steals, so on its own its Link & Lock protects from nothing. Let an Action steal, or leave the card out.`,
      );
    }
  }
}

function* checkEffects({ id: deck, actions }: Deck): Generator<Issue> {
  for (const [i, { id, name, effect, copies }] of actions.entries()) {
    const path = ['decks', deck, 'actions', id];
    if (effect === '') {
      yield report(
        'zombies/action-without-effect',
        [...path, 'effect'],
        `${called(name, 'Action', i)} does nothing yet. Choose what it does, or remove it.`,
      );
    }
    if (copies === 0) {
      yield report(
        'zombies/action-not-in-deck',
        [...path, 'copies'],
        `The deck holds no copy of ${called(name, 'Action', i)}, so nobody will draw it.`,
      );
    }
  }
}
