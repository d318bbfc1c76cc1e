import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as door from '@/door/index';
import { findSystem } from '@/test/support/all-systems';
import { builtCli } from '@/test/support/built-cli';
import { readPdfText } from '@/test/support/read-pdf';

const { at, trapdoor, write } = builtCli();

/** Lines that the command writes to standard error while it plays, if games take long. */
const PROGRESS = /^(?:This takes about .+\.\n)?(?:\d+ of \d+ games\n)*$/;

type Body = Record<string, { id: string; [key: string]: unknown }[]>;

function wait(body: Body): void {
  for (const goal of body.goals ?? []) goal.requires = [{ id: 'r', kind: 'goal', goal: goal.id, basis: 'explicit' }];
}

function loop(body: Body): void {
  for (const event of body.events ?? []) event.effects = [{ id: 'e', kind: 'extraTurn', condition: '' }];
}

/** A scenario without Events and ways out. */
async function unfinished(): Promise<string> {
  const draft = JSON.parse((await trapdoor(['export', 'spaceship'])).out);
  return write('unfinished.json', JSON.stringify({ ...draft, body: { ...draft.body, events: [], escapes: [] } }));
}

describe('playtest', { tags: 'long' }, () => {
  it('prints one document with --json, the same each time', async () => {
    const words = ['playtest', 'spaceship', '--runs', '50', '--seed', '7', '--players', '3', '--json'];
    const [first, second] = await Promise.all([trapdoor(words), trapdoor(words)]);
    const report = JSON.parse(first.out);
    expect(second.out).toBe(first.out);
    expect(report).toMatchObject({ runs: 50, seed: 7, players: 3, bots: ['planner', 'planner', 'planner', 'fair'] });
    const counted = report.endings.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(counted + report.unfinished.count).toBe(50);
    const scenario = await door.open((await trapdoor(['export', 'spaceship'])).out);
    const { verdicts, wins } = await door.playtest(scenario, { runs: 50, seed: 7, players: 3 });
    expect(report).toMatchObject({
      verdicts: verdicts.map(({ code, severity, path, message }) => ({ code, severity, path, message })),
      wins,
    });
    for (const ending of report.endings) {
      expect(Object.keys(ending)).toEqual(expect.arrayContaining(['id', 'label', 'count', 'share', 'low', 'high']));
      expect(ending.low).toBeLessThanOrEqual(ending.share);
      expect(ending.high).toBeGreaterThanOrEqual(ending.share);
    }
    expect(Object.keys(report.rounds)).toEqual(['median', 'p10', 'p90', 'mean', 'low', 'high']);
    for (const { mean, low, high } of [report.rounds, report.winnersPerGame]) {
      expect(low).toBeLessThan(mean);
      expect(high).toBeGreaterThan(mean);
    }
    expect(report.minutes.p90).toBeGreaterThanOrEqual(report.minutes.p10);
    expect(report.goals).toHaveLength(20);
    expect(report.events.length).toBeGreaterThanOrEqual(20);
    expect(report.seats).toHaveLength(3);
    for (const { id, games, won, ...rest } of report.opening) {
      expect([Object.keys(rest), games]).toEqual([['label'], 50]);
      expect(won).toBe(report.seats[Number(id) - 1].count);
    }
    expect(report.opening.map(({ label }: { label: string }) => label)).toEqual([
      'First to play',
      'Second to play',
      'Third to play',
    ]);
    expect(Array.isArray(report.verdicts)).toBe(true);
  });

  it('prints a text without --json, and only progress to standard error', async () => {
    const { out, err, code } = await trapdoor(['playtest', 'spaceship', '--runs', '100', '--bots', 'random']);
    expect(out).toContain('100 games, 4 players (random, random, random, random, fair), seed 1');
    expect(out).toContain('Get to the last lifepod');
    expect(code).toBe(0);
    expect(err).toMatch(PROGRESS);
    const brief = await trapdoor(['playtest', 'spaceship', '--runs', '100', '--bots', 'random', '--brief']);
    expect(brief.code).toBe(0);
    expect(out.startsWith(brief.out)).toBe(true);
    expect(brief.out).toMatch(/\n {2}A game lasts about .*\n$/s);
    expect(brief.out).not.toContain('Worth watching');
  });

  it('writes the report as a PDF too', async () => {
    const words = ['playtest', 'spaceship', '--runs', '20', '--bots', 'random'];
    const plain = await trapdoor(words);
    const { out, err, code } = await trapdoor([...words, '--report', at('report.pdf')]);
    expect([code, out]).toEqual([0, plain.out]);
    expect(err).toMatch(PROGRESS);
    const [first = ''] = await readPdfText(await readFile(at('report.pdf')));
    expect(first).toContain('20 games, 4 players (random, random, random, random, fair), seed 1');
  });

  it.each([
    ['without a folder', 'nowhere/report.pdf', 'There is no folder'],
    ['into a folder', '.', '“.” is a folder. Name a file.'],
    ['on standard output', '-', 'Name a file for the report'],
  ])('refuses to write the report %s, before it plays', async (_, path, message) => {
    const { out, err, code } = await trapdoor(['playtest', 'spaceship', '--runs', '10', '--report', path]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it('looks at the other sizes of table before it says that nobody uses something', async () => {
    const { out } = await trapdoor(['playtest', 'spaceship', '--runs', '150', '--players', '2', '--json']);
    const { runs, players, verdicts } = JSON.parse(out);
    expect([runs, players]).toEqual([150, 2]);
    expect(verdicts.map(({ code }: { code: string }) => code)).not.toContain('trapped/play-route-unused');
    for (const { code, message } of verdicts) {
      if (/untried|unfetched|undrawn/.test(code)) expect(message).toContain('300 games with 2, 3, 4 or 5 players');
      else expect(message).toContain('With 2 players');
    }
  });

  it('does not praise what too few games were played of', async () => {
    const { out } = await trapdoor(['playtest', 'spaceship', '--runs', '20']);
    expect(out).not.toContain('Plays well.');
    expect(out).toContain('Too few games to judge: play 100 or more.');
  });

  it.each([
    ['a bot nobody knows', ['--bots', 'genius'], 'There is no bot “genius”'],
    ['a host that is a player', ['--host', 'planner'], 'There is no bot “planner” for that seat'],
    ['too many at the table', ['--players', '9'], '“--players” takes a whole number from 2 to 5, not “9”.'],
    ['no games', ['--runs', '0'], '“--runs” takes a whole number'],
    ['a choice where there is none', ['--choose', 'level=hard'], 'This game has nothing to choose.'],
    ['a mirror where nobody competes', ['--mirror'], 'nobody plays against the others'],
    ['a number that is not there', ['--vary', 'options/doomClock=3,9'], 'similar paths: options/doomClockRounds,'],
    ['a value outside the limits', ['--vary', 'options/doomClockRounds=3,500'], 'from 1 to 99 or “none”, not “500”'],
    ['a number varied in a mirror', ['--vary', 'options/suitCount=3,4', '--report', 'x.pdf'], 'goes with neither'],
    ['half a seed', ['--seed', '0.5'], '“--seed” takes a whole number'],
  ])('refuses %s', async (_, words, message) => {
    const { code, out, err } = await trapdoor(['playtest', 'spaceship', ...words]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it('plays what was agreed on, and says what could have been', async () => {
    const words = ['playtest', 'the-mothership', '--runs', '40', '--choose'];
    const { out, code } = await trapdoor([...words, 'level=hard', '--json']);
    const { agreed, levels } = JSON.parse(out);
    expect(agreed).toEqual(['Level: Hard']);
    expect(levels).toMatchObject([{ id: 'hard', games: 40 }]);
    expect(code).toBe(0);
    const refused = await trapdoor([...words, 'level=nightmare']);
    expect([refused.code, refused.out]).toEqual([2, '']);
    expect(refused.err).toContain('“level=nightmare”. There are: level=easy, level=medium, level=hard.');
  });

  it('plays a number at several values with the same seeds, side by side', async () => {
    const words = ['playtest', 'the-mothership', '--runs', '40', '--vary', 'supplies/safe=4,30'];
    const [json, text, whole] = await Promise.all([
      trapdoor([...words, '--json']),
      trapdoor(words),
      trapdoor([...words.slice(0, 4), '--json']),
    ]);
    const { vary, ...about } = JSON.parse(json.out);
    expect([json.code, text.code]).toEqual([0, 0]);
    expect(about).toMatchObject({ runs: 40, seed: 1, players: 4, path: 'supplies/safe' });
    expect(vary.map(({ value }: { value: number | null }) => value)).toEqual([4, 30]);
    expect(Object.keys(vary[0])).toEqual(['value', 'endings', 'unfinished', 'wins', 'minutes', 'verdicts']);
    expect(vary[0].wins.high).toBeLessThan(vary[1].wins.low);
    // There are 30 as it is.
    const { unfinished, wins, minutes, verdicts } = JSON.parse(whole.out);
    expect(vary[1]).toMatchObject({ value: 30, unfinished, wins, minutes, verdicts });
    expect(text.out).toContain('Supplies, Safe tiles in the box (now 30)');
    expect(text.out).toMatch(
      /^ {2}4 +30\n.*\n {2}[\d.]+ % \([\d.]+ to [\d.]+\) +[\d.]+ % \([\d.]+ to [\d.]+\) +Everybody is home$/m,
    );
  });

  it('plays pairs of games with the seats exchanged where players compete', async () => {
    const words = ['playtest', 'graveyard', '--mirror', '--bots', 'hunter,random', '--runs', '60'];
    const [json, text] = await Promise.all([trapdoor([...words, '--json']), trapdoor(words)]);
    const { runs, players, bots, mirror, opening } = JSON.parse(json.out);
    expect([runs, players, bots]).toEqual([60, 2, ['hunter', 'random']]);
    expect(mirror.byDeal + mirror.byPlayer + mirror.split).toBe(60);
    expect(mirror.pairs).toBe(60);
    const [hunter, random] = mirror.bots;
    expect(hunter.low).toBeGreaterThan(random.high);
    expect(opening[0].won + opening[1].won).toBe(60);
    expect(text.out).toContain('60 pairs: each seed was played twice');
  });

  it('plays what is not finished too, and says what is wrong with it', async () => {
    const { code, out, err } = await trapdoor(['playtest', await unfinished(), '--runs', '100', '--json']);
    expect(code).toBe(1);
    expect(err).toContain('not fit to play yet');
    expect(JSON.parse(out).runs).toBe(100);
  });

  it.each([
    ['has nothing in it', (body: Body) => void Object.assign(body, { goals: [], escapes: [], events: [] })],
    ['has no way out', (body: Body) => void Object.assign(body, { escapes: [] })],
    ['has goals that wait for themselves', wait],
    ['has only Events that grant another turn', loop],
  ])('ends with that verdict where a scenario %s', async (_, change) => {
    const draft = JSON.parse((await trapdoor(['export', 'spaceship'])).out);
    change(draft.body);
    const file = write('rogue.json', JSON.stringify(draft));
    const { out } = await trapdoor(['playtest', file, '--runs', '100', '--json']);
    const { verdicts, runs } = JSON.parse(out);
    expect(runs).toBe(100);
    const codes = verdicts.map((verdict: { code: string }) => verdict.code);
    if (change !== loop) expect(codes).toContain('trapped/play-never-won');
  });

  it('ends with a verdict where nobody can win', async () => {
    const draft = JSON.parse((await trapdoor(['export', 'spaceship'])).out);
    // Every way out waits for goals as hard as the monster, and nobody has anything to make it easier.
    for (const goal of draft.body.goals) goal.toughness = 'monster';
    draft.body.options.doomClockRounds = 3;
    const file = write('hopeless.json', JSON.stringify(draft));
    const { out } = await trapdoor(['playtest', file, '--runs', '100', '--bots', 'random', '--json']);
    const { verdicts, wins } = JSON.parse(out);
    expect(wins.share).toBeLessThan(0.1);
    expect(verdicts.map(({ code }: { code: string }) => code)).toContain('trapped/play-never-won');
  });
});

describe('replay', { tags: 'long' }, () => {
  it('tells the same game of the same seed', async () => {
    const words = ['replay', 'spaceship', '--seed', '5', '--players', '2'];
    const [first, second] = await Promise.all([trapdoor(words), trapdoor(words)]);
    expect(first.code).toBe(0);
    expect(first.out).toBe(second.out);
    expect(first.out.split('\n').length).toBeGreaterThan(20);
    expect(first.out).toMatch(/^ {2}› .+: Bid the .* of .* to (help|hinder)/m);
    expect(first.out).toMatch(/^ {2}› The GM: /m);
  });

  it('prints one document with --json, whose moves play the same game again', async () => {
    const { out, code } = await trapdoor(['replay', 'the-mothership', '--seed', '5', '--players', '2', '--json']);
    const told = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(told)).toEqual(['seed', 'outcome', 'moves', 'lines']);
    expect(told.seed).toBe(5);
    for (const line of told.lines) expect(Object.keys(line)).toEqual(['text', 'weight']);
    for (const made of told.moves) {
      expect(Object.keys(made)).toEqual(['seat', 'name', 'move', 'say']);
      expect(made.say.text).not.toBe('');
      if (made.move.type === 'move')
        expect(made.say).toEqual({
          text: expect.stringMatching(/^Step to ./),
          tile: expect.stringMatching(/^[A-Z]\d*$/),
        });
    }
    const system = findSystem('mothership');
    const play = await system?.play?.();
    const body = system?.starters.find(({ id }) => id === 'the-mothership')?.body;
    if (!system || !play || !body) throw new Error('the game is there');
    const game = play.compile(system.schema.parse(body), {});
    const state = play.setup(game, 2, told.seed);
    for (const { seat, move } of told.moves) expect(play.play(game, state, seat, move)).toBeUndefined();
    expect(play.outcome(game, state)).toEqual(told.outcome);
  });

  it.each([2, 4])('ends with a line for each of %i players, winners first', async (players) => {
    const words = ['replay', 'spaceship', '--players', String(players)];
    const games = await Promise.all(
      ['1', '2', '3', '4'].map(async (seed) => JSON.parse((await trapdoor([...words, '--seed', seed, '--json'])).out)),
    );
    expect(games.some(({ outcome }) => outcome.winners.length > 0)).toBe(true);
    for (const { lines, outcome } of games) {
      const last = lines.slice(-players).map(({ text }: { text: string }) => /and (wins|loses)\.$/.exec(text)?.[1]);
      const won = outcome.winners.length;
      expect(last).toEqual(Array.from({ length: players }, (_, i) => (i < won ? 'wins' : 'loses')));
    }
    const { out } = await trapdoor([...words, '--seed', '1']);
    const texts = games[0].lines.slice(-players).map(({ text }: { text: string }) => text);
    expect(out.trim().split('\n').slice(-players)).toEqual(texts);
  });

  it('tells a seat or an onlooker no more than they may know', async () => {
    const words = ['replay', 'spaceship', '--seed', '5', '--players', '2', '--json', '--who'];
    const [all, first, gm, table] = await Promise.all(
      ['all', '0', '2', 'table'].map(async (who) => JSON.parse((await trapdoor([...words, who])).out)),
    );
    const textsOf = ({ lines }: { lines: { text: string }[] }) => lines.map(({ text }) => text);
    const draws = / draws (10|[2-9JQKA])[♣♦♥♠]/;
    expect(textsOf(first).filter((text) => draws.test(text)).length).toBeGreaterThan(0);
    // The first player begins as Ann and may go on as somebody else.
    const own = [
      'Ann',
      ...textsOf(first).flatMap((text) => /^Ann’s player goes on as (.+?), who/.exec(text)?.[1] ?? []),
    ];
    const isOwn = (text: string) => own.some((name) => text.startsWith(`${name} draws`));
    expect(textsOf(first).filter((text) => draws.test(text) && !isOwn(text))).toEqual([]);
    for (const told of [gm, table]) expect(textsOf(told).filter((text) => draws.test(text))).toEqual([]);
    const seats = ({ moves }: { moves: { seat: number }[] }) => [...new Set(moves.map(({ seat }) => seat))].toSorted();
    expect([seats(all), seats(first), seats(gm), seats(table)]).toEqual([[0, 1, 2], [0], [2], []]);
    expect(first.outcome).toEqual(all.outcome);
  });

  it.each(['3', '-1', '1.5', 'gm', ''])('refuses --who %j', async (who) => {
    const { code, out, err } = await trapdoor(['replay', 'spaceship', '--players', '2', `--who=${who}`]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`“--who” takes all, table or the number of a seat from 0 to 2, not “${who}”.`);
  });
});

describe('validate --play', { tags: 'long' }, () => {
  /** The spaceship, with a disaster that comes too early to leave in time, though not so early that it is proved. */
  const tooEarly = async () => {
    const draft = JSON.parse((await trapdoor(['export', 'spaceship'])).out);
    draft.body.losses[0].cause.goal = 'G03';
    return write('too-early.json', JSON.stringify(draft));
  };

  it('finds what nobody wins', async () => {
    const file = await tooEarly();
    expect((await trapdoor(['validate', file])).code).toBe(0);
    const { code, out } = await trapdoor(['validate', file, '--play', '--json']);
    const { ok, issues } = JSON.parse(out);
    expect([code, ok]).toEqual([1, false]);
    expect(issues[0]).toMatchObject({
      code: 'trapped/nobody-gets-out',
      severity: 'error',
      path: ['body', 'escapes'],
    });
  });

  it('has nothing to say of what can be won, and plays nothing that has errors', async () => {
    const [won, broken] = await Promise.all(
      ['spaceship', await unfinished()].map((file) => trapdoor(['validate', file, '--play', '--json'])),
    );
    expect(JSON.parse(won?.out ?? '').issues).toEqual([]);
    const codes = JSON.parse(broken?.out ?? '').issues.map(({ code }: { code: string }) => code);
    expect(codes).not.toContain('trapped/nobody-gets-out');
  });
});
