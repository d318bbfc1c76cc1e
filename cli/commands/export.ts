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

type Write = (opened: Opened) => Promise<string | Uint8Array>;

/** Writers of each format for the file to be written. Throw `WrongUsage` if its name doesn't fit. */
const FORMATS: Readonly<Record<string, (output: string | undefined) => Write>> = {
  json:
    () =>
    async ({ draft, system }) =>
      formatDraft(draft, system),
  markdown:
    () =>
    async ({ draft, system }) =>
      (await import('@/lib/scenario/markdown/export')).exportMarkdown(draft, system),
  lists: (output) => {
    const format = listsFormat(output);
    return (opened) => listsOf(opened, format);
  },
};

export const exportFile: Command = {
  usage: 'export FILE [--format json|markdown|lists] [-o OUT]',
  help: [
    'Writes a scenario to a file, or to standard output by default.',
    'A draft with errors is written too; they are listed and the exit code is 1.',
    '',
    '  --format json       the usual form, for programs and other Trapdoors; the default',
    '  --format markdown   a text to read and edit, under the game’s own titles. What has no words, such as places on',
    '                      the map, pictures and house rules, stands in a block “trapdoor” at its end. Every command',
    '                      and the home page open the file again',
    '  --format lists      a table for each of its lists, and one of all texts for translators: OUT is a .zip of CSV',
    '                      files or an .xlsx. “trapdoor apply” brings the changed tables back',
    '  -o, --output        the file to write',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      format: { type: 'string', default: 'json' },
      output: { type: 'string', short: 'o' },
    });
    const writer = Object.hasOwn(FORMATS, values.format) ? FORMATS[values.format] : undefined;
    if (!writer) {
      throw new WrongUsage(`There is no format “${values.format}”. There is: ${Object.keys(FORMATS).join(', ')}.`);
    }
    const file = onlyOne(positionals, 'file');
    const write = writer(values.output);
    const opened = await requireInput(file);
    await writeOut(values.output, await write(opened));
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
