import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { compile } from '@/lib/systems/trapped/engine/compile';
import type { Game } from '@/lib/systems/trapped/engine/game';
import type { State } from '@/lib/systems/trapped/engine/state';
import { schema } from '@/lib/systems/trapped/schema';
import { playByBots } from './bot-game';
import { playRandomly } from './random-game';

const FOLDER = new URL('../../fixtures/trapped-games/', import.meta.url);

/** Ways to play: planners with the fair GM, mixed bots with the ruthless GM, and random legal moves. */
const STYLES = {
  planned: (game: Game, players: number, seed: number) =>
    playByBots(game, [...Array<string>(players).fill('planner'), 'fair'], seed),
  mixed: (game: Game, players: number, seed: number) =>
    playByBots(game, [...Array<string>(players - 1).fill('planner'), 'saboteur', 'ruthless'], seed),
  random: playRandomly,
} as const;

export type Style = keyof typeof STYLES;

/** Settings of the starters of November 2026, without their prose. */
export const recordedSettings = (): Readonly<Record<string, unknown>> =>
  JSON.parse(brotliDecompressSync(readFileSync(new URL('settings.json.br', FOLDER))).toString());

/** Recorded games by setting: "style players seed" with what `gameInShort` returned. */
export const recordedGames = (): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  JSON.parse(readFileSync(new URL('games.json', FOLDER), 'utf8'));

export const compileRecorded = (body: unknown): Game => compile(schema.parse(body));

/** Plays a game again and returns its number of moves, a hash of the moves, and its outcome. */
export function gameInShort(game: Game, key: string): string {
  const [style, players, seed] = key.split(' ');
  const { state, log } = STYLES[style as Style](game, Number(players), Number(seed));
  const hash = createHash('sha256').update(JSON.stringify(log)).digest('hex').slice(0, 12);
  return `${log.length} ${hash} ${outcomeOf(state)}`;
}

function outcomeOf({ outcome, round }: State): string {
  if (outcome === null) return `unfinished in ${round}`;
  return `${outcome.ending.kind} ${outcome.winners.join('')} in ${round}`;
}
