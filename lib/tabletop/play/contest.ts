import type { Count, Facts } from '@/lib/contract/authored';
import type { Seat } from '@/lib/contract/played';
import type { Findings, OpeningShare } from '@/lib/contract/playtest-report';
import { sumOf } from '@/lib/kernel/sums';
import { inHundred } from '@/lib/kernel/words';

/** Ending of a competitive game with a single winner; every other one counts as a draw. */
export const WON = 'won';

/** Competitive games have no ways out to measure. */
export const NO_WAYS_OUT: Omit<Facts, 'counts'> = {
  routes: [],
  effort: { id: 'leastTurns', one: 'turn', many: 'turns' },
};

/** Creates a count of one thing, or of several kinds. */
export const count = (id: string, one: string, number: Count['count'], many = `${one}s`): Count => ({
  id,
  one,
  many,
  count: number,
});

/** Returns the average win rate of seats with certain bots; undefined if there are none. */
export function winsOf({ bots, seats }: Findings, matches: (bot: string) => boolean): number | undefined {
  const matching = seats.filter(({ seat }) => matches(bots[seat] ?? ''));
  return matching.length === 0 ? undefined : matching.reduce((sum, { share }) => sum + share, 0) / matching.length;
}

/** Bot id, and the plural that reports use for such bots. */
type Side = readonly [id: string, called: string];

/** Compares two bots: "What memory is worth: hunters won 60 of 100 games, …"; '' unless both play. */
export function worthIn(findings: Findings, what: string, [id, called]: Side, [otherId, othersCalled]: Side): string {
  const wins = winsOf(findings, (bot) => bot === id);
  const others = winsOf(findings, (bot) => bot === otherId);
  if (wins === undefined || others === undefined) return '';
  return `What ${what} is worth: ${called} won ${inHundred(wins)}, ${othersCalled} ${inHundred(others)}.`;
}

/** Position that can win: one in the turn order, or a starting place. */
type Place = Pick<OpeningShare, 'label' | 'games' | 'won'>;

type Leading<Of> = Of & { readonly fair: number };

/** Standard errors to allow for: the best of several positions at several tables is often ahead by luck. */
const SELECTED = 3;

/**
 * Returns the position with the highest win rate if that exceeds its fair share by `lead` plus sampling error. Draws are
 * won by nobody, so the fair share is that of all games which somebody won.
 */
export function leadingPosition<Of extends Place>(places: readonly Of[], lead: number): Leading<Of> | undefined {
  const fair = sumOf(places.map(({ won }) => won)) / Math.max(1, sumOf(places.map(({ games }) => games)));
  const best = places.filter(({ games }) => games > 0).toSorted((a, b) => b.won / b.games - a.won / a.games)[0];
  if (!best) return undefined;
  const chance = SELECTED * Math.sqrt((fair * (1 - fair)) / best.games);
  return best.won / best.games - fair > lead + chance ? { ...best, fair } : undefined;
}

/** Returns the seats with the highest worth; several if tied. */
export function leadersBy(seats: readonly Seat[], worth: (seat: Seat) => number): readonly Seat[] {
  const worths = seats.map(worth);
  const most = Math.max(...worths);
  return seats.filter((_, i) => worths[i] === most);
}
