import { buildKit, checkDraft } from '@/lib/flow';
import { isError } from '@/lib/kernel/issue';
import { systems } from '@/lib/systems/registry';
import { type Command, onlyOne, parseWords } from '../command';
import { CannotRun, EXIT, WrongUsage } from '../exit';
import { writeOut } from '../files';
import { requireInput } from '../input';
import { ORDER_OPTIONS, orderFrom, USUAL_PLAYERS } from '../order';
import { sayIssues } from '../say';

export const print: Command = {
  usage:
    'print FILE [--paper a4|letter] [--players N] [--names A,B] [--pieces a,b] [--fillable] [--low-ink] -o KIT.pdf',
  help: [
    'Prints the kit of a scenario as a PDF, with the scenario itself inside.',
    'A draft with errors is printed too, stamped as a draft; the errors are listed and the exit code is 1.',
    '',
    '  --paper      a4 or letter; a4 if left out',
    `  --players    how many play besides the GM; ${USUAL_PLAYERS} if left out, or as many as there are names`,
    '  --names      names for the sheets, with commas between them',
    '  --pieces     only these, with commas between them; all that are not extra if left out, or “all”',
    '  --fillable   sheets can be filled in on a screen',
    '  --low-ink    outlines and greys only',
    '  -o, --output the file to write; - for standard output',
    '',
    'Pieces:',
    ...systems.flatMap(({ pieces }) =>
      pieces.map(({ id, title, extra }) => `  ${id.padEnd(18)} ${title}${extra ? ' (extra)' : ''}`),
    ),
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, { ...ORDER_OPTIONS, output: { type: 'string', short: 'o' } });
    if (values.output === undefined) throw new WrongUsage('Say where to write the kit: -o kit.pdf.');
    const opened = await requireInput(onlyOne(positionals, 'file'));
    const errors = checkDraft(opened).filter(isError);
    const offer = { pieces: opened.system.pieces, players: opened.open.players() };
    const order = { ...orderFrom(values, offer), draft: errors.length > 0 };
    const kit = buildKit(opened, order);
    if (kit.pieces.length === 0) throw new CannotRun('There is nothing to print: these pieces are empty so far.');

    const { renderToPdf } = await import('../render-to-pdf');
    const { pdf, issues } = await renderToPdf(opened, kit, order);
    await writeOut(values.output, pdf);
    process.stderr.write(sayIssues([...errors, ...issues]));
    return errors.length > 0 ? EXIT.issues : EXIT.clean;
  },
};
