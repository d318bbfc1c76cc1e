import { describe, expect, it } from 'vitest';
import { describeCheck } from '@/test/support/check.suite';
import { siege, siegeFrom } from '@/test/support/isolation/siege';
import { type Character, type Link, type Siege, schema, type Task } from '../schema';
import { check } from '.';
import { CODES } from './codes';

const usual = siege();
const codesOf = (body: Siege) => check(body).map(({ code }) => code.replace('isolation/', ''));

const changed = <T extends { readonly id: string }>(list: readonly T[], id: string, change: Partial<T>): T[] =>
  list.map((one) => (one.id === id ? { ...one, ...change } : one));
const person = (id: string, change: Partial<Character>): Siege => ({ ...usual, cast: changed(usual.cast, id, change) });
const task = (id: string, change: Partial<Task>): Siege => ({ ...usual, tasks: changed(usual.tasks, id, change) });
const links = (...more: readonly Partial<Link>[]): Siege => ({
  ...usual,
  links: [
    ...usual.links,
    ...more.map((link, i): Link => {
      return { id: `m${i}`, a: 'ana', b: 'bo', colour: 'red', kind: 'story', label: 'The rope', ...link };
    }),
  ],
});
const without = (gone: (link: Link) => boolean): Siege => ({
  ...usual,
  links: usual.links.filter((link) => !gone(link)),
});
const levels = (of: Readonly<Record<string, Character['level']>>): Siege => ({
  ...usual,
  cast: usual.cast.map((one) => ({ ...one, level: of[one.id] ?? one.level })),
});
const injury = (b: string, label: string) => ({ a: 'dee', b, kind: 'injury', label }) as const;
const related = (...of: readonly (readonly [a: string, b: string, relation: 'same' | 'opposed'])[]): Siege => ({
  ...usual,
  goalRelations: of.map(([a, b, relation], i) => ({ id: `r${i}`, a, b, relation })),
});
const length = (change: Partial<Siege['siege']>): Siege => ({ ...usual, siege: { ...usual.siege, ...change } });
const stress = (change: Partial<Siege['stress']>): Siege => ({ ...usual, stress: { ...usual.stress, ...change } });
const event = (text: string, delta: number) => [{ id: 'e', text, delta }];
const word = (text: string) => [{ id: 'w', word: text }];
const needs = (...list: readonly string[]) => list.map((id, i) => ({ id: `n${i}`, task: id }));
const strangers = (count: number): Character[] =>
  Array.from({ length: count }, (_, i): Character => {
    const [, , , dee] = usual.cast as [Character, Character, Character, Character];
    return { ...dee, id: `s${i}`, name: `Stranger ${i}` };
  });
const chain = (count: number): Task[] =>
  Array.from({ length: count }, (_, i): Task => {
    const [shed] = usual.tasks as [Task];
    const last = i === count - 1;
    return {
      ...shed,
      id: `c${i}`,
      title: `Step ${i}`,
      requires: needs(...(i ? [`c${i - 1}`] : [])),
      ends: last ? 'over' : 'nothing',
    };
  });

/** Defects of an otherwise sound siege, and the codes that the check reports. */
const CASES: readonly (readonly [string, Siege, readonly string[]])[] = [
  ['a place without a name', { ...usual, locale: { ...usual.locale, name: ' ' } }, ['no-place']],
  [
    'a part without a name',
    { ...usual, locale: { ...usual.locale, zones: [{ id: 'z', name: '', notes: '' }] } },
    ['part-unnamed'],
  ],
  ['no threat', { ...usual, threat: { ...usual.threat, name: '' } }, ['no-threat']],
  ['no known fact', { ...usual, threat: { ...usual.threat, knownFacts: [] } }, ['no-facts']],
  [
    'a cast of one',
    { ...usual, cast: usual.cast.filter(({ id }) => id === 'ana'), links: [] },
    ['few-cast', 'bias-unused', 'fits-nobody', 'fits-nobody'],
  ],
  ['nobody at all', { ...usual, cast: [], links: [], tasks: [] }, ['few-cast', 'no-task']],
  ['two who are alive', levels({ ana: 'dead', bo: 'dead' }), ['few-cast']],
  ['everybody dead', levels({ ana: 'dead', bo: 'dead', cem: 'dead', dee: 'dead' }), ['few-cast']],
  [
    'everybody dead or dying',
    levels({ ana: 'dead', bo: 'dying', cem: 'dying', dee: 'dying' }),
    ['cast-dying', 'injury-unlinked'],
  ],
  [
    'nobody with a trait',
    { ...usual, cast: usual.cast.map((one) => ({ ...one, positive: [], negative: [{ id: 'w', word: '…' }] })) },
    ['no-traits'],
  ],
  ['a cast of thirty', { ...usual, cast: [...usual.cast, ...strangers(26)] }, ['many-cast', 'bare-pairs']],
  ['somebody without a name', person('ana', { name: '' }), ['person-unnamed']],
  ['two people of the same name', person('ana', { name: ' BO' }), ['same-name']],
  ['no profession', person('dee', { profession: '' }), ['no-profession']],
  ['no bias', person('dee', { bias: '' }), ['no-bias']],
  ['no goal', person('dee', { goal: '' }), ['no-goal']],
  ['too likeable', person('dee', { negative: [] }), ['unbalanced']],
  ['a bias that hits nobody', person('dee', { bias: 'Fears bakers' }), ['bias-unused']],
  ['an NPC without a name', { ...usual, otherNpcs: [{ id: 'n', name: '', role: '', notes: '' }] }, ['npc-unnamed']],
  ['a link to oneself', links({ b: 'ana' }), ['link-to-self']],
  ['a link to nobody', links({ b: '' }), ['nothing-picked']],
  ['a link to nobody who exists', links({ b: 'gone' }), ['unknown-reference']],
  ['a link without a label', links({ label: '' }), ['no-label']],
  ['a label on a passing link', links({ kind: 'temporary' }), ['mood-label']],
  ['one link of a bias', without(({ id }) => id === 'ana-bo-bias-red0'), ['bias-links']],
  ['four links of a goal', links({ kind: 'goal', label: 'save the BOAT / get off the rock tonight' }), ['goal-links']],
  [
    'red and green links for goals',
    links(...Array(3).fill({ colour: 'green', kind: 'goal', label: 'Get out' })),
    ['goals-contradict'],
  ],
  [
    'goals that are the same and opposed',
    related(['Sail', 'Row', 'opposed'], ['row!', 'SAIL', 'same'], ['Swim', 'Dive', 'opposed']),
    ['goals-contradict'],
  ],
  ['a goal that rules itself out', related(['Sail', ' sail', 'opposed'], ['', '', 'opposed']), ['goals-contradict']],
  ['only green links', without(({ colour }) => colour === 'red'), ['no-red-link', 'bare-pairs']],
  ['two people hurt, without links', levels({ bo: 'injured', dee: 'dying' }), ['injury-unlinked']],
  [
    'somebody dying with links of the injury alone',
    { ...levels({ dee: 'dying' }), links: links(injury('ana', 'Injured')).links },
    ['injury-unlinked'],
  ],
  ['links of wounds that nobody has', links(injury('ana', 'Injured'), injury('bo', 'Dying')), ['injury-unfounded']],
  [
    'a link of dying, of somebody injured',
    { ...levels({ dee: 'injured' }), links: links(injury('ana', 'Dying'), injury('bo', 'Injured')).links },
    ['injury-unfounded'],
  ],
  ['500 links on one pair', links(...Array(500).fill({})), ['crowded-pair']],
  ['a bare pair', without(({ id }) => id.startsWith('bo-dee')), ['bare-pairs']],
  ['no task', { ...usual, tasks: [] }, ['no-task']],
  [
    'people and a task without any text',
    siegeFrom({ cast: [{ id: 'c1' }, { id: 'c2' }, { id: 'c3' }], tasks: [{ id: 't1' }] }),
    [
      ...['no-place', 'no-threat', 'no-facts', 'no-event', 'no-traits', 'bare-pairs', 'task-unnamed', 'nobody-safe'],
      ...Array(3).fill(['person-unnamed', 'no-profession', 'no-goal', 'no-bias']).flat(),
    ],
  ],
  ['a task without a title', task('shed', { title: '' }), ['task-unnamed']],
  ['tasks in a circle', task('shed', { requires: needs('boat') }), ['task-circle']],
  ['a task that needs itself', task('radio', { requires: needs('radio') }), ['task-circle']],
  ['a task that needs none that exists', task('radio', { requires: needs('gone') }), ['unknown-reference']],
  ['a need that names nothing', task('radio', { requires: needs('') }), ['nothing-picked']],
  ['everybody without a way out', task('radio', { everybody: true }), ['everybody-stays']],
  ['a profession that nobody has', task('radio', { professions: word('Diver') }), ['fits-nobody']],
  ['a goal that nobody is after', task('radio', { serves: word('drown') }), ['fits-nobody']],
  ['a bias of nobody', task('radio', { violates: word('gulls') }), ['fits-nobody']],
  ['a label of a story', task('radio', { labels: word('harbour') }), ['fits-nobody']],
  ['an empty word', task('radio', { labels: word('') }), ['fits-nobody']],
  [
    'several words for nobody in one task',
    task('radio', { professions: word('Diver'), serves: word('drown'), labels: word('gulls') }),
    ['fits-nobody'],
  ],
  [
    'a word that a task serves and violates',
    task('radio', { serves: word('Hold out'), violates: word('hold OUT,') }),
    ['serves-and-violates'],
  ],
  ['tasks after the end', task('shed', { requires: needs('radio') }), ['after-the-end']],
  ['help after one conflict', length({ rescueAfter: 1 }), ['help-early']],
  ['a task that takes longer than help', { ...length({ rescueAfter: 4 }), tasks: chain(5) }, ['night-short']],
  [
    'nobody can be safe',
    { ...usual, siege: { ...usual.siege, rescueAfter: 13 }, tasks: usual.tasks.slice(0, 1) },
    ['nobody-safe', 'help-late'],
  ],
  [
    'a night too short',
    { ...length({ sessions: 1, conflictsPerSession: 4, rescueAfter: 4 }), tasks: chain(5) },
    ['night-short'],
  ],
  ['help that comes too late', length({ rescueAfter: 13 }), ['help-late']],
  ['stress of 99', stress({ start: 99 }), ['stress-high']],
  ['stress at its limit', { ...usual, options: { ...usual.options, stressMax: 1 } }, ['stress-ceiling']],
  ['nothing that happens', { ...stress({ events: [] }), threat: { ...usual.threat, escalation: [] } }, ['no-event']],
  [
    'events without words',
    { ...stress({ events: event('', 1) }), threat: { ...usual.threat, escalation: [] } },
    ['no-event'],
  ],
  ['an event that calms', stress({ events: event('Tea.', -1) }), ['event-backwards']],
  ['a relief that does nothing', stress({ relief: event('Tea.', 0) }), ['event-backwards']],
];

describe('check()', () => {
  describeCheck({ schema, check, codes: Object.keys(CODES), cases: CASES.map(([, body]) => body) });

  it('finds nothing in a sound siege', () => expect(check(usual)).toEqual([]));

  it.each(CASES)('%s', (_, body, codes) => {
    expect(schema.parse(body)).toEqual(body);
    expect(codesOf(body).toSorted()).toEqual(codes.toSorted());
  });

  it('has a case for every code', () => {
    const covered = CASES.flatMap(([, , codes]) => codes.map((code) => `isolation/${code}`));
    expect(new Set(covered)).toEqual(new Set(Object.keys(CODES)));
  });

  const messageOf = (body: Siege, code: string) =>
    check(body).find((issue) => issue.code === `isolation/${code}`)?.message ?? '';

  it('names the cause where a clock ends before any way out', () => {
    const short = { ...length({ sessions: 1, conflictsPerSession: 4, rescueAfter: null }), tasks: chain(7) };
    expect(messageOf(short, 'night-short')).toContain(
      '“Step 6” takes 7 tasks, but the night has only 4 conflicts, so nobody can be safe.',
    );
  });

  it('says the same of several once, with a list', () => {
    expect(messageOf(levels({ bo: 'injured', dee: 'dying' }), 'injury-unlinked')).toContain(
      'Bo (Injured) and Dee (Dying)',
    );
    expect(messageOf(task('shed', { requires: needs('radio') }), 'after-the-end')).toContain(
      '“Open the shed” and “Launch the dinghy”',
    );
    expect(messageOf(levels({ ana: 'dead', bo: 'dead' }), 'few-cast')).toContain('2 living people');
  });

  it('accepts wounds with the links of any of the others', () => {
    const body = { ...levels({ dee: 'dying' }), links: links(injury('ana', 'Injured'), injury('bo', 'Dying')).links };
    expect(codesOf(body)).toEqual([]);
  });

  it('counts labels of stories if a house rule allows it', () => {
    const body = task('radio', { labels: word('harbour') });
    expect(codesOf({ ...body, options: { ...body.options, storyLabels: true } })).toEqual([]);
  });

  it('accepts a start at the limit, help in the last conflict and as many tasks as conflicts', () => {
    expect(codesOf({ ...usual, options: { ...usual.options, stressMax: 2 } })).toEqual([]);
    expect(codesOf(length({ rescueAfter: 12 }))).toEqual([]);
    expect(codesOf({ ...length({ sessions: 1, conflictsPerSession: 5, rescueAfter: 5 }), tasks: chain(5) })).toEqual(
      [],
    );
  });
});
