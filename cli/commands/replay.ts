import { type Command, onlyOne, parseWords } from '@/cli/command';
import { EXIT, WrongUsage } from '@/cli/exit';
import { requireInput } from '@/cli/input';
import { harmless } from '@/cli/say';
import { requirePlayable, SEATING_OPTIONS, seatingFrom, warnOfErrors } from '@/cli/seating';
import { lineUpAt } from '@/door/table-report';
import type { AnyPlayed, Who } from '@/lib/contract/played';
import { narrativeOf, replay as playAgain, type Replay, storyOf, transcriptOf } from '@/lib/playtest/replay';

export const replay: Command = {
  usage:
    'replay FILE --seed N [--who all|table|N] [--players N] [--bots a,b] [--host id] [--choose what=option] [--json]',
  help: [
    'Tells one game from beginning to end: first its story, then move by move what each seat decides (›), and what comes of it. A game that has winners and losers ends with a line for each player.',
    'A playtest names the seeds of its worst, median and shortest games; give the same players, bots and choices.',
    '',
    '  --who   all: what everybody knows together (the default); table: what a spectator may know;',
    '          N: what seat N knows, counting players from 0, with a GM after the last player',
    '  --json  one JSON document: { seed, outcome, moves: [{ seat, name, move, say, odds }], lines: [{ text, weight }] },',
    '          with the moves that the viewer knows in full: all of them, none, or those of seat N;',
    '          say is { text } with the tile, edge, card or person that the move touches;',
    '          odds, where dice are rolled: [{ label, chance, exact, question }], as its maker saw them before',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      ...SEATING_OPTIONS,
      who: { type: 'string', default: 'all' },
      json: { type: 'boolean', default: false },
    });
    const opened = await requireInput(onlyOne(positionals, 'file'));
    const play = await requirePlayable(opened);
    const seating = seatingFrom(values, opened, play);
    const who = whoFrom(values.who, seating.players, play);
    const told = playAgain(lineUpAt({ opened, play, seating }), seating.seed, who);
    process.stdout.write(values.json ? formatReplay(told) : sayReplay(told));
    return warnOfErrors(opened) ? EXIT.issues : EXIT.clean;
  },
};

/** Heading between the story and the transcript. */
const MOVES = '—— Move by move ——';

function whoFrom(given: string, players: number, { hasHost }: AnyPlayed): Who {
  if (given === 'all' || given === 'table') return given;
  const last = hasHost ? players : players - 1;
  if (/^\d+$/.test(given) && Number(given) <= last) return Number(given);
  throw new WrongUsage(`“--who” takes all, table or the number of a seat from 0 to ${last}, not “${given}”.`);
}

const sayReplay = (told: Replay): string => {
  const text = [narrativeOf(told), MOVES, transcriptOf(told)].filter((part) => part !== '').join('\n\n');
  return `${text.split('\n').map(harmless).join('\n')}\n`;
};

const formatReplay = (told: Replay): string => `${JSON.stringify(storyOf(told), null, 2)}\n`;
