// @module-tag long

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { builtCli } from '@/test/support/built-cli';

const { at, program, trapdoor, write } = builtCli();
const spaceship = async () => (await trapdoor(['export', 'spaceship'])).out;

/** The spaceship with one more goal that waits for itself. */
async function circular(): Promise<string> {
  const draft = JSON.parse(await spaceship());
  const [goal] = draft.body.goals;
  goal.requires.push({ id: 'loop', kind: 'goal', goal: goal.id, basis: 'explicit' });
  return JSON.stringify(draft);
}

describe('validate', () => {
  it('finds the spaceship clean and says so', async () => {
    const { code, out, err } = await trapdoor(['validate', 'spaceship']);
    expect(out).toContain('Inspection passed. Nobody is safe.');
    expect(out).toContain('20 goals, 15 rooms, 26 passages');
    expect([code, err]).toEqual([0, '']);
  });

  it('says of Isolation what can’t be mistaken for one of its findings', async () => {
    const { out } = await trapdoor(['validate', 'isolation-farmhouse']);
    expect(out).toContain('Inspection passed. Trust nobody.');
    expect(out).toContain('2 levels of Stress at the start');
    expect(out).not.toContain('Nobody is safe');
  });

  it('prints one document with --json', async () => {
    const { code, out } = await trapdoor(['validate', 'spaceship', '--json']);
    const document = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(document)).toEqual(['ok', 'issues', 'facts']);
    expect(document).toMatchObject({ ok: true, facts: { goals: 20, rooms: 15, passages: 26 } });
    for (const count of Object.values(document.facts.events)) expect(count).toBeGreaterThanOrEqual(5);
    expect(Object.keys(document.facts.events).toSorted()).toEqual(['clubs', 'diamonds', 'hearts', 'spades']);
    const routes = document.facts.routes.map((route: { leastConflicts: number }) => route.leastConflicts);
    expect(routes.toSorted((a: number, b: number) => a - b)).toEqual([5, 11]);
    expect(Object.keys(document.facts.routes[0])).toEqual(['id', 'reachable', 'leastConflicts']);
  });

  it('exits 1 on errors, and names code, place and remedy', async () => {
    const file = write('circular.json', await circular());
    const { code, out } = await trapdoor(['validate', file]);
    expect(code).toBe(1);
    expect(out).toContain('Not fit to play yet');
    expect(out).toMatch(/error .*body\/goals/);
    const { ok, issues } = JSON.parse((await trapdoor(['validate', '--json', file])).out);
    expect(ok).toBe(false);
    const [issue] = issues;
    expect(Object.keys(issue)).toEqual(['code', 'severity', 'path', 'message']);
    expect(issue.path[0]).toBe('body');
  });

  it('reads standard input', async () => {
    expect((await trapdoor(['validate', '-'], await spaceship())).code).toBe(0);
    expect((await trapdoor(['validate', '-', '--json'], '{"format":')).code).toBe(1);
  });

  it('prints one document for several files', async () => {
    const file = write('circular.json', await circular());
    const { code, out } = await trapdoor(['validate', '--json', 'spaceship', file]);
    const { ok, files } = JSON.parse(out);
    expect(code).toBe(1);
    expect(ok).toBe(false);
    expect(files.map((found: { file: string; ok: boolean }) => [found.file, found.ok])).toEqual([
      ['spaceship', true],
      [file, false],
    ]);
  });

  it.each([
    ['broken JSON', '{"format": tr', 'file/not-json'],
    ['another format', '{"format": "soup"}', 'file/not-a-scenario'],
    ['nothing', '', 'file/not-json'],
    ['a PDF without a scenario', '%PDF-1.4\n%%EOF', 'pdf/'],
    ['depth', '['.repeat(10_000), 'file/too-deep'],
    ['__proto__', '{"format":"trapdoor/scenario","__proto__":{"a":1}}', 'file/forbidden-key'],
  ])('gives a document for %s', async (_, content, expected) => {
    const { code, out, err } = await trapdoor(['validate', '--json', write('bad', content)]);
    const document = JSON.parse(out);
    expect([code, err]).toEqual([1, '']);
    expect(document).toMatchObject({ ok: false, facts: null });
    expect(document.issues[0].code).toContain(expected);
  });

  it('gives a document for a file that is not there, and exits 2', async () => {
    const { code, out } = await trapdoor(['validate', '--json', at('nowhere.json')]);
    expect(code).toBe(2);
    const { ok, issues, facts } = JSON.parse(out);
    expect([ok, facts, issues.length]).toEqual([false, null, 1]);
    expect(issues[0]).toMatchObject({ code: 'file/unreadable', severity: 'error', path: [] });
    expect(issues[0].message).toMatch(/^There is no file “.*” and no starter of that name\.$/);
  });

  it('gives one document for several files, though one is not there and one is a folder', async () => {
    const { code, out, err } = await trapdoor(['validate', '--json', at('nowhere.json'), 'spaceship', at('')]);
    expect([code, err]).toEqual([2, '']);
    const { ok, files } = JSON.parse(out);
    expect(ok).toBe(false);
    expect(files.map((found: { ok: boolean }) => found.ok)).toEqual([false, true, false]);
  });

  it.each([
    ['a text too long for its card', 'Far too long for a card. '.repeat(60), 'print/too-long'],
    ['a sign that no font has', 'Ring the bell \u{1F6CE} \u{13000}', 'print/missing-character'],
  ])('measures %s', async (_, text, expected) => {
    const draft = JSON.parse(await spaceship());
    draft.body.events[0].text = text;
    const file = write('long.json', JSON.stringify(draft));
    const codesOf = async (...words: string[]) =>
      JSON.parse((await trapdoor(['validate', '--json', file, ...words])).out).issues.map(
        ({ code }: { code: string }) => code,
      );
    expect(await codesOf()).toEqual([expected]);
    expect(await codesOf('--fit')).toEqual([expected]);
    expect((await trapdoor(['validate', 'spaceship', '--fit'])).out).toContain('Inspection passed. Nobody is safe.\n');
  });

  it('prints no control characters that somebody typed', async () => {
    const draft = JSON.parse(await spaceship());
    draft.title = 'Red \u001b[31malert\u0007';
    const { out } = await trapdoor(['validate', write('escapes.json', JSON.stringify(draft))]);
    expect(out).toContain('Red  [31malert');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });
});

describe('export, new, migrate, schema', () => {
  it('exports to the same bytes again, from a file and from standard input', async () => {
    const first = await spaceship();
    const file = write('ship.json', first);
    expect((await trapdoor(['export', file, '--format', 'json'])).out).toBe(first);
    expect((await trapdoor(['export', '-'], first)).out).toBe(first);
    expect((await trapdoor(['export', file, '-o', at('copy.json')])).code).toBe(0);
    expect(readFileSync(at('copy.json'), 'utf8')).toBe(first);
  });

  it('exports Markdown that every command opens again', async () => {
    const file = at('ship.md');
    expect((await trapdoor(['export', 'spaceship', '--format', 'markdown', '-o', file])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('#### Launch the pod {#pod}');
    expect((await trapdoor(['export', file])).out).toBe(await spaceship());
    write('odd.md', '# Odd\n\nGame: Trapped!\n\n## Weather\n');
    const { code, out } = await trapdoor(['validate', at('odd.md')]);
    expect([code, out]).toEqual([1, expect.stringContaining('Line 5, column 1: there is no heading “Weather” here')]);
  });

  it('exports a draft with errors too, and says so', async () => {
    const { code, out, err } = await trapdoor(['export', write('circular.json', await circular())]);
    expect(code).toBe(1);
    expect(JSON.parse(out).format).toBe('trapdoor/scenario');
    expect(err).toContain('error');
  });

  it('begins a scenario with an id of its own, and replaces no file', async () => {
    const [one, two] = [await trapdoor(['new', 'spaceship']), await trapdoor(['new', 'spaceship'])];
    expect(JSON.parse(one.out).id).not.toBe(JSON.parse(two.out).id);
    expect((await trapdoor(['new', 'spaceship', '-o', at('mine.json')])).code).toBe(0);
    const again = await trapdoor(['new', 'spaceship', '-o', at('mine.json')]);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('already exists')]);
    expect((await trapdoor(['new', 'spaceship', '-o', at('mine.json'), '--force'])).code).toBe(0);
    expect((await trapdoor(['validate', at('mine.json')])).code).toBe(0);
  });

  it.each(systems.map(({ id }) => id))('begins a blank page of %s, which is full of errors', async (id) => {
    const { code, out } = await trapdoor(['new', id]);
    expect(code).toBe(0);
    expect((await trapdoor(['validate', '-'], out)).code).toBe(1);
  });

  it('migrates a present file to itself, and lists what does not fit', async () => {
    const first = await spaceship();
    expect(await trapdoor(['migrate', '-'], first)).toMatchObject({ code: 0, out: first, err: '' });
    const odd = JSON.stringify({ ...JSON.parse(first), surprise: 1 });
    const { code, out, err } = await trapdoor(['migrate', '-'], odd);
    expect([code, out]).toEqual([1, first]);
    expect(err).toContain('surprise');
  });

  it.each(systems.map(({ id }) => id))('prints the JSON Schema of %s', async (id) => {
    const { code, out } = await trapdoor(['schema', id]);
    expect(code).toBe(0);
    expect(JSON.parse(out).$schema).toContain('2020-12');
  });
});

describe('mistakes', () => {
  it.each([
    ['no command', [], 'Usage:'],
    ['an unknown command', ['fly'], 'There is no command “fly”'],
    ['an unknown option', ['validate', 'spaceship', '--loud'], 'trapdoor validate FILE'],
    ['no file', ['validate'], 'Say which file'],
    ['a file that is not there', ['export', 'nowhere'], 'There is no file “nowhere”'],
    ['two files where one goes', ['export', 'spaceship', 'mars'], 'Only one file at a time'],
    ['a folder', ['export', at('')], 'is a folder'],
    ['standard input twice', ['validate', '-', '-'], 'only once'],
    ['another format', ['export', 'spaceship', '--format', 'docx'], 'There is no format “docx”'],
    ['an unknown game', ['schema', 'chess'], 'There is no game “chess”'],
    ['an unknown starter', ['new', 'moon'], 'There is no starter “moon”'],
    ['nowhere to print to', ['print', 'spaceship'], 'Say where to write'],
    ['a list in a file', ['print', 'spaceship', '--list', '-o', 'x.txt'], 'leave out -o'],
    ['a kit as JSON', ['print', 'spaceship', '--json', '-o', 'x.pdf'], '“--json” goes with --list or --plan'],
    ['a plan in a file', ['print', 'spaceship', '--plan', '-o', 'x.pdf'], 'leave out -o'],
    ['pages that are none', ['print', 'spaceship', '--pages', 'all', '-o', 'x.pdf'], 'Write pages like 1-8,12'],
    ['pages of many files', ['print', 'spaceship', '--pages', '1', '-o', 'x.zip'], 'goes with one PDF'],
    ['PDFs by paper in one', ['print', 'spaceship', '--by-paper', '-o', 'x.pdf'], 'are several files'],
    ['unknown paper', ['print', 'spaceship', '--paper', 'a7', '-o', 'x.pdf'], 'There is no paper “a7”'],
    ['too many players', ['print', 'spaceship', '--players', '9', '-o', 'x.pdf'], 'From 2 to 5'],
    ['players in words', ['print', 'spaceship', '--players', 'four', '-o', 'x.pdf'], 'From 2 to 5'],
    ['more names than players', ['print', 'spaceship', '--players', '2', '--names', 'A,B,C', '-o', 'x'], '3 names'],
    ['an unknown piece', ['print', 'spaceship', '--pieces', 'cover,cake', '-o', 'x.pdf'], 'no piece “cake”'],
    ['an unknown component', ['print', 'spaceship', '--component', 'cake', '-o', 'x.pdf'], 'no piece “cake”'],
    [
      'unknown backs',
      ['print', 'spaceship', '--backs', 'sideways', '-o', 'x.pdf'],
      'There is: face-down, none, long-edge',
    ],
    ['a bleed of its own', ['print', 'spaceship', '--bleed', '9mm', '-o', 'x.pdf'], '0, 3mm or 1/8in'],
    ['too narrow a margin', ['print', 'spaceship', '--margin', '2', '-o', 'x.pdf'], '6.35 to 25 mm'],
    ['pictures in one file', ['print', 'spaceship', '--png', '-o', 'x.pdf'], 'archive (-o kit.zip) or a folder'],
    ['pictures of something else', ['print', 'spaceship', '--images', 'cats', '-o', 'x.zip'], 'not of “cats”'],
    ['no calibration', ['print', 'spaceship', '--calibration', 'no.json', '-o', 'x.pdf'], 'There is no “no.json”'],
    ['an archive in no folder', ['print', 'spaceship', '--pieces', 'secret-slip', '-o', at('no/kit.zip')], 'no folder'],
    [
      'a folder that is not there',
      ['export', 'spaceship', '-o', at('no/such/place.json')],
      `no folder “${at('no/such')}” to write to`,
    ],
  ] as const)('says what is wrong with %s, and exits 2 without a stack trace', async (_, words, message) => {
    const { code, out, err } = await trapdoor(words);
    expect(err).toContain(message);
    expect([code, out]).toEqual([2, '']);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it.runIf(existsSync('/dev/full'))('says that the disk is full, also behind standard output', () => {
    const { status, stderr } = spawnSync(process.execPath, [program, 'export', 'spaceship'], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    });
    expect([status, String(stderr)]).toEqual([2, "“standard output” can't be written: the disk is full.\n"]);
  });

  it('says nothing when the reader has seen enough', () => {
    const cli = `"${process.execPath}" "${program}" export spaceship`;
    expect(spawnSync('sh', ['-c', `${cli} | head -c 10`], { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stdout: '{\n  "$sche',
      stderr: '',
    });
  });

  it('helps on request', async () => {
    expect(await trapdoor(['--help'])).toMatchObject({ code: 0, err: '' });
    const { code, out } = await trapdoor(['print', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('character-sheet');
  });
});

describe('print --list', () => {
  const listOf = async (...words: readonly string[]) => {
    const { code, out, err } = await trapdoor(['print', ...words, '--list', '--json']);
    return { code, err, ...JSON.parse(out) };
  };
  const copiesOf = ({ pieces }: { pieces: { id: string; copies: number }[] }, id: string) =>
    pieces.find((piece) => piece.id === id)?.copies;

  it('counts the pieces of the Mothership as its rules do, and those of an order as ordered', async () => {
    const usual = await listOf('book-ship');
    // Five endings are cut out as slips besides.
    expect(usual).toMatchObject({ code: 0, err: '', cutOut: 123 + 5 });
    expect(['tiles', 'character-cards', 'tokens', 'boards', 'rules'].map((id) => copiesOf(usual, id))).toEqual([
      56, 6, 59, 2, 1,
    ]);
    expect(Object.keys(usual.pieces[0])).toEqual(['id', 'title', 'kind', 'copies', 'parts']);
    expect(Object.keys(usual.pieces[0].parts[0])).toEqual(['id', 'title', 'copies']);
    expect(copiesOf(await listOf('book-ship', '--players', '3'), 'references')).toBe(3);
    expect(await listOf('book-ship', '--pieces', 'boards,rules')).toMatchObject({
      cutOut: 2,
      pieces: [
        { id: 'rules', kind: 'document', copies: 1 },
        { id: 'boards', kind: 'cut', copies: 2, parts: [{ copies: 1 }, { copies: 1 }] },
      ],
    });
  });

  it.each([
    ['graveyard', 33],
    ['graveyard-and-deep-sea', 60],
    ['walls-standard', 107],
    ['walls-faster', 63],
  ])('counts what is cut out of “%s”, whatever the number of players', async (starter, cutOut) => {
    for (const players of ['2', '4']) expect(await listOf(starter, '--players', players)).toMatchObject({ cutOut });
  });

  it('counts what is cut out of a game with a GM for each player who comes', async () => {
    for (const [players, cutOut] of [
      ['2', 12 + 24 + 28 * 2],
      ['6', 12 + 24 + 28 * 6],
    ] as const) {
      expect(await listOf('fightsphere-first-fall', '--players', players)).toMatchObject({ cutOut });
    }
  });

  it('reads as a table without --json', async () => {
    const { code, out } = await trapdoor(['print', 'book-ship', '--pieces', 'boards,rules', '--list']);
    expect(code).toBe(0);
    expect(out).toContain('     1  rules   Rules leaflet\n     2  boards  Boards (to cut out)\n');
    expect(out).toContain('  2 pieces to cut out\n');
  });

  it('lists a draft with errors too, and exits 1', async () => {
    const { code, err, pieces } = await listOf(write('circular.json', await circular()), '--pieces', 'cover');
    expect([code, pieces.length]).toEqual([1, 1]);
    expect(err).toContain('error');
  });
});

describe('print', { tags: 'long' }, () => {
  it('writes a kit that carries its scenario, the same one each time', async () => {
    mkdirSync(at('kits'), { recursive: true });
    const words = ['print', 'spaceship', '--players', '3', '--pieces', 'cover,character-sheet', '-o'];
    const { code, err } = await trapdoor([...words, at('kits/one.pdf')]);
    expect([code, err]).toEqual([0, '']);
    await trapdoor([...words, at('kits/two.pdf')]);
    const pdf = readFileSync(at('kits/one.pdf'));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.equals(readFileSync(at('kits/two.pdf')))).toBe(true);
    expect((await trapdoor(['export', at('kits/one.pdf')])).out).toBe(await spaceship());
  });

  it('writes to standard output, fillable, on the other paper, with names', async () => {
    const { code, bytes } = await trapdoor(
      [
        'print',
        '-',
        '--paper',
        'letter',
        '--names',
        'Ann, Zoë',
        '--pieces',
        'character-sheet',
        '--fillable',
        '-o',
        '-',
      ],
      await spaceship(),
    );
    expect(code).toBe(0);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('prints for six where the house rules allow six', async () => {
    const draft = JSON.parse(await spaceship());
    draft.body.options.maxCharacters = 6;
    const file = write('six.json', JSON.stringify(draft));
    const { code, err } = await trapdoor(['print', file, '--players', '6', '--pieces', 'cover', '-o', at('six.pdf')]);
    expect([code, err]).toEqual([0, '']);
    const refused = await trapdoor(['print', file, '--players', '7', '-o', at('seven.pdf')]);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('From 2 to 6') });
  });

  it('prints a draft with errors all the same, and exits 1', async () => {
    const file = write('circular.json', await circular());
    const { code, err } = await trapdoor(['print', file, '--pieces', 'cover', '--low-ink', '-o', at('draft.pdf')]);
    expect(code).toBe(1);
    expect(err).toContain('error');
    expect(readFileSync(at('draft.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('names a text that is too long for its piece, and exits 1; the rules leaflet takes any', async () => {
    const draft = JSON.parse(await spaceship());
    draft.body.attributeLabels.lucky = 'Extraordinarily quick on the uptake '.repeat(5).trim();
    const file = write('clipped.json', JSON.stringify(draft));
    const { code, err } = await trapdoor(['print', file, '--pieces', 'tokens', '-o', at('clipped.pdf')]);
    expect([code, err]).toEqual([1, expect.stringContaining('Extraordinarily quick')]);
    const leaflet = await trapdoor(['print', file, '--pieces', 'rules', '-o', at('leaflet.pdf')]);
    expect([leaflet.code, leaflet.err]).toEqual([0, '']);
  });

  it('writes all there is of it into an archive, the same one each time', async () => {
    const words = ['print', 'spaceship', '--pieces', 'secret-slip,trackers', '-o'];
    const { code, err } = await trapdoor([...words, at('one.zip')]);
    // On a slow machine it also says how far it is.
    expect([code, err.replace(/^\d+ % of the files\n/gm, '')]).toEqual([0, '']);
    await trapdoor([...words, at('two.zip')]);
    const zip = readFileSync(at('one.zip'));
    expect(zip.equals(readFileSync(at('two.zip')))).toBe(true);
    expect(existsSync(at('one.zip.part'))).toBe(false);
    const files = unzipSync(zip);
    const names = Object.keys(files);
    expect(names).toEqual(names.toSorted());
    expect(names).toEqual(
      expect.arrayContaining([
        'CREDITS.txt',
        'README.txt',
        'components/secret-slip.pdf',
        'kit.pdf',
        'sheets/secret-slip/01.png',
        'trapped-on-the-spaceship-with-the-alien.trapdoor.json',
      ]),
    );
    expect(
      names.filter((name) => /^pieces\/trackers-[\w-]+\/\d\d-[\w-]+-front\.png$/.test(name)).length,
    ).toBeGreaterThan(0);
    expect(new TextDecoder().decode(files['CREDITS.txt'])).toContain('Adam Dray');
    expect(new TextDecoder().decode(files['trapped-on-the-spaceship-with-the-alien.trapdoor.json'])).toBe(
      await spaceship(),
    );
  });

  it('plans which pages go on which paper, and prints some of them or a PDF for each', async () => {
    const pieces = ['print', 'spaceship', '--pieces', 'cover,rules,event-cards'];
    const json = await trapdoor([...pieces, '--plan', '--json']);
    expect([json.code, json.err]).toEqual([0, '']);
    const plan = JSON.parse(json.out);
    const pages: readonly number[] = plan.runs.flatMap((run: { pages: readonly number[] }) => run.pages);
    expect([pages.length, pages[0]]).toEqual([plan.printed, 1]);
    const { out } = await trapdoor([...pieces, '--plan']);
    expect(out).toMatch(/thick paper, both sides +\d+ sheets? +Event cards/);
    expect(out).toContain(`${plan.sheets} sheets of paper, ${plan.printed} printed sides`);

    const some = await trapdoor([...pieces, '--pages', '1', '-o', at('some.pdf')]);
    expect([some.code, some.err]).toEqual([0, '']);
    expect((await PDFDocument.load(readFileSync(at('some.pdf')))).getPageCount()).toBe(1);
    const none = await trapdoor([...pieces, '--pages', '900', '-o', at('none.pdf')]);
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining('none of those you asked for') });

    const { code, err } = await trapdoor([...pieces, '--by-paper', '-o', `${at('by-paper')}/`]);
    expect([code, err]).toEqual([0, '']);
    const names = readdirSync(at('by-paper')).sort();
    expect(names.at(-1)).toBe('PRINT-PLAN.txt');
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^\d-thick-paper-both-sides\.pdf$/)]));
    // Any of them opens again.
    for (const name of names.filter((one) => one.endsWith('.pdf')))
      expect((await trapdoor(['validate', join(at('by-paper'), name)])).code).toBe(0);
  });

  it('writes pictures alone into a folder, of pieces alone, for a printer that is off', async () => {
    const calibration = { front: { xMm: 1, yMm: 0, degrees: 0 }, back: { xMm: 0, yMm: -1, degrees: 0.5 } };
    const file = write('printer.json', JSON.stringify(calibration));
    const words = ['print', 'spaceship', '--component', 'trackers', '--png', '--images', 'pieces', '--ink', 'grey'];
    const { code, err } = await trapdoor([...words, '--calibration', file, '-o', `${at('pictures')}/`]);
    expect([code, err]).toEqual([0, '']);
    const found = readdirSync(at('pictures'), { recursive: true, withFileTypes: true });
    const names = found.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['README.txt', expect.stringMatching(/^01-.*-front\.png$/)]));
    expect(names.filter((name) => /\.pdf$|\.json$/.test(name))).toEqual([]);
    const wrong = write('wrong.json', '{"front": {"xMm": 900}}');
    const refused = await trapdoor([...words, '--calibration', wrong, '-o', at('x.zip')]);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('Write it like this') });
  });
});
