import { askIntake } from '@/cli/ask-intake';
import { type Command, onlyOne, parseWords } from '@/cli/command';
import { CannotRun, EXIT, WrongUsage } from '@/cli/exit';
import { writeOut } from '@/cli/files';
import { requireInput } from '@/cli/input';
import { sayIssues } from '@/cli/say';
import { checkDraft } from '@/lib/flow';
import type { ListsFormat } from '@/lib/intake/spreadsheet/lists-file';
import { writeLists } from '@/lib/intake/spreadsheet/write-lists';
import { isError } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { draftShape } from '@/lib/scenario/draft-shape';
import { formatDraft } from '@/lib/scenario/envelope';
import type { Opened } from '@/lib/scenario/open';

const FORMATS = ['json', 'lists'];

export const exportFile: Command = {
  usage: 'export FILE [--format json|lists] [-o OUT]',
  help: [
    'Writes a scenario to a file, or to standard output by default.',
    'A draft with errors is written too; they are listed and the exit code is 1.',
    '',
    '  --format json   the scenario’s file',
    '  --format lists  a table for each of its lists, and one of all texts for translators: OUT is a .zip of CSV files',
    '                  or an .xlsx. “trapdoor apply” brings the changed tables back.',
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
    const file = onlyOne(positionals, 'file');
    const format = values.format === 'lists' ? listsFormat(values.output) : undefined;
    const opened = await requireInput(file);
    await writeOut(values.output, format ? await listsOf(opened, format) : formatDraft(opened.draft, opened.system));
    const errors = checkDraft(opened).filter(isError);
    process.stderr.write(sayIssues(errors));
    return errors.length > 0 ? EXIT.issues : EXIT.clean;
  },
};

/** Returns the format that the ending of a file's name asks for. */
function listsFormat(output: string | undefined): ListsFormat {
  const ending = /\.(zip|xlsx)$/i.exec(output ?? '')?.[1]?.toLowerCase();
  if (ending !== 'zip' && ending !== 'xlsx') {
    throw new WrongUsage('Lists are written to a file: -o LISTS.zip for CSV files, or -o LISTS.xlsx.');
  }
  return ending;
}

async function listsOf({ draft, system }: Opened, format: ListsFormat): Promise<Uint8Array> {
  const tables = writeLists(draftShape(system), draft as unknown as Json);
  const bytes = await askIntake<Uint8Array>({ task: 'write', tables, format });
  if (!bytes) throw new CannotRun('These lists take too much time or memory to write.');
  return bytes;
}
