import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/kernel/json';
import {
  choice,
  count,
  entry,
  group,
  line,
  list,
  optionalCount,
  picture,
  prose,
  ref,
  toggle,
  variant,
  variants,
} from '@/lib/schema/fields';
import { objectShapeOf } from '@/lib/schema/shape';
import { systems } from '@/test/support/all-systems';
import { sampled } from '@/test/support/soak';
import { compareDrafts } from './compare';
import { type Draft, draftFromStarter, newDraft } from './envelope';

const about = (title: string) => ({ title, description: 'What it is.' });
const typed = (title: string) => ({ ...about(title), examples: ['x'] });
const shape = objectShapeOf(
  group(
    {
      place: prose(typed('Place')),
      dark: toggle(about('Dark')),
      mood: choice(['calm', 'tense'], { ...about('Mood'), labels: { calm: 'Calm', tense: 'Tense' } }),
      rules: group({ turns: optionalCount({ ...about('Turns'), min: 1, max: 9 }) }, about('House rules')),
      goals: list(
        entry(
          {
            title: line(typed('Name')),
            text: prose(typed('Text')),
            after: ref('goals', typed('After')),
            sign: picture(about('Picture')),
            steps: list(entry({ text: line(typed('What')) }, about('Step')), { ...about('Steps'), noun: 'step' }),
          },
          about('Goal'),
        ),
        { ...about('Goals'), noun: 'goal' },
      ),
      events: list(
        variants(
          [
            variant(
              'storm',
              { title: line(typed('Name')), force: count({ ...about('Force'), min: 1, max: 9, initial: 3 }) },
              about('Storm'),
            ),
            variant('guest', { title: line(typed('Name')), who: line(typed('Who')) }, about('Guest')),
          ],
          about('Event'),
        ),
        { ...about('Events'), noun: 'event' },
      ),
    },
    about('Setting'),
  ),
);

const goal = (id: string, more: JsonObject = {}): JsonObject => ({
  id,
  title: `Goal ${id}`,
  text: '',
  after: '',
  sign: '',
  steps: [],
  ...more,
});
const BODY = {
  place: 'A lighthouse.',
  dark: false,
  mood: 'calm',
  rules: { turns: null },
  goals: [goal('a'), goal('b'), goal('c')],
  events: [{ id: 'e', kind: 'storm', title: 'Gale', force: 3 }],
} as unknown as JsonObject;
const [anySystem] = systems;
const draft = (more: JsonObject = {}, front: Partial<Draft> = {}): Draft => ({
  ...newDraft(anySystem as never, { id: 'x', title: 'The lamp' }),
  ...front,
  body: { ...BODY, ...more },
});

/** "changed Goals · Goal a · Text: The [-red-]{+blue+} door" */
const summarise = (before: Draft, after: Draft): readonly string[] =>
  compareDrafts(before, after, { shape }).changes.map(({ kind, names, lines, ...change }) => {
    const shown = lines.map(({ name, text }) =>
      [
        name && `${name} `,
        ...text.map(({ mark, text }) => (mark === 'same' ? text : mark === 'removed' ? `[-${text}-]` : `{+${text}+}`)),
      ].join(''),
    );
    const places = kind === 'moved' ? [`${change.before} to ${change.after}`] : [];
    return `${kind} ${names.join(' · ')}: ${[...shown, ...places].join('; ')}`;
  });

describe('two scenarios', () => {
  it.each<[string, Draft, Draft, readonly string[]]>([
    ['are the same', draft(), draft(), []],
    ['differ in their ids alone', draft(), draft({}, { id: 'y' }), []],
    [
      'have other titles',
      draft(),
      draft({}, { title: 'The green lamp' }),
      ['changed Cover · Title: The {+green +}lamp'],
    ],
    [
      'have another author',
      draft(),
      draft({}, { authors: [{ id: 'n', name: 'Ann' }] }),
      ['added Authors · Ann: Author {+Ann+}'],
    ],
    [
      'have another text',
      draft(),
      draft({ place: 'A dark lighthouse.' }),
      ['changed Setting · Place: A {+dark +}lighthouse.'],
    ],
    ['have a text less', draft(), draft({ place: '' }), ['removed Setting · Place: [-A lighthouse.-]']],
    ['have another setting', draft(), draft({ dark: true }), ['changed Setting · Dark: [-No-]{+Yes+}']],
    ['have another choice', draft(), draft({ mood: 'tense' }), ['changed Setting · Mood: [-Calm-]{+Tense+}']],
    ['have a number more', draft(), draft({ rules: { turns: 4 } }), ['added House rules · Turns: {+4+}']],
    [
      'have other tags',
      draft({}, { tags: ['bleak', 'funny'] }),
      draft({}, { tags: ['funny', 'tense'] }),
      ['changed Cover · Tags: [-Bleak-]; {+Tense+}'],
    ],
    [
      'have a longer chain',
      draft(),
      draft(
        {},
        { remixOf: [{ title: 'Old', authors: ['Ann', 'Bob'], licence: 'MIT', version: 2, sha256: 'ab', address: '' }] },
      ),
      ['added Cover · Remix of: {+Old, Ann, Bob, MIT, 2, ab+}'],
    ],
    [
      'have an entry more',
      draft(),
      draft({
        goals: [
          goal('a'),
          goal('n', { title: 'New', text: 'Do it.', after: 'b', steps: [{ id: 's', text: 'Look.' }] }),
          goal('b'),
          goal('c'),
        ],
      }),
      ['added Goals · New: Name {+New+}; Text {+Do it.+}; After {+Goal b+}; Steps · What {+Look.+}'],
    ],
    [
      'have an entry less',
      draft(),
      draft({ goals: [goal('a'), goal('c')] }),
      ['removed Goals · Goal b: Name [-Goal b-]'],
    ],
    [
      'have one entry in another place, which is all that is said',
      draft({ goals: ['a', 'b', 'c', 'd', 'e'].map((id) => goal(id)) }),
      draft({ goals: ['e', 'a', 'b', 'c', 'd'].map((id) => goal(id)) }),
      ['moved Goals · Goal e: 5 to 1'],
    ],
    [
      'have an entry that moved and changed',
      draft(),
      draft({ goals: [goal('b'), goal('c'), goal('a', { text: 'Run.' })] }),
      ['moved Goals · Goal a: 1 to 3', 'added Goals · Goal a · Text: {+Run.+}'],
    ],
    [
      'have a renamed entry, and one that points elsewhere',
      draft({ goals: [goal('a'), goal('b', { after: 'a' }), goal('c')] }),
      draft({ goals: [goal('a', { title: 'First' }), goal('b', { after: 'c' }), goal('c')] }),
      ['changed Goals · First · Name: [-Goal a-]{+First+}', 'changed Goals · Goal b · After: [-Goal a-]{+Goal c+}'],
    ],
    [
      'have a reference to nothing',
      draft(),
      draft({ goals: [goal('a', { after: 'gone' }), goal('b'), goal('c')] }),
      ['added Goals · Goal a · After: {+gone+}'],
    ],
    [
      'have another entry in an entry',
      draft(),
      draft({ goals: [goal('a'), goal('b', { steps: [{ id: 's', text: 'Look.' }] }), goal('c')] }),
      ['added Goals · Goal b · Steps · Look.: What {+Look.+}'],
    ],
    [
      'have another picture',
      draft(),
      draft({
        goals: [
          goal('a', { sign: 'game-icons:broken-heart' }),
          goal('b', { sign: `art:${'0a'.repeat(32)}` }),
          goal('c'),
        ],
      }),
      [
        'added Goals · Goal a · Picture: {+icon “broken heart”+}',
        'added Goals · Goal b · Picture: {+own picture 0a0a0a0a+}',
      ],
    ],
    [
      'have an entry of another kind',
      draft(),
      draft({ events: [{ id: 'e', kind: 'guest', title: 'Gale', who: 'A sailor' }] }),
      [
        'changed Events · Gale · Kind: [-Storm-]{+Guest+}',
        'removed Events · Gale · Force: [-3-]',
        'added Events · Gale · Who: {+A sailor+}',
      ],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(summarise(before, after)).toEqual(expected);
    expect(compareDrafts(before, after, { shape }).same).toBe(expected.length === 0);
  });

  it('keep what changed as files have it', () => {
    const { changes } = compareDrafts(draft(), draft({ mood: 'tense', goals: [goal('a'), goal('b')] }), { shape });
    expect(changes.map(({ path, before, after }) => [path, before, after])).toEqual([
      [['body', 'mood'], 'calm', 'tense'],
      [['body', 'goals', 'c'], goal('c'), null],
    ]);
  });
});

describe.each(systems.map((system) => [system.id, system] as const))('scenarios of %s', (_, system) => {
  const drafts = [newDraft(system), ...system.starters.map((starter) => draftFromStarter(system, starter))];

  it('differ from each other, and never from themselves', { tags: 'soak' }, () => {
    for (const [i, draft] of drafts.entries()) {
      expect(compareDrafts(draft, structuredClone(draft), system)).toEqual({ same: true, changes: [] });
      for (const other of sampled(drafts.slice(i + 1), 4)) expect(compareDrafts(draft, other, system).same).toBe(false);
    }
  });

  it('say the same backwards', () => {
    const opposite = { added: 'removed', removed: 'added', changed: 'changed', moved: 'moved' } as const;
    fc.assert(
      fc.property(fc.constantFrom(...drafts), fc.constantFrom(...drafts), (a, b) => {
        const list = (from: Draft, to: Draft) =>
          compareDrafts(from, to, system).changes.filter(({ kind }) => kind !== 'moved');
        const there = list(a, b).map(({ kind, path, before, after }) => JSON.stringify([kind, path, before, after]));
        const back = list(b, a).map(({ kind, path, before, after }) =>
          JSON.stringify([opposite[kind], path, after, before]),
        );
        expect(back.toSorted()).toEqual(there.toSorted());
      }),
      { numRuns: 10 },
    );
  });
});
