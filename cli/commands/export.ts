import { type Command, onlyOne, parseWords } from '@/cli/command';
import { EXIT, WrongUsage } from '@/cli/exit';
import { writeOut } from '@/cli/files';
import { requireInput } from '@/cli/input';
import { sayIssues } from '@/cli/say';
import { checkDraft } from '@/lib/flow';
import { isError } from '@/lib/kernel/issue';
import { formatDraft } from '@/lib/scenario/envelope';

const FORMATS = ['json'];

export const exportFile: Command = {
  usage: 'export FILE [--format json] [-o OUT]',
  help: [
    'Writes a scenario to a file, or to standard output by default.',
    'A draft with errors is written too; they are listed and the exit code is 1.',
    '',
    '  --format json   the only format so far',
    '  -o, --output    the file to write',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      format: { type: 'string', default: 'json' },
      output: { type: 'string', short: 'o' },
    });
    if (!FORMATS.includes(values.format)) {
      throw new WrongUsage(`There is no format “${values.format}”. There is: ${FORMATS.join(', ')}.`);
    }
    const opened = await requireInput(onlyOne(positionals, 'file'));
    await writeOut(values.output, formatDraft(opened.draft, opened.system));
    const errors = checkDraft(opened).filter(isError);
    process.stderr.write(sayIssues(errors));
    return errors.length > 0 ? EXIT.issues : EXIT.clean;
  },
};
