import { openCalibration } from '@/cli/calibration';
import { type Command, onlyOne, parseWords } from '@/cli/command';
import { CannotRun, EXIT, WrongUsage } from '@/cli/exit';
import { writeOut } from '@/cli/files';
import { requireInput } from '@/cli/input';
import { ORDER_OPTIONS, orderFrom, USUAL_PLAYERS } from '@/cli/order';
import { contentsFrom, type Output, outputFor } from '@/cli/output';
import { sayIssues } from '@/cli/say';
import { buildKit, checkDraft } from '@/lib/flow';
import { type Issue, isError } from '@/lib/kernel/issue';
import type { KitSpec } from '@/lib/kit/kit-spec';
import { CUTS, INKS, type KitOrder, ORDERED_BACKS, SACRIFICES } from '@/lib/kit/order';
import { MARGIN_MM, PAPERS } from '@/lib/kit/paper';
import type { Opened } from '@/lib/scenario/open';
import { systems } from '@/lib/systems/registry';

export const print: Command = {
  usage:
    'print FILE -o KIT.pdf|KIT.zip|FOLDER/ [--paper P] [--players N] [--names A,B] [--pieces a,b] [--fillable] [--ink I] [--backs B] [--cut C] [--bleed B] …',
  help: [
    'Prints the kit of a scenario as a PDF, with the scenario itself inside.',
    'A name that ends in .zip or in / gets all there is of it: PDFs of every component and every deck, pictures of',
    'every sheet, and of every piece in the sizes of print shops, with a README.txt that says what is what.',
    'Own pictures, which a scenario only names, are read out of a folder “art” beside FILE, as a .zip has it.',
    'A draft with errors is printed too, stamped as a draft; the errors are listed and the exit code is 1.',
    '',
    '  -o, --output    what to write: a .pdf, a .zip or a folder/; - for a PDF on standard output',
    `  --paper         ${PAPERS.join(', ')}; a4 if left out`,
    `  --players       how many play, a GM not counted; ${USUAL_PLAYERS} if left out, or as many as there are names`,
    '  --names         names for the sheets, with commas between them',
    '  --pieces        only these, with commas between them; all that are not extra if left out, or “all”',
    '  --component     only this one; may be said again',
    '  --fillable      sheets can be filled in on a screen',
    `  --ink           ${INKS.join(', ')}; “low” is outlines only, “grey” for printers without colours`,
    '  --low-ink       the same as --ink low',
    '',
    'Pieces to cut out:',
    `  --backs         ${ORDERED_BACKS.join(', ')}: by the edge your printer turns the paper`,
    '                  over, or by folding; if left out, only what lies face down has backs, over the long edge',
    '  --separate      yes or no: where there are backs, a blank page keeps what is printed on one side off the back',
    '                  of another sheet, so that all of it can be printed on both sides; yes if left out',
    `  --cut           ${CUTS.join(', ')}: crop marks, hairlines or nothing to cut along`,
    '  --bleed         0, 3mm or 1/8in: how far art runs past the cut',
    '  --registration  marks for a cutting machine',
    `  --margin        how many millimetres your printer leaves white, ${MARGIN_MM.min} to ${MARGIN_MM.max}`,
    `  --gives-up      what gives way first where paper is short; ${SACRIFICES.join(',')} if left out`,
    '  --boards        split or whole: boards larger than the paper on several pages, or on one of their own size',
    '  --calibration   a JSON file of what your printer gets wrong, as the calibration page tells it',
    '',
    'Pictures, in a .zip or a folder/:',
    '  --png           pictures only, 300 dots an inch',
    '  --images        sheets, pieces, or cards (poker cards in MakePlayingCards’ size); all of them if left out',
    '',
    'Pieces:',
    ...systems.flatMap(({ pieces }) =>
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
    });
    if (values.output === undefined) throw new WrongUsage('Say where to write the kit: -o kit.pdf.');
    const file = onlyOne(positionals, 'file');
    const output = await outputFor(values.output);
    const contents = contentsFrom(values, output);
    const opened = await requireInput(file);
    const errors = checkDraft(opened).filter(isError);
    const offer = { pieces: opened.system.pieces, players: opened.open.players() };
    const calibration = values.calibration === undefined ? undefined : await openCalibration(values.calibration);
    const order = { ...orderFrom(values, offer), calibration, draft: errors.length > 0 };
    const kit = buildKit(opened, order);
    if (kit.pieces.length === 0) throw new CannotRun('There is nothing to print: these pieces are empty so far.');

    const issues = await render(opened, kit, order, { output, contents, file });
    process.stderr.write(sayIssues([...errors, ...issues]));
    return errors.length > 0 ? EXIT.issues : EXIT.clean;
  },
};

async function render(
  opened: Opened,
  kit: KitSpec,
  order: KitOrder,
  wanted: { readonly output: Output; readonly contents: ReturnType<typeof contentsFrom>; readonly file: string },
): Promise<readonly Issue[]> {
  const [{ renderToFiles, renderToPdf }, { artBeside }] = await Promise.all([
    import('@/cli/render-to-pdf'),
    import('@/cli/art-beside'),
  ]);
  const art = artBeside(wanted.file);
  if (wanted.output.kind !== 'pdf') return renderToFiles(opened, kit, order, { ...wanted, art });
  const { pdf, issues } = await renderToPdf(opened, kit, order, art);
  await writeOut(wanted.output.path, pdf);
  return issues;
}
