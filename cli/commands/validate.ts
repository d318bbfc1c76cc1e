import { type Command, parseWords } from '@/cli/command';
import { CannotRun, EXIT, type Exit, WrongUsage } from '@/cli/exit';
import { nameOf, openInput } from '@/cli/input';
import { mayOverflow } from '@/cli/may-overflow';
import { harmless, sayFacts, sayIssues, sayVerdict } from '@/cli/say';
import type { Facts } from '@/lib/contract/authored';
import { formatFacts } from '@/lib/contract/facts';
import { inspectionPassed } from '@/lib/contract/manifest';
import { checkDraft, type Measure } from '@/lib/flow';
import { type Issue, isError, nestIssue } from '@/lib/kernel/issue';
import type { TextBox } from '@/lib/kit/kit-spec';
import { playtest } from '@/lib/playtest/playtest';
import { isHopeless, QUICK_GAMES, QUICK_SEED, quickTables } from '@/lib/playtest/quick-look';
import type { Opened } from '@/lib/scenario/open';
import { checkForPublishing, type KnownPicture, ownPicturesIn } from '@/lib/scenario/publishable';

interface Finding {
  readonly file: string;
  readonly title: string;
  readonly issues: readonly Issue[];
  /** Undefined if the file could not be opened as a scenario. */
  readonly facts: Facts | undefined;
  /** First line of a report without errors; '' if the file could not be opened. */
  readonly passed: string;
  /** True if the file itself could not be read. */
  readonly missing: boolean;
}

export const validate: Command = {
  usage: 'validate FILE… [--json] [--fit] [--play] [--for publishing]',
  help: [
    'Checks scenarios and summarizes what is in them.',
    '',
    '  --json   one JSON document: { ok, issues: [{ code, severity, path, message }], facts }.',
    '           facts is null if a file could not be opened; ok is false if there are errors.',
    '           For several files: { ok, files: [{ file, ok, issues, facts }] }, ok if all are.',
    '  --fit    measures every text against its card or room; by default only if one looks too long',
    '  --play   if there are no errors, lets bots play 50 quick games and reports if none ends well',
    '  --for publishing',
    '           also reports what the library asks for: a licence, a summary, content warnings, and descriptions and',
    '           credits of your own pictures, which are read from the folder “art” beside the file',
    '',
    'Exit code 1 also for a file that is not a scenario, 2 for a missing file.',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals: files } = parseWords(words, {
      json: { type: 'boolean', default: false },
      fit: { type: 'boolean', default: false },
      play: { type: 'boolean', default: false },
      for: { type: 'string' },
    });
    if (values.for !== undefined && values.for !== 'publishing') {
      throw new WrongUsage(`“--for” takes publishing, not “${values.for}”.`);
    }
    if (files.length === 0) throw new WrongUsage('Say which file.');
    if (files.filter((file) => file === '-').length > 1) throw new WrongUsage('Standard input can be read only once.');
    const findings: Finding[] = [];
    const publishing = values.for !== undefined;
    for (const file of files) findings.push(await inspect(file, { ...values, publishing }));
    process.stdout.write(
      values.json
        ? formatFindings(findings)
        : findings.map((finding) => sayFinding(finding, publishing ? 'publish' : 'play')).join('\n'),
    );
    return exitOf(findings);
  },
};

const FITS: ReturnType<Measure> = { fits: true, missing: [] };

/** Measures texts that may overflow, or all. Returns undefined if there are none; loads only the fonts needed. */
async function measureFor({ draft, open }: Opened, all: boolean): Promise<Measure | undefined> {
  const isMeasured = (box: TextBox) => all || mayOverflow(box);
  const texts = open.textBoxes().flatMap((box) => (isMeasured(box) ? [box.text] : []));
  if (texts.length === 0 && !all) return undefined;
  const [{ createMeasurers }, { nodeAssets }] = await Promise.all([
    import('@/templates/layout/measure'),
    import('@/templates/assets/node'),
  ]);
  const measure = await createMeasurers(nodeAssets())(texts, draft.language);
  return (box) => (isMeasured(box) ? measure(box) : FITS);
}

/** Plays quick games and returns the issue that they reveal, if any. */
async function playQuickly({ system, open }: Opened): Promise<readonly Issue[]> {
  const play = await system.play?.();
  if (!play) return [];
  const body = system.schema.parse(open.body);
  const hopeless = await isHopeless(
    quickTables(open.players()),
    async ({ players, runs }) => playtest(play, body, { players, runs, seed: QUICK_SEED }).wins.count,
  );
  return hopeless ? [nestIssue(play.aims.hopeless(QUICK_GAMES), ['body'])] : [];
}

/** Checks the further requirements of the library, with the pictures beside the file. */
async function checkPublishing(file: string, opened: Opened, found: readonly Issue[]): Promise<readonly Issue[]> {
  const { artBeside } = await import('@/cli/art-beside');
  const art = artBeside(file);
  const pictures: KnownPicture[] = [];
  for (const hash of ownPicturesIn(opened.draft)) {
    const said = await art(hash);
    if (said) pictures.push({ hash, alt: said.alt, credit: said.credit });
  }
  return checkForPublishing(opened, found, { pictures });
}

async function inspect(
  file: string,
  { fit, play, publishing }: { readonly fit: boolean; readonly play: boolean; readonly publishing: boolean },
): Promise<Finding> {
  try {
    const opened = await openInput(file);
    if (!opened.ok) return { file, title: '', issues: [opened.error], facts: undefined, passed: '', missing: false };
    const { draft, open } = opened.value;
    const measure = await measureFor(opened.value, fit);
    const found = checkDraft(opened.value, measure);
    const played = play && !found.some(isError) ? await playQuickly(opened.value) : [];
    const missing = publishing ? await checkPublishing(file, opened.value, found) : [];
    return {
      file,
      title: draft.title,
      issues: [...missing, ...played, ...found],
      facts: open.facts(),
      passed: inspectionPassed(opened.value.system),
      missing: false,
    };
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    // Further lines are advice for people, such as a list of all starters.
    const [message = ''] = error.message.split('\n');
    const issue: Issue = { code: 'file/unreadable', severity: 'error', path: [], message };
    return { file, title: '', issues: [issue], facts: undefined, passed: '', missing: true };
  }
}

function exitOf(findings: readonly Finding[]): Exit {
  if (findings.some(({ missing }) => missing)) return EXIT.failed;
  return findings.some(({ issues }) => issues.some(isError)) ? EXIT.issues : EXIT.clean;
}

const sayFinding = ({ file, title, issues, facts, passed }: Finding, purpose: 'play' | 'publish') =>
  [
    `${harmless(nameOf(file))}${title.trim() && `: ${harmless(title)}`}\n`,
    sayIssues(issues),
    facts ? sayFacts(facts) : '',
    sayVerdict(issues, passed, purpose),
  ].join('');

function formatFindings(findings: readonly Finding[]): string {
  const [only, ...more] = findings.map(({ file, issues, facts }) => ({
    file,
    ok: !issues.some(isError),
    issues: issues.map(({ code, severity, path, message }) => ({ code, severity, path, message })),
    facts: facts ? formatFacts(facts) : null,
  }));
  if (!only) return '';
  const { file: _, ...single } = only;
  const files = [only, ...more];
  const document = more.length === 0 ? single : { ok: files.every(({ ok }) => ok), files };
  return `${JSON.stringify(document, null, 2)}\n`;
}
