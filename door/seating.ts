import type { AnyPlayed } from '@/lib/contract/played';
import type { Seating } from '@/lib/playtest/lineup';
import type { Opened } from '@/lib/scenario/open';
import { TrapdoorError } from './error';
import { USUAL_PLAYERS } from './order';
import type { TableOptions } from './types';

const SEED_MAX = 2 ** 32 - 1;

/** Completes the options of a table. Throws a TrapdoorError: `play/unknown` or `play/invalid`. */
export function seatingOf(
  { system, open }: Opened,
  played: AnyPlayed,
  { players, bots, host, choices = {}, seed = 1 }: TableOptions,
): Seating & { readonly seed: number } {
  const { min, max } = open.players();
  const count = players ?? Math.max(min, Math.min(max, USUAL_PLAYERS));
  requireWhole('players', count, min, max);
  requireWhole('seed', seed, 0, SEED_MAX);
  for (const id of bots ?? []) requireBot(played, 'player', id);
  if (host !== undefined) requireBot(played, 'host', host);
  requireChoices(played, system.schema.parse(open.body), choices);
  return { players: count, seed, chosen: choices, ...(bots && { bots }), ...(host !== undefined && { host }) };
}

/** Throws a TrapdoorError: `play/invalid` for what is no whole number in that range. */
export function requireWhole(name: string, value: number, min: number, max: number): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  throw new TrapdoorError('play/invalid', `“${name}” is a whole number from ${min} to ${max}, not ${String(value)}.`);
}

function requireBot(played: AnyPlayed, role: 'player' | 'host', id: string): void {
  const ids = played.bots.filter((bot) => bot.role === role).map((bot) => bot.id);
  if (ids.includes(id)) return;
  throw new TrapdoorError('play/unknown', `There is no bot “${id}” for that seat. There are: ${ids.join(', ')}.`);
}

function requireChoices(played: AnyPlayed, body: unknown, choices: Readonly<Record<string, string>>): void {
  const offered = played.choices(body);
  for (const [id, option] of Object.entries(choices)) {
    if (offered.find((choice) => choice.id === id)?.options.some((one) => one.id === option)) continue;
    const known = offered.flatMap((choice) => choice.options.map((one) => `${choice.id}=${one.id}`));
    const offer = known.length > 0 ? `There are: ${known.join(', ')}.` : 'This game has nothing to choose.';
    throw new TrapdoorError('play/unknown', `There is no choice “${id}=${option}”. ${offer}`);
  }
}
