import { type Command, onlyOne, parseWords } from '@/cli/command';
import { dataFolder, requireDone, sayBackup } from '@/cli/data-folder';
import { EXIT } from '@/cli/exit';
import { backUp } from '@/lib/storage/embedded/backup';

export const backup: Command = {
  usage: 'backup OUT [--data DIR] [--json]',
  help: [
    'Copies a studio’s data folder into a new folder OUT, also while the studio runs, and reads the copy back.',
    'OUT then has the database, the secret and SHA256SUMS. Keep it as safe as a key.',
    '',
    '  --data DIR   the data folder; TRAPDOOR_DATA or “data” by default',
    '  --json       { drafts, tables, bytes, sha256 }: how much is in it, the size of its files, and the SHA-256 of',
    '               its trapdoor.db',
    '',
    'A studio in PostgreSQL is backed up with pg_dump; see the guide “Running your own studio”.',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      data: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const out = onlyOne(positionals, 'folder to write');
    const done = await requireDone(backUp(dataFolder(values.data), out), out);
    const { drafts, tables, bytes, sha256 } = done;
    process.stdout.write(
      values.json
        ? `${JSON.stringify({ drafts, tables, bytes, sha256 }, null, 2)}\n`
        : `Backed up to “${out}”: ${sayBackup(done)}, SHA-256 ${sha256}.\n`,
    );
    return EXIT.clean;
  },
};
