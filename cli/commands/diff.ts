import { type Command, parseWords } from '@/cli/command';
import { CannotRun, EXIT, WrongUsage } from '@/cli/exit';
import { nameOf, requireInput } from '@/cli/input';
import { sayIssues } from '@/cli/say';
import { sayComparison } from '@/cli/say-comparison';
import { diff as compare } from '@/door/describe';
import { scenarioOf } from '@/door/opened';
import { compareDrafts } from '@/lib/scenario/compare';
import { unreadableParts } from '@/lib/scenario/envelope';
import { formatVariant } from '@/lib/starters/variant';

export const diff: Command = {
  usage: 'diff OLD NEW [--json | --patch] [--exit-code]',
  help: [
    'Shows what changed from one scenario to another: by part, entry and field, with the changed words marked',
    '[-removed-] and {+added+}. Entries are matched by their ids. Files of older versions are updated first; ids of',
    'the scenarios themselves are not compared.',
    '',
    '  --json       one JSON document: { same, changes: [{ path, title, kind, before, after }] };',
    '               kind is added, removed, changed or moved, before and after are as files have them, null for',
    '               nothing; of a move they are the places in its list, counted from 1',
    '  --patch      the file of NEW as a variant of OLD: save it as NAME.patch.json beside OLD',
    '  --exit-code  exit code 1 if the scenarios differ',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      json: { type: 'boolean', default: false },
      patch: { type: 'boolean', default: false },
      'exit-code': { type: 'boolean', default: false },
    });
    const [old, latest, ...more] = positionals;
    if (old === undefined || latest === undefined || more.length > 0) throw new WrongUsage('Say which two files.');
    if (values.json && values.patch) throw new WrongUsage('Choose one of --json and --patch.');
    if (old === '-' && latest === '-') throw new WrongUsage('Standard input can be read only once.');
    const [before, after] = [await requireInput(old), await requireInput(latest)];
    if (before.system.id !== after.system.id) {
      throw new CannotRun(
        `${nameOf(old)} is for ${before.system.title}, ${nameOf(latest)} for ${after.system.title}: only scenarios of one game can be compared.`,
      );
    }
    for (const { issues } of [before, after]) process.stderr.write(sayIssues(unreadableParts(issues)));
    const comparison = compareDrafts(before.draft, after.draft, after.system);
    process.stdout.write(
      values.patch
        ? formatVariant(after.system.shape, before.draft, after.draft)
        : values.json
          ? `${JSON.stringify(compare(scenarioOf(before), scenarioOf(after)), null, 2)}\n`
          : sayComparison(comparison),
    );
    return values['exit-code'] && !comparison.same ? EXIT.issues : EXIT.clean;
  },
};
