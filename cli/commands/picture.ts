import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readArtIndex } from '@/cli/art-beside';
import { type Command, onlyOne, parseWords } from '@/cli/command';
import { CannotRun, EXIT, WrongUsage } from '@/cli/exit';
import { readBytes, sayTrouble, writeOut } from '@/cli/files';
import { nameOf } from '@/cli/input';
import { harmless } from '@/cli/say';
import { formatPicture, PICTURE_WORDS_MAX } from '@/lib/kit/picture';
import { nodeAssets } from '@/templates/assets/node';
import { ART_FOLDER, ART_INDEX } from '@/templates/exports/art-files';
import { fitPicture } from '@/templates/raster/fit-picture';
import { FORMAT_NAMES, readOtherHeader } from '@/templates/raster/other-headers';
import type { Pixels } from '@/templates/raster/pixels';
import { MAX_PICTURE_BYTES, reencode } from '@/templates/raster/reencode';

/** Largest file that is read. What is kept of it has the limits of the studio. */
const MAX_FILE_BYTES = 30_000_000;

export const picture: Command = {
  usage: 'picture FILE|- [-o FOLDER] [--alt TEXT] [--credit TEXT]',
  help: [
    'Prepares a picture for a scenario: redraws a PNG, JPEG or SVG upright, scales it down to 2048 pixels and 2 MB, and',
    `keeps only its pixels. Writes it to “${ART_FOLDER}” in the scenario’s folder, where “print” and “validate” find it, and`,
    'prints the value for the scenario’s “picture” field.',
    '',
    '  -o, --output   the folder of the scenario’s file; without it, the current one',
    '  --alt          what the picture shows, for screen readers',
    '  --credit       who made it, and under which licence',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      output: { type: 'string', short: 'o', default: '.' },
      alt: { type: 'string', default: '' },
      credit: { type: 'string', default: '' },
    });
    const file = onlyOne(positionals, 'picture');
    for (const option of ['alt', 'credit'] as const) {
      if (values[option].length > PICTURE_WORDS_MAX)
        throw new WrongUsage(`“--${option}” is a line of at most ${PICTURE_WORDS_MAX} characters.`);
    }
    const png = fitPicture(await redraw(file), MAX_PICTURE_BYTES);
    const hash = createHash('sha256').update(png).digest('hex');
    const folder = join(values.output, ART_FOLDER);
    await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      throw new CannotRun(sayTrouble(folder, error));
    });
    const index = join(folder, ART_INDEX);
    const others = (await readArtIndex(index)).filter((art) => art.hash !== hash);
    await writeOut(join(folder, `${hash}.png`), png);
    const all = [...others, { hash, alt: values.alt.trim(), credit: values.credit.trim() }];
    await writeOut(index, `${JSON.stringify(all, null, 1)}\n`);
    process.stdout.write(`${formatPicture({ kind: 'art', hash })}\n`);
    return EXIT.clean;
  },
};

async function redraw(file: string): Promise<Pixels> {
  const bytes = await readBytes(file);
  const drawn = await reencode(bytes, nodeAssets(), MAX_FILE_BYTES);
  if (drawn.ok) return drawn.value;
  const other = readOtherHeader(bytes)?.type;
  const message = other
    ? `The command line has no decoder for ${FORMAT_NAMES[other]}. Save it as a PNG or a JPEG, or bring it in the studio.`
    : drawn.error.message;
  throw new CannotRun(`${harmless(nameOf(file))}: ${message}`);
}
