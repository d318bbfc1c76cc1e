import { replay as playAgain, transcriptOf } from '@/lib/playtest/replay';
import { setTable } from '@/lib/playtest/table';
import { type Command, onlyOne, parseWords } from '../command';
import { EXIT } from '../exit';
import { requireInput } from '../input';
import { harmless } from '../say';
import { requirePlayable, SEATING_OPTIONS, seatingFrom, warnOfErrors } from '../seating';

export const replay: Command = {
  usage: 'replay FILE --seed N [--players N] [--bots a,b] [--host id] [--choose what=option]',
  help: [
    'Tells one game from beginning to end, move by move.',
    'A playtest names the seeds of its worst, median and shortest games; give the same players, bots and choices.',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, SEATING_OPTIONS);
    const opened = await requireInput(onlyOne(positionals, 'file'));
    const play = await requirePlayable(opened);
    const seating = seatingFrom(values, opened, play);
    const table = setTable(play, opened.system.schema.parse(opened.open.body), seating);
    const told = transcriptOf(playAgain(table, seating.seed));
    process.stdout.write(`${told.split('\n').map(harmless).join('\n')}\n`);
    return warnOfErrors(opened) ? EXIT.issues : EXIT.clean;
  },
};
