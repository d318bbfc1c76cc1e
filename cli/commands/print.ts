import { openCalibration } from '@/cli/calibration';
import { type Command, onlyOne, parseWords } from '@/cli/command';
import { asUsage, CannotRun, EXIT, WrongUsage } from '@/cli/exit';
import { writeOut } from '@/cli/files';
import { requireInput } from '@/cli/input';
import { ORDER_OPTIONS, orderFrom } from '@/cli/order';
import { contentsFrom, type Output, outputFor } from '@/cli/output';
import { sayIssues } from '@/cli/say';
import { sayKit } from '@/cli/say-kit';
import { NOTHING_TO_PRINT, orderableOf, orderedKit, pageRangesOf } from '@/door/kit';
import { USUAL_PLAYERS } from '@/door/order';
import type { Issue } from '@/lib/kernel/issue';
import { listKit } from '@/lib/kit/kit-list';
import type { KitSpec } from '@/lib/kit/kit-spec';
import { CUTS, INKS, type KitOrder, ORDERED_BACKS, SACRIFICES } from '@/lib/kit/order';
import type { PageRanges } from '@/lib/kit/page-ranges';
import { MARGIN_MM, PAPERS } from '@/lib/kit/paper';
import { PRESETS } from '@/lib/kit/presets';
import type { Opened } from '@/lib/scenario/open';
import { systems } from '@/lib/systems/registry';
import type { Contents } from '@/templates/exports/readme';

export const print: Command = {
  usage:
    'print FILE -o KIT.pdf|KIT.zip|FOLDER/ | --list [--json] | --plan [--json] [--paper P] [--players N] [--names A,B] [--pieces a,b] [--fillable] [--preset P] [--ink I] [--backs B] [--cut C] [--bleed B] …',
  help: async () =>
    [
      'Prints the kit of a scenario as a PDF, with the scenario itself inside.',
      'A name that ends in .zip or / gets everything: PDFs of every component and every deck, pictures of',
      'every sheet, and of every piece in the sizes of print shops, with a README.txt that explains the files.',
      'Your own pictures, which a scenario only names, are read from a folder “art” beside FILE, as in a .zip.',
      'A draft with errors is printed too, marked as a draft; the errors are listed and the exit code is 1.',
      'So it is if a text is too long for its place: the text is named.',
      '',
      '  -o, --output    what to write: a .pdf, a .zip or a folder/; - for a PDF on standard output',
      '  --list          lists the pieces instead, with how many there are of each, and writes no file',
      '  --plan          lays the kit out instead and says which pages go on which paper, and how many sheets there are',
      '  --json          one JSON document; with --list { pieces: [{ id, title, kind, copies, parts }], cutOut },',
      '                  with --plan { runs: [{ paper, sides, titles, pages, sheets }], sheets, printed }',
      '  --pages         only these pages of the PDF, like 1-8,12 or 9-; fronts and backs stay together',
      '  --by-paper      into a .zip or a folder/: one PDF for each kind of paper and number of sides, and a list of',
      '                  them; each PDF has the scenario inside',
      `  --paper         ${PAPERS.join(', ')}; a4 by default`,
      `  --players       how many players, not counting a GM; ${USUAL_PLAYERS} by default, or one for each name`,
      '  --names         names for the sheets, separated by commas',
      '  --suggested     yes or no: fill in the people that the author wrote; Extras by default only if there are names',
      '  --pieces        only these, separated by commas, or “all”; all but the extras by default',
      '  --component     only this one; can be repeated',
      '  --fillable      makes the sheets fillable on a screen',
      `  --preset        ${PRESETS.join(', ')}: to start from; what other options say still counts`,
      `  --ink           ${INKS.join(', ')}; “low” is outlines only, “grey” for printers without colours`,
      '  --grounds       yes or no: a coloured cover, backs and card faces in the theme’s colours; only in full ink',
      '  --low-ink       the same as --ink low',
      '',
      'Pieces to cut out:',
      `  --backs         ${ORDERED_BACKS.join(', ')}: by the edge your printer flips the paper on,`,
      '                  or by folding; by default only pieces that lie face down have backs, on the long edge',
      '  --separate      yes or no: blank pages keep single-sided pages off the back of another sheet, so that the',
      '                  whole file can be printed double-sided; by default only pieces with backs begin a sheet',
      `  --cut           ${CUTS.join(', ')}: crop marks, hairlines or no cutting guides`,
      '  --bleed         0, 3mm or 1/8in: how far art extends past the cut',
      '  --registration  marks for a cutting machine',
      '  --skip          places already used on the first sheet, row by row; 3 begins at the fourth',
      `  --margin        your printer’s unprintable margin in millimetres, ${MARGIN_MM.min} to ${MARGIN_MM.max}`,
      `  --gives-up      what to give up first if space is tight; ${SACRIFICES.join(',')} by default`,
      '  --boards        split or whole: boards larger than the paper across several pages, or on one large page',
      '  --calibration   a JSON file with the offsets read from the calibration page',
      '',
      'Pictures, in a .zip or a folder/:',
      '  --png           pictures only, 300 dpi',
      '  --images        sheets, pieces, or cards (poker cards in MakePlayingCards’ size); all of them by default',
      '',
      'Pieces:',
      ...(await loadSystems()).flatMap(({ pieces }) =>
        pieces.map(({ id, title, extra }) => `  ${id.padEnd(18)} ${title}${extra ? ' (extra)' : ''}`),
      ),
    ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      ...ORDER_OPTIONS,
      output: { type: 'string', short: 'o' },
      calibration: { type: 'string' },
      png: { type: 'boolean', default: false },
      images: { type: 'string' },
      pages: { type: 'string' },
      'by-paper': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      plan: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    const wanted = await wantedFrom(values);
    const file = onlyOne(positionals, 'file');
    const opened = await requireInput(file);
    const calibration = values.calibration === undefined ? undefined : await openCalibration(values.calibration);
    const ordered = { ...orderFrom(values, orderableOf(opened)), calibration };
    const { kit, order, errors } = orderedKit(opened, ordered);
    if (wanted === 'list') {
      const list = listKit(kit);
      process.stdout.write(values.json ? `${JSON.stringify(list, null, 2)}\n` : sayKit(list));
      process.stderr.write(sayIssues(errors));
      return errors.length > 0 ? EXIT.issues : EXIT.clean;
    }
    if (kit.pieces.length === 0) throw new CannotRun(NOTHING_TO_PRINT);

    const pages = asUsage(() => pageRangesOf(values.pages));
    if (wanted === 'plan') {
      const { sayPlan } = await import('@/cli/say-plan');
      process.stdout.write(await sayPlan(kit, order, { pages, json: values.json }));
      process.stderr.write(sayIssues(errors));
      return errors.length > 0 ? EXIT.issues : EXIT.clean;
    }

    const issues = await render(opened, kit, order, { ...wanted, file, pages });
    process.stderr.write(sayIssues([...errors, ...issues]));
    return errors.length > 0 || issues.some(isClipped) ? EXIT.issues : EXIT.clean;
  },
};

const loadSystems = () => Promise.all(systems.map(({ load }) => load()));

interface Files {
  readonly output: Output;
  readonly contents: Contents | 'by-paper';
}

type WantedWords = Parameters<typeof contentsFrom>[0] & {
  readonly output?: string | undefined;
  readonly list: boolean;
  readonly plan: boolean;
  readonly json: boolean;
  readonly pages?: string | undefined;
  readonly 'by-paper': boolean;
};

/** Parses the requested output: a list or plan to read, or files. */
async function wantedFrom(words: WantedWords): Promise<Files | 'list' | 'plan'> {
  const { output: path, list, plan, json, pages, 'by-paper': byPaper } = words;
  if ((list || plan) && path !== undefined) {
    throw new WrongUsage(`A ${list ? 'list' : 'plan'} is written to standard output: leave out -o.`);
  }
  if (list && pages !== undefined) throw new WrongUsage('A list counts pieces: “--pages” goes with --plan or a PDF.');
  if (list) return 'list';
  if (plan) return 'plan';
  if (json) throw new WrongUsage('“--json” goes with --list or --plan.');
  if (path === undefined) throw new WrongUsage('Say where to write the kit: -o kit.pdf.');
  const output = await outputFor(path);
  if (byPaper && output.kind === 'pdf') {
    throw new WrongUsage(
      'PDFs by paper are several files: write them into an archive (-o kit.zip) or a folder (-o kit/).',
    );
  }
  if (pages !== undefined && output.kind !== 'pdf' && !byPaper) {
    throw new WrongUsage('“--pages” goes with one PDF (-o kit.pdf) or with --by-paper.');
  }
  return { output, contents: byPaper ? 'by-paper' : contentsFrom(words, output) };
}

const isClipped = ({ code }: Issue): boolean => code === 'print/too-long';

async function render(
  opened: Opened,
  kit: KitSpec,
  order: KitOrder,
  wanted: Files & { readonly file: string; readonly pages: PageRanges | undefined },
): Promise<readonly Issue[]> {
  const [{ renderToFiles, renderToPdf }, { artBeside }] = await Promise.all([
    import('@/cli/render-to-pdf'),
    import('@/cli/art-beside'),
  ]);
  const art = artBeside(wanted.file);
  if (wanted.output.kind !== 'pdf') return renderToFiles(opened, kit, order, { ...wanted, art });
  const { pdf, issues } = await renderToPdf(opened, kit, order, { art, pages: wanted.pages });
  await writeOut(wanted.output.path, pdf);
  return issues;
}
