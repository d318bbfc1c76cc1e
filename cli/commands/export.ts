import { type Command, onlyOne, parseWords } from '@/cli/command';
import { EXIT, WrongUsage } from '@/cli/exit';
import { writeOut } from '@/cli/files';
import { requireInput } from '@/cli/input';
import { sayIssues } from '@/cli/say';
import { checkDraft } from '@/lib/flow';
import { isError } from '@/lib/kernel/issue';
import { formatDraft } from '@/lib/scenario/envelope';
import type { Opened } from '@/lib/scenario/open';

type Write = (opened: Opened) => Promise<string>;

const FORMATS: Readonly<Record<string, Write>> = {
  json: async ({ draft, system }) => formatDraft(draft, system),
  markdown: async ({ draft, system }) => (await import('@/lib/scenario/markdown/export')).exportMarkdown(draft, system),
};

export const exportFile: Command = {
  usage: 'export FILE [--format json|markdown] [-o OUT]',
  help: [
    'Writes a scenario to a file, or to standard output by default.',
    'A draft with errors is written too; they are listed and the exit code is 1.',
    '',
    '  --format json       the usual form, for programs and other Trapdoors; the default',
    '  --format markdown   a text to read and edit, under the game’s own titles. What has no words, such as places on',
    '                      the map, pictures and house rules, stands in a block “trapdoor” at its end. Every command',
    '                      and the home page open the file again',
    '  -o, --output        the file to write',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      format: { type: 'string', default: 'json' },
      output: { type: 'string', short: 'o' },
    });
    const write = Object.hasOwn(FORMATS, values.format) ? FORMATS[values.format] : undefined;
    if (!write) {
      throw new WrongUsage(`There is no format “${values.format}”. There is: ${Object.keys(FORMATS).join(', ')}.`);
    }
    const opened = await requireInput(onlyOne(positionals, 'file'));
    await writeOut(values.output, await write(opened));
    const errors = checkDraft(opened).filter(isError);
    process.stderr.write(sayIssues(errors));
    return errors.length > 0 ? EXIT.issues : EXIT.clean;
  },
};
