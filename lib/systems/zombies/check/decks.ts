import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/reporter';
import { called, isBlank } from '@/lib/tabletop/wording';
import { cardsOf, roundsWith } from '../rules/cards';
import type { Box, Deck, SuperTrap } from '../schema';
import { CREATURES, USUAL_ACTIONS } from '../vocabulary';
import { checkCodes, checkNames, checkNumbers, report } from './report';

/** Which decks there are, how they are told apart, and who collects. */
export function* checkDecks({ decks }: Box): Generator<Issue> {
  if (decks.length === 0) {
    yield report('zombies/no-deck', ['decks'], 'There is no deck yet. Add one and say who collects.');
  }
  yield* checkNames(['decks'], 'title', decks, { noun: 'Deck', code: 'zombies/deck-unnamed' });
  yield* checkCodes(['decks'], 'deckCode', decks);
  for (const [i, { id, title, theme }] of decks.entries()) {
    const name = called(title, 'Deck', i);
    if (isBlank(theme.patron)) {
      yield report('zombies/no-patron', ['decks', id, 'theme', 'patron'], `Nobody collects ${name}. Say who pays.`);
    }
    if (isBlank(theme.blurb)) {
      yield report(
        'zombies/no-blurb',
        ['decks', id, 'theme', 'blurb'],
        `Nothing is read aloud for ${name} before the first round. Write what the collector wants and pays.`,
      );
    }
  }
}

/** Whether each deck's creatures can be hunted one after the other (rules 11). */
export function* checkCreatures({ decks }: Box): Generator<Issue> {
  for (const [i, deck] of decks.entries()) {
    const path = ['decks', deck.id, 'creatures'];
    const { creatures } = deck;
    if (creatures.length < CREATURES.min) {
      const missing = creatures.length === 0 ? 'no creature yet' : `only ${creatures.length} of them`;
      yield report(
        'zombies/few-creatures',
        path,
        `${called(deck.title, 'Deck', i)} has ${missing}. Add creatures until there are at least ${CREATURES.min}.`,
      );
    }
    yield* checkNames(path, 'name', creatures, { noun: 'Creature', code: 'zombies/creature-unnamed' });
    yield* checkNumbers(path, creatures);
  }
}

/** Whether every Action does something, and how many there are. */
export function* checkActions({ decks }: Box): Generator<Issue> {
  for (const [i, deck] of decks.entries()) {
    const path = ['decks', deck.id, 'actions'];
    const name = called(deck.title, 'Deck', i);
    yield* checkNames(path, 'name', deck.actions, { noun: 'Action', code: 'zombies/action-unnamed' });
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

/** Whether a deck's Super Trap is one, and can have its advantage. */
export function* checkSuperTraps(body: Box): Generator<Issue> {
  const last = Math.max(roundsWith(1, body), roundsWith(body.decks.length, body));
  for (const [i, { id: deck, title, superTraps }] of body.decks.entries()) {
    const path = ['decks', deck, 'superTraps'];
    if (superTraps.length !== 1) {
      const count = superTraps.length === 0 ? 'no Super Trap' : `${superTraps.length} Super Traps`;
      yield report('zombies/super-traps', path, `${called(title, 'Deck', i)} has ${count}. The usual deck has one.`);
    }
    yield* checkNames(path, 'name', superTraps, { noun: 'Super Trap', code: 'zombies/super-trap-unnamed' });
    for (const [j, superTrap] of superTraps.entries()) {
      yield* checkAdvantage(superTrap, [...path, superTrap.id], called(superTrap.name, 'Super Trap', j), last);
    }
  }
}

function* checkAdvantage(
  { when, round, gain }: SuperTrap,
  path: readonly string[],
  name: string,
  last: number,
): Generator<Issue> {
  const { rollBonus, autoTrap, reroll, keepsNonTarget } = gain;
  if (rollBonus === 0 && !autoTrap && reroll === 0 && !keepsNonTarget) {
    yield report(
      'zombies/super-trap-plain',
      [...path, 'gain'],
      `${name} is no better than a TRAP! card. Choose an advantage.`,
    );
  }
  if (autoTrap && (rollBonus > 0 || reroll > 0)) {
    yield report(
      'zombies/super-trap-idle',
      [...path, 'gain'],
      `${name} never misses, so nothing is rolled and what is added to the roll never counts.`,
      {
        label: 'Take them off',
        patches: [
          { op: 'set', path: [...path, 'gain', 'rollBonus'], value: 0 },
          { op: 'set', path: [...path, 'gain', 'reroll'], value: 0 },
        ],
      },
    );
  }
  if (when === 'roundAtLeast' && round > last) {
    yield report(
      'zombies/super-trap-late',
      [...path, 'round'],
      `${name} works from round ${round} on, but the game is over after round ${last}.`,
      setTo([...path, 'round'], last, `From round ${last} on`),
    );
  }
}
