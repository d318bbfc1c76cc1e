import { type Command, onlyOne, parseWords } from '@/cli/command';
import { EXIT } from '@/cli/exit';
import { writeOut } from '@/cli/files';
import { requireInput } from '@/cli/input';
import { sayIssues } from '@/cli/say';
import { isError } from '@/lib/kernel/issue';
import { formatDraft } from '@/lib/scenario/envelope';

export const migrate: Command = {
  usage: 'migrate FILE [-o OUT]',
  help: [
    'Updates a scenario of an older version to the current one and sorts its keys.',
    'Anything that does not fit is listed, and the exit code is 1: compare before you delete the old file.',
    '',
    '  -o, --output   the file to write; standard output by default',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, { output: { type: 'string', short: 'o' } });
    const { draft, system, issues } = await requireInput(onlyOne(positionals, 'file'));
    await writeOut(values.output, formatDraft(draft, system));
    process.stderr.write(sayIssues(issues));
    return issues.some(isError) ? EXIT.issues : EXIT.clean;
  },
};
