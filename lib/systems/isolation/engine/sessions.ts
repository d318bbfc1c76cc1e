import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { readDice } from '@/lib/tabletop/dice/dice';
import { addLabelled, clearLooseLinks } from '@/lib/tabletop/play/pairs';
import { type Context, closingOf, isInside, ownerOf, pairNow } from './context';
import { NONE } from './game';
import { recover } from './injuries';
import { CHOICES_MAX } from './moves';
import { emitLinks } from './proposals';
import type { Seat, Shown, State } from './state';

/** Advances to the next pair inside with links, for rolls that end a session (rules 6). False after the last. */
export function nextPair(state: State): boolean {
  state.closing ??= { pair: NONE, rolls: [], ahead: null, levels: state.people.map(({ level }) => level) };
  const { closing } = state;
  closing.rolls.length = 0;
  closing.ahead = null;
  for (closing.pair += 1; closing.pair < state.pairs.length; closing.pair++) {
    const { a, b, green, red } = pairNow(state);
    if (green + red > 0 && isInside(state, a) && isInside(state, b)) return true;
  }
  return false;
}

/** Returns the seat that decides for a pair: the first player of the two, otherwise the GM. */
export function pairOwner(state: Shown): Seat {
  const { a, b } = pairNow(state);
  return Math.min(ownerOf(state, a), ownerOf(state, b));
}

/** Reads the roll of the pair, and records the colour that is ahead. */
export function readPair({ state, emit }: Context): void {
  const closing = closingOf(state);
  const rolls = readDice(closing.rolls);
  const [green, red] = [at(rolls, 0).counted, at(rolls, 1).counted];
  if (green !== red) closing.ahead = green > red ? 'green' : 'red';
  const { a, b } = pairNow(state);
  emit?.({ type: 'reflected', a, b, rolls, ahead: closing.ahead });
}

/** Returns the labels that can be erased: red ones if green is ahead, and the other way round. */
export function erasable({ state }: Context): readonly number[] {
  const { ahead } = closingOf(state);
  const { labels } = pairNow(state);
  return upTo(labels.length)
    .filter((label) => at(labels, label).colour !== ahead)
    .slice(0, CHOICES_MAX);
}

/** Adds a label in the colour that is ahead. The players choose its words, on the printed map. */
export function addReason(context: Context): void {
  const { ahead: colour } = closingOf(context.state);
  const pair = pairNow(context.state);
  if (!colour) return;
  emitLinks(context, pair, 'session', addLabelled(pair, { colour, kind: 'label', of: NONE, written: NONE }));
}

/** Ends a session: people recover, and links without a label are erased if a house rule says so (rules 15). */
export function endSession(context: Context): void {
  const { game, state } = context;
  recover(context, closingOf(state).levels);
  state.closing = null;
  if (!game.rules.clearTemporary) return;
  for (const pair of state.pairs) {
    if (isInside(state, pair.a) && isInside(state, pair.b)) emitLinks(context, pair, 'cleared', clearLooseLinks(pair));
  }
}
