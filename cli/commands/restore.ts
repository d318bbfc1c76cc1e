import { type Command, onlyOne, parseWords } from '@/cli/command';
import { requireDone, sayBackup } from '@/cli/data-folder';
import { EXIT, WrongUsage } from '@/cli/exit';
import { restore as restoreBackup } from '@/lib/storage/embedded/backup';

export const restore: Command = {
  usage: 'restore BACKUP --data DIR',
  help: [
    'Makes a data folder of what “trapdoor backup” wrote, after checking every byte of it.',
    'The folder must be empty or new, and no studio may be using it.',
    '',
    '  --data DIR   the folder to fill',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, { data: { type: 'string' } });
    const from = onlyOne(positionals, 'backup');
    if (values.data === undefined) throw new WrongUsage('Say which folder to fill: --data DIR.');
    const folder = values.data;
    const done = await requireDone(restoreBackup(from, folder), folder);
    process.stdout.write(
      `Restored to “${folder}”: ${sayBackup(done)}. Start the studio with TRAPDOOR_DATA=${folder}.\n`,
    );
    return EXIT.clean;
  },
};
