import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { readDice } from '@/lib/tabletop/dice';
import { addLabelled, clearLooseLinks } from '@/lib/tabletop/pairs';
import { type Context, closingOf, isInside, ownerOf, pairNow } from './context';
import { NONE } from './game';
import { recover } from './injuries';
import { CHOICES_MAX } from './moves';
import { tellLinks } from './proposals';
import type { Seat, Shown, State } from './state';

/** Turns to the next two inside who have links, to look back on what has happened (rules 6); false after the last. */
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

/** Who decides for a pair: the player of the first one who has one, otherwise the GM. */
export function pairOwner(state: Shown): Seat {
  const { a, b } = pairNow(state);
  return Math.min(ownerOf(state, a), ownerOf(state, b));
}

/** Reads the roll of the pair. */
export function readPair({ state, emit }: Context): void {
  const closing = closingOf(state);
  const rolls = readDice(closing.rolls);
  const [green, red] = [at(rolls, 0).counted, at(rolls, 1).counted];
  if (green !== red) closing.ahead = green > red ? 'green' : 'red';
  const { a, b } = pairNow(state);
  emit?.({ type: 'reflected', a, b, rolls, ahead: closing.ahead });
}

/** Labels that may be erased: red ones by goodwill, green ones by bad blood. */
export function erasable({ state }: Context): readonly number[] {
  const { ahead } = closingOf(state);
  const { labels } = pairNow(state);
  return upTo(labels.length)
    .filter((label) => at(labels, label).colour !== ahead)
    .slice(0, CHOICES_MAX);
}

/** A reason that people write on the map themselves. */
export function addReason(context: Context): void {
  const { ahead: colour } = closingOf(context.state);
  const pair = pairNow(context.state);
  if (!colour) return;
  tellLinks(context, pair, 'session', addLabelled(pair, { colour, kind: 'label', of: NONE, written: NONE }));
}

/** The session is over: moods may pass, and some recover by themselves (rules 15). */
export function endSession(context: Context): void {
  const { game, state } = context;
  recover(context, closingOf(state).levels);
  state.closing = null;
  if (!game.rules.clearTemporary) return;
  for (const pair of state.pairs) {
    if (isInside(state, pair.a) && isInside(state, pair.b)) tellLinks(context, pair, 'cleared', clearLooseLinks(pair));
  }
}
