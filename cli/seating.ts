import { asUsage, CannotRun, WrongUsage } from '@/cli/exit';
import { sayIssues } from '@/cli/say';
import { USUAL_PLAYERS } from '@/door/order';
import { seatingOf } from '@/door/seating';
import type { TableOptions } from '@/door/types';
import type { AnyPlayed } from '@/lib/contract/played';
import { checkDraft } from '@/lib/flow';
import { isError } from '@/lib/kernel/issue';
import type { Seating } from '@/lib/playtest/lineup';
import type { Opened } from '@/lib/scenario/open';

export const SEATING_OPTIONS = {
  players: { type: 'string' },
  bots: { type: 'string' },
  host: { type: 'string' },
  choose: { type: 'string', multiple: true },
  seed: { type: 'string', default: '1' },
} as const;

interface SeatingWords {
  readonly players?: string | undefined;
  readonly bots?: string | undefined;
  readonly host?: string | undefined;
  readonly choose?: readonly string[] | undefined;
  readonly seed: string;
}

/** Builds the seating from the command line's options; `usually` is the default number of players. */
export function seatingFrom(
  words: SeatingWords,
  opened: Opened,
  play: AnyPlayed,
  usually = USUAL_PLAYERS,
): Seating & { readonly seed: number } {
  const { min, max } = opened.open.players();
  const usual = Math.max(min, Math.min(max, usually));
  const options: TableOptions = {
    players: wholeNumber(words.players ?? String(usual), 'players', min, max),
    seed: wholeNumber(words.seed, 'seed', 0, 2 ** 32 - 1),
    choices: Object.fromEntries((words.choose ?? []).map(choiceFrom)),
    ...(words.bots !== undefined && { bots: words.bots.split(',').map((id) => id.trim()) }),
    ...(words.host !== undefined && { host: words.host }),
  };
  return asUsage(() => seatingOf(opened, play, options));
}

/** "level=hard". */
function choiceFrom(word: string): readonly [string, string] {
  const [id = '', option = ''] = word.split(/=(.*)/s);
  return [id, option];
}

export function wholeNumber(given: string, noun: string, min: number, max: number): number {
  const number = Number(given);
  if (given.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) return number;
  throw new WrongUsage(`“--${noun}” takes a whole number from ${min} to ${max}, not “${given}”.`);
}

/** Loads the game of a scenario. Throws CannotRun if bots can't play it. */
export async function requirePlayable({ system }: Opened): Promise<AnyPlayed> {
  if (system.play) return system.play();
  throw new CannotRun(`Trapdoor can’t play ${system.title} yet, only check and print it.`);
}

/** Errors of a scenario that is played nevertheless, and a sentence about them. */
export function warnOfErrors(opened: Opened): boolean {
  const errors = checkDraft(opened).filter(isError);
  if (errors.length > 0)
    process.stderr.write(`This is not fit to play yet; the results will reflect that:\n${sayIssues(errors)}`);
  return errors.length > 0;
}
