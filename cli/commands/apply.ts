import { readByThread } from '@/cli/ask-intake';
import { type Command, onlyOne, parseWords } from '@/cli/command';
import { CannotRun, EXIT, WrongUsage } from '@/cli/exit';
import { readBytes, writeOut } from '@/cli/files';
import { nameOf, requireInput } from '@/cli/input';
import { harmless } from '@/cli/say';
import { sayComparison } from '@/cli/say-comparison';
import { diff } from '@/door/describe';
import { scenarioOf } from '@/door/opened';
import { type ListsPlan, planLists } from '@/lib/intake/spreadsheet/plan';
import type { ReadTable } from '@/lib/intake/spreadsheet/read-lists';
import { sayPlanned } from '@/lib/intake/spreadsheet/say-plan';
import { sayProblem } from '@/lib/intake/spreadsheet/table-rows';
import type { JsonObject } from '@/lib/kernel/json';
import { compareDrafts } from '@/lib/scenario/compare';
import { draftShape } from '@/lib/scenario/draft-shape';
import { formatDraft } from '@/lib/scenario/envelope';
import { type Opened, openDraft } from '@/lib/scenario/open';
import { tidyCells } from '@/lib/scenario/tidy-cells';
import { counted } from '@/lib/tabletop/words/wording';

export const apply: Command = {
  usage: 'apply FILE --lists LISTS -o OUT [--remove] [--language L] [--dry-run] [--json]',
  help: [
    'Brings back the tables that “trapdoor export --format lists” wrote, and shows what they change. Rows are matched by',
    'their ids. Rows without an id are added; entries without a row stay. If anything is wrong, it is named by file, row',
    'and column, and nothing is written.',
    '',
    '  --lists LISTS  a .zip of CSV files, an .xlsx or .ods, or one .csv that is named after its list',
    '  -o, --output   the file to write the changed scenario to',
    '  --remove       remove the entries of a list whose rows are not in its table',
    '  --language L   use the translations of the table of texts: the scenario becomes one in this language (de, pt-BR)',
    '  --dry-run      show the changes, and write nothing',
    '  --force        replace an existing file',
    '  --json         one JSON document: { applied, added, changed, removed, missing, texts, translated,',
    '                 changes: [{ path, title, kind, before, after }], problems: [{ table, row, column, message }] }',
    '',
    'Exit code 1 if something is wrong, 2 if a file cannot be read.',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      lists: { type: 'string' },
      output: { type: 'string', short: 'o' },
      remove: { type: 'boolean', default: false },
      language: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    const file = onlyOne(positionals, 'file');
    const { lists, output, language, remove } = values;
    if (lists === undefined) throw new WrongUsage('Say which tables with --lists LISTS.');
    if (output === undefined && !values['dry-run']) throw new WrongUsage('Say which file to write: -o OUT.');
    if (file === '-' && lists === '-') throw new WrongUsage('Standard input can be read only once.');
    const opened = await requireInput(file);
    const tables = await tablesOf(lists);
    const before = opened.draft as unknown as JsonObject;
    const options = { remove, ...(language !== undefined && { language }) };
    const plan = planLists(draftShape(opened.system), before, tables, options);
    const isRight = plan.problems.length === 0;
    const changed = isRight ? reopened(plan.after, opened) : opened;
    const applied = isRight && !values['dry-run'];
    const out = output === '-' ? process.stderr : process.stdout;
    out.write(values.json ? formatPlan(plan, opened, changed, applied) : sayPlan(plan, opened, changed));
    if (applied) {
      const text = formatDraft(changed.draft, changed.system);
      await writeOut(output, text, { fresh: !values.force && output !== '-' });
    }
    return isRight ? EXIT.clean : EXIT.issues;
  },
};

async function tablesOf(file: string): Promise<readonly ReadTable[]> {
  const bytes = await readBytes(file);
  const tables = await readByThread<readonly ReadTable[]>({ task: 'lists', bytes, name: file });
  if (!tables.ok) throw new CannotRun(harmless(`${nameOf(file)}: ${tables.error}`));
  return tables.value;
}

/** Opens the changed scenario as a file, so that cells of boards are spelled as the game does. */
function reopened(json: JsonObject, { system }: Opened): Opened {
  const { body = {} } = json;
  return openDraft({ ...json, body: tidyCells(body, system.form).body }, system);
}

function formatPlan(plan: ListsPlan, before: Opened, after: Opened, applied: boolean): string {
  const { counts, texts, problems } = plan;
  const { changes } = diff(scenarioOf(before), scenarioOf(after));
  const { changed, translated } = texts;
  return `${JSON.stringify({ applied, ...counts, texts: changed, translated, changes, problems }, null, 2)}\n`;
}

function sayPlan(plan: ListsPlan, before: Opened, after: Opened): string {
  const { counts, texts, problems, moreProblems } = plan;
  if (problems.length > 0) {
    const more = moreProblems > 0 ? `  and ${moreProblems.toLocaleString('en')} more.\n` : '';
    const lines = problems.map((problem) => `  ${harmless(sayProblem(problem))}\n`);
    return `${lines.join('')}${more}${counted(problems.length + moreProblems, 'thing')} to correct. Nothing is changed.\n`;
  }
  const said = [
    ...sayPlanned(plan),
    ...(texts.unused > 0
      ? [`${counted(texts.unused, 'translation')} not used: name the language with --language.`]
      : []),
    ...(counts.missing > 0
      ? [`${counted(counts.missing, 'entry', 'entries')} without a row: they stay. Remove them with --remove.`]
      : []),
  ];
  return [
    sayComparison(compareDrafts(before.draft, after.draft, after.system)),
    ...said.map((line) => `${line}\n`),
  ].join('');
}
