import { type Command, onlyOne, parseWords } from '@/cli/command';
import { EXIT, WrongUsage } from '@/cli/exit';
import { writeOut } from '@/cli/files';
import { buildJsonSchema } from '@/lib/scenario/json-schema';
import { findSystem, systems } from '@/lib/systems/registry';

const known = systems.map(({ id }) => id).join(', ');

export const schema: Command = {
  usage: 'schema [GAME] [-o OUT]',
  help: [
    'Writes the JSON Schema (draft 2020-12) of a game’s scenarios.',
    '',
    `  GAME           ${known}; needed only where there are several`,
    '  -o, --output   the file to write',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, { output: { type: 'string', short: 'o' } });
    const [first, second] = systems;
    const id = positionals.length === 0 && first && !second ? first.id : onlyOne(positionals, 'game');
    const system = await findSystem(id)?.load();
    if (!system) throw new WrongUsage(`There is no game “${id}”. There is: ${known}.`);
    await writeOut(values.output, `${JSON.stringify(buildJsonSchema(system), null, 2)}\n`);
    return EXIT.clean;
  },
};
