import { type Command, onlyOne, parseWords } from '@/cli/command';
import { CannotRun, EXIT } from '@/cli/exit';
import { writeOut } from '@/cli/files';
import { requireInput } from '@/cli/input';
import { harmless, sayIssues } from '@/cli/say';
import { isError } from '@/lib/kernel/issue';
import { formatDraft, headerOf } from '@/lib/scenario/envelope';
import { linkTo, refusalToRemix, remixOf } from '@/lib/scenario/remix';

export const remix: Command = {
  usage: 'remix FILE [-o OUT]',
  help: [
    'Makes a new scenario from another one: with an id of its own, and with the other one first in the chain of what',
    'it was made from. The licence and the authors stay; add yourself. If the licence allows no remix, nothing is',
    'written, and you are told whom to ask (exit code 2).',
    'A file does not know the number and the address of its version: the library fills them in when you publish.',
    '',
    '  -o, --output   the file to write; an existing file is not replaced',
    '  --force        replace an existing file',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      output: { type: 'string', short: 'o' },
      force: { type: 'boolean', default: false },
    });
    const { draft, system, issues } = await requireInput(onlyOne(positionals, 'file'));
    const refusal = refusalToRemix(headerOf(draft));
    if (refusal !== undefined) throw new CannotRun(harmless(refusal));
    const remixed = remixOf(draft, linkTo(draft, system));
    await writeOut(values.output, formatDraft(remixed, system), { fresh: !values.force });
    process.stderr.write(sayIssues(issues));
    return issues.some(isError) ? EXIT.issues : EXIT.clean;
  },
};
