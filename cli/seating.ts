import { CannotRun, WrongUsage } from '@/cli/exit';
import { USUAL_PLAYERS } from '@/cli/order';
import { sayIssues } from '@/cli/say';
import type { AnyPlayed, Choice, Chosen } from '@/lib/contract/played';
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

/** Whom the words on the command line seat, and from which seed. */
export function seatingFrom(
  words: SeatingWords,
  { system, open }: Opened,
  play: AnyPlayed,
  usually = USUAL_PLAYERS,
): Seating & { seed: number } {
  const { min, max } = open.players();
  const usual = Math.max(min, Math.min(max, usually));
  const players = wholeNumber(words.players ?? String(usual), 'players', min, max);
  const bots = words.bots?.split(',').map((id) => id.trim());
  for (const id of bots ?? []) requireBot(play, 'player', id);
  if (words.host !== undefined) requireBot(play, 'host', words.host);
  return {
    players,
    seed: wholeNumber(words.seed, 'seed', 0, 2 ** 32 - 1),
    ...(bots && { bots }),
    ...(words.host !== undefined && { host: words.host }),
    ...(words.choose && { chosen: chosenFrom(words.choose, play.choices(system.schema.parse(open.body))) }),
  };
}

/** "level=hard", one word for each choice. */
function chosenFrom(words: readonly string[], choices: readonly Choice[]): Chosen {
  return Object.fromEntries(
    words.map((word) => {
      const [id = '', option = ''] = word.split(/=(.*)/s);
      const options = choices.find((choice) => choice.id === id)?.options;
      if (options?.some((one) => one.id === option)) return [id, option];
      const known = choices.flatMap((choice) => choice.options.map((one) => `${choice.id}=${one.id}`));
      const offer = known.length > 0 ? `There are: ${known.join(', ')}.` : 'This game has nothing to choose.';
      throw new WrongUsage(`“--choose” does not know “${word}”. ${offer}`);
    }),
  );
}

export function wholeNumber(given: string, noun: string, min: number, max: number): number {
  const number = Number(given);
  if (given.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) return number;
  throw new WrongUsage(`“--${noun}” takes a whole number from ${min} to ${max}, not “${given}”.`);
}

function requireBot(play: AnyPlayed, role: 'player' | 'host', id: string): void {
  const ids = play.bots.filter((bot) => bot.role === role).map((bot) => bot.id);
  if (!ids.includes(id)) throw new WrongUsage(`There is no bot “${id}” for that seat. There are: ${ids.join(', ')}.`);
}

/** The game of a scenario, if bots can play it. */
export async function requirePlayable({ system }: Opened): Promise<AnyPlayed> {
  if (system.play) return system.play();
  throw new CannotRun(`Trapdoor can’t play ${system.title} yet, only check and print it.`);
}

/** Errors of a scenario that is played all the same, and a word about them. */
export function warnOfErrors(opened: Opened): boolean {
  const errors = checkDraft(opened).filter(isError);
  if (errors.length > 0)
    process.stderr.write(`This is not fit to play yet; the results will reflect that:\n${sayIssues(errors)}`);
  return errors.length > 0;
}
