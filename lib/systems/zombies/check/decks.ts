import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/authoring/reporter';
import { called, counted, isBlank, joined } from '@/lib/tabletop/words/wording';
import { cardsOf, roundsWith } from '../rules/cards';
import type { Action, Box, Deck, SuperTrap } from '../schema';
import { CREATURES, USUAL_ACTIONS } from '../vocabulary';
import { checkCodes, checkNames, checkNumbers, report } from './codes';

/** Checks that there are decks, that they can be told apart, and that each has a collector. */
export function* checkDecks({ decks }: Box): Generator<Issue> {
  if (decks.length === 0) {
    yield report('zombies/no-deck', ['decks'], 'There is no deck yet. Add one and say who collects.');
  }
  yield* checkNames(['decks'], 'title', decks, { noun: 'Deck', code: 'zombies/deck-unnamed' });
  yield* checkCodes(['decks'], 'deckCode', decks);
  for (const [i, { id, title, theme }] of decks.entries()) {
    const [name, path] = [called(title, 'Deck', i), ['decks', id, 'theme']];
    if (isBlank(theme.patron)) {
      yield report('zombies/no-patron', [...path, 'patron'], `Nobody collects ${name}. Say who pays.`);
    }
    if (isBlank(theme.blurb)) {
      const message = `Nothing is read aloud for ${name} before the first round.`;
      yield report('zombies/no-blurb', [...path, 'blurb'], `${message} Write what the collector wants and pays.`);
    }
  }
}

/** Runs a check for each deck, with its name as used in messages. */
const eachDeck = (check: (deck: Deck, name: string) => Iterable<Issue>) =>
  function* ({ decks }: Box): Generator<Issue> {
    for (const [i, deck] of decks.entries()) yield* check(deck, called(deck.title, 'Deck', i));
  };

/** Checks that each deck’s creatures can be hunted one after the other (rules 11). */
export const checkCreatures = eachDeck(function* ({ id, creatures }, name) {
  const path = ['decks', id, 'creatures'];
  if (creatures.length < CREATURES.min) {
    const missing = creatures.length === 0 ? 'no creature yet' : `only ${creatures.length} of them`;
    const cure = `Add creatures until there are at least ${CREATURES.min}.`;
    yield report('zombies/few-creatures', path, `${name} has ${missing}. ${cure}`);
  }
  yield* checkNames(path, 'name', creatures, { noun: 'Creature', code: 'zombies/creature-unnamed' });
  yield* checkNumbers(path, creatures);
});

/** Checks that every Action has an effect, and counts the Actions. */
export const checkActions = eachDeck(function* (deck, name) {
  const { id, actions, linkLock } = deck;
  const path = ['decks', id, 'actions'];
  yield* checkNames(path, 'name', actions, { noun: 'Action', code: 'zombies/action-unnamed' });
  yield* checkEffects(path, actions);
  const { action } = cardsOf([deck]);
  if (action !== USUAL_ACTIONS) {
    yield report(
      'zombies/actions-in-all',
      path,
      `${name} has ${action} Action cards, copies counted. The usual deck has ${USUAL_ACTIONS}, and so three sheets of cards.`,
    );
  }
  if (linkLock.copies > 0 && !actions.some(({ effect, copies }) => effect === 'steal' && copies > 0)) {
    yield report(
      'zombies/nobody-steals',
      path,
      `No Action of ${name} steals, so on its own its Link & Lock protects from nothing. Let an Action steal, or leave the card out.`,
    );
  }
});

function* checkEffects(path: readonly string[], actions: readonly Action[]): Generator<Issue> {
  for (const [i, { id, name, effect, copies }] of actions.entries()) {
    const action = called(name, 'Action', i);
    if (effect === '') {
      const message = `${action} does nothing yet. Choose what it does, or remove it.`;
      yield report('zombies/action-without-effect', [...path, id, 'effect'], message);
    }
    if (copies === 0) {
      const message = `The deck holds no copy of ${action}, so nobody will draw it.`;
      yield report('zombies/action-not-in-deck', [...path, id, 'copies'], message);
    }
  }
}

/** Checks that Super Traps have an advantage that can take effect. */
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

/** Checks that bonuses are of use: no creature needs more than its number less one. */
export function* checkBonuses(body: Box): Generator<Issue> {
  const highest = Math.max(1, ...body.decks.flatMap(({ creatures }) => creatures.map(({ number }) => number)));
  const enough = highest - 1;
  const found = body.decks.flatMap(({ id: deck, actions, superTraps }) => [
    ...actions.flatMap(({ id, name, effect, params: { bonus }, copies }, i) =>
      effect === 'steady' && copies > 0 && bonus > enough
        ? [{ name: called(name, 'Action', i), bonus, path: ['decks', deck, 'actions', id, 'params', 'bonus'] }]
        : [],
    ),
    ...superTraps.flatMap(({ id, name, gain: { rollBonus: bonus, autoTrap } }, i) =>
      !autoTrap && bonus > enough
        ? [{ name: called(name, 'Super Trap', i), bonus, path: ['decks', deck, 'superTraps', id, 'gain', 'rollBonus'] }]
        : [],
    ),
  ]);
  const [first] = found;
  if (!first || highest < CREATURES.min) return;
  const list = joined(found.map(({ name, bonus }) => `${name} adds ${bonus}`));
  yield report(
    'zombies/bonus-beyond-die',
    first.path,
    `${list} to a roll, but ${enough} more traps every creature, whatever the die shows. Use at most ${enough}.`,
    {
      label: `${enough} at most`,
      patches: found.map(({ path }) => ({ op: 'set' as const, path, value: enough })),
    },
  );
}

/** Checks that each deck’s Link & Locks can find creatures to lie on. */
export function* checkLocks(body: Box): Generator<Issue> {
  const most = roundsWith(1, body);
  for (const [i, { id, title, creatures, linkLock }] of body.decks.entries()) {
    const saved = Math.min(most, creatures.length);
    if (saved === 0 || linkLock.copies <= saved) continue;
    const path = ['decks', id, 'linkLock', 'copies'];
    const message = `${called(title, 'Deck', i)} has ${linkLock.copies} Link & Locks, but played alone at most ${counted(saved, 'creature')} can be saved, and each carries one.`;
    yield report(
      'zombies/locks-too-many',
      path,
      `${message} The others can only be thrown away.`,
      setTo(path, 1, 'One'),
    );
  }
}

function* checkAdvantage(
  { when, round, gain, otherwise }: SuperTrap,
  path: readonly string[],
  name: string,
  last: number,
): Generator<Issue> {
  const { rollBonus, autoTrap, reroll, keepsNonTarget } = gain;
  const [atGain, atRound] = [
    [...path, 'gain'],
    [...path, 'round'],
  ];
  const isPlain = rollBonus === 0 && !autoTrap && reroll === 0 && !keepsNonTarget;
  if (isPlain && when !== 'always' && otherwise === 'discard') {
    const message = `${name} is worse than a TRAP! card: it has no advantage, and is discarded if its condition fails.`;
    yield report('zombies/super-trap-worse', atGain, `${message} Choose an advantage.`);
  } else if (isPlain) {
    const message = `${name} is no better than a TRAP! card. Choose an advantage.`;
    yield report('zombies/super-trap-plain', atGain, message);
  }
  if (autoTrap && (rollBonus > 0 || reroll > 0)) {
    const message = `${name} never misses, so nothing is rolled and what is added to the roll never counts.`;
    const patches = ['rollBonus', 'reroll'].map((key) => ({ op: 'set' as const, path: [...atGain, key], value: 0 }));
    yield report('zombies/super-trap-idle', atGain, message, { label: 'Take them off', patches });
  }
  if (when === 'roundAtLeast' && round > last) {
    const message = `${name} works from round ${round} on, but the game is over after round ${last}.`;
    yield report('zombies/super-trap-late', atRound, message, setTo(atRound, last, `From round ${last} on`));
  }
}
