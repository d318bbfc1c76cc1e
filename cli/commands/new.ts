import { type Command, onlyOne, parseWords } from '@/cli/command';
import { EXIT, WrongUsage } from '@/cli/exit';
import { writeOut } from '@/cli/files';
import { findListed, listStarters, starterOf } from '@/cli/input';
import { draftFromStarter, formatDraft, newDraft } from '@/lib/scenario/envelope';
import { findSystem, systems } from '@/lib/systems/registry';

export const create: Command = {
  usage: 'new STARTER [-o OUT]',
  help: [
    'Creates a new scenario: a copy of a starter, or a blank page if you name a game.',
    '',
    '  -o, --output   the file to write; an existing file is not replaced',
    '  --force        replace an existing file',
    '',
    `Blank pages: ${systems.map(({ id }) => id).join(', ')}`,
    listStarters(),
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      output: { type: 'string', short: 'o' },
      force: { type: 'boolean', default: false },
    });
    const id = onlyOne(positionals, 'starter');
    const found = findListed(id);
    const system = await (found?.system ?? findSystem(id))?.load();
    if (!system) throw new WrongUsage(`There is no starter “${id}”.`);
    const draft = found ? draftFromStarter(system, starterOf(system, found.card)) : newDraft(system);
    await writeOut(values.output, formatDraft(draft, system), { fresh: !values.force });
    return EXIT.clean;
  },
};
