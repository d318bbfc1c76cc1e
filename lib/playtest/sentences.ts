import type { AnyPlayed } from '@/lib/contract/played';
import type { Findings, MirrorFindings } from '@/lib/contract/playtest-report';
import { hours, hoursBetween, inHundred, meanInWords, percent } from '@/lib/kernel/words';
import { openingToShow } from './opening';

/** Summarises a report, most important first: how games end, in the game's own words, then their length. */
export function sentencesOf({ aims }: Pick<AnyPlayed, 'aims'>, report: Findings): readonly string[] {
  const { runs, winnersPerGame, minutes, rounds } = report;
  if (runs === 0) return [];
  return [
    ...aims.summary(report),
    `A game lasts about ${hours(minutes.median)}, usually ${hoursBetween(minutes.p10, minutes.p90)}.`,
    `It takes ${meanInWords(rounds, 'rounds on average')}${winnersPerGame.low < winnersPerGame.high ? ` and has ${meanInWords(winnersPerGame, 'winners')}` : ''}.`,
    seatsSentence(report),
    openingSentence(report),
  ].filter((sentence) => sentence !== '');
}

function seatsSentence({ seats }: Findings): string {
  const { apart, best } = apartOf(seats.map(({ share }) => share));
  if (apart === 0) return '';
  if (apart <= APART) return 'No seat wins more than 3 games in 100 more than another.';
  return `Seat ${best + 1} wins most often, ${Math.round(apart * 100)} games in 100 more than the worst seat.`;
}

function openingSentence(report: Findings): string {
  const opening = openingToShow(report);
  const { apart, best } = apartOf(opening.map(({ won, games }) => won / games));
  if (apart <= APART) return '';
  return `The ${opening[best]?.label.toLowerCase()} wins most often, ${Math.round(apart * 100)} games in 100 more than the worst placed.`;
}

const APART = 0.03;

function apartOf(shares: readonly number[]): { readonly apart: number; readonly best: number } {
  const most = Math.max(0, ...shares);
  return { apart: most - Math.min(most, ...shares), best: shares.indexOf(most) };
}

/** Summarises luck and skill, from mirrored pairs of games. */
export function mirrorSentences({ pairs, byDeal, byPlayer, split, bots }: MirrorFindings): readonly string[] {
  const among = (count: number) =>
    inHundred(count / pairs, 'pairs') + (count === 0 ? '' : ` (${count.toLocaleString('en')})`);
  const shares = bots.map(
    ({ share, low, high }, i) => `${nameOf(bots, i)} ${percent(share)} (${percent(low)} to ${percent(high)})`,
  );
  return [
    `${pairs.toLocaleString('en')} pairs: each seed was played ${bots.length === 2 ? 'twice' : `${bots.length} times`}, with the bots moved on by a seat each time.`,
    `Luck of the deal: in ${among(byDeal)} the same seat won every time.`,
    `Skill: in ${among(byPlayer)} the same bot won every time.`,
    `Split: ${among(split)}.`,
    `Games won by each bot, a shared win counting in parts and a draw for nobody: ${shares.join(', ')}.`,
  ];
}

/** Returns the bot's id, with its number if several bots have the same id. */
const nameOf = (bots: MirrorFindings['bots'], i: number): string => {
  const id = bots[i]?.id ?? '';
  return bots.filter((bot) => bot.id === id).length > 1 ? `${id} ${i + 1}` : id;
};
