import { type Command, onlyOne, parseWords } from '@/cli/command';
import { EXIT, toUsage } from '@/cli/exit';
import { writeOut } from '@/cli/files';
import { games, schema as schemaOf } from '@/door/describe';

const known = games.map(({ id }) => id).join(', ');

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
    const [first, second] = games;
    const id = positionals.length === 0 && first && !second ? first.id : onlyOne(positionals, 'game');
    const found = await schemaOf(id).catch(toUsage);
    await writeOut(values.output, `${JSON.stringify(found, null, 2)}\n`);
    return EXIT.clean;
  },
};
