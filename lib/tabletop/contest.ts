import type { Count, Facts } from '@/lib/contract/authored';
import type { Seat } from '@/lib/contract/played';
import type { Findings, OpeningShare } from '@/lib/contract/playtest-report';
import { inHundred } from '@/lib/kernel/words';

/** The ending of a contest that has a single winner; every other one counts as a draw. */
export const WON = 'won';

/** Nobody gets out of anything in a contest, so there are no ways out to measure. */
export const NO_WAYS_OUT: Omit<Facts, 'counts'> = {
  routes: [],
  effort: { id: 'leastTurns', one: 'turn', many: 'turns' },
};

/** How many there are of something: of one thing, or of each of several. */
export const count = (id: string, one: string, number: Count['count'], many = `${one}s`): Count => ({
  id,
  one,
  many,
  count: number,
});

/** The share of games that those with certain bots won, a seat on average; undefined if nobody plays like that. */
export function winsOf({ bots, seats }: Findings, isOne: (bot: string) => boolean): number | undefined {
  const some = seats.filter(({ seat }) => isOne(bots[seat] ?? ''));
  return some.length === 0 ? undefined : some.reduce((sum, { share }) => sum + share, 0) / some.length;
}

/** A bot by its id, and what several of them are called. */
type Side = readonly [id: string, called: string];

/** "What memory is worth: hunters won 60 of 100 games, forgetful ones 40 of 100 games."; '' unless both play. */
export function worthIn(findings: Findings, what: string, [id, called]: Side, [otherId, othersCalled]: Side): string {
  const wins = winsOf(findings, (bot) => bot === id);
  const others = winsOf(findings, (bot) => bot === otherId);
  if (wins === undefined || others === undefined) return '';
  return `What ${what} is worth: ${called} won ${inHundred(wins)}, ${othersCalled} ${inHundred(others)}.`;
}

/** Places of which one wins now and then: those in the order of play, or where people start. */
type Place = Pick<OpeningShare, 'label' | 'games' | 'won'>;

/** The place that won most, if it is ahead of its fair share by more than so much and more than luck explains. */
export function placeAhead<Of extends Place>(places: readonly Of[], fair: number, lead: number): Of | undefined {
  const best = places.filter(({ games }) => games > 0).toSorted((a, b) => b.won / b.games - a.won / a.games)[0];
  if (!best) return undefined;
  const chance = 2 * Math.sqrt((fair * (1 - fair)) / best.games);
  return best.won / best.games - fair > lead + chance ? best : undefined;
}

/** Those of the seats that are worth most; several if they are level. */
export function leadersBy(seats: readonly Seat[], worth: (seat: Seat) => number): readonly Seat[] {
  const worths = seats.map(worth);
  const most = Math.max(...worths);
  return seats.filter((_, i) => worths[i] === most);
}
