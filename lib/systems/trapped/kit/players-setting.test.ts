import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { normalise } from '@/lib/schema/normalise';
import { type ObjectShape, objectShapeOf, type Shape } from '@/lib/schema/shape';
import { startersOf } from '@/test/support/starters';
import { forPlayers } from '../for-players';
import { type Setting, schema } from '../schema';
import { buildKit } from './index';

const starters = await startersOf('trapped');

const shape = objectShapeOf(schema);
const header = { title: 'The lighthouse', authors: [], licence: '', language: 'en', summary: '' };
const order = { players: 3, names: [], paper: 'a4', fillable: false, ink: 'full', sheets: USUAL_SHEETS } as const;
const settingOf = (body: Json): Setting => schema.parse(normalise(shape, body).value);
const printed = (setting: Setting) =>
  JSON.stringify(buildKit(header, setting, { ...order, pieces: ['players-setting'] }));
const canariesIn = (text: string): ReadonlySet<string> => new Set(text.match(/zq\d+/g));

/** Returns the spaceship with a marker in every text, and each marker's path. */
function withCanaries(): { readonly setting: Setting; readonly paths: ReadonlyMap<string, string> } {
  const paths = new Map<string, string>();
  const body = starters.find(({ id }) => id === 'spaceship')?.body ?? {};
  return { setting: settingOf(marked(shape, body, '', paths)), paths };
}

function marked(shape: Shape, value: Json, path: string, paths: Map<string, string>): Json {
  const fieldsOf = (fields: ObjectShape['fields']) =>
    Object.fromEntries(
      Object.entries(value as JsonObject).map(([key, inner]) => {
        const field = fields[key];
        return [key, field ? marked(field, inner, path === '' ? key : `${path}.${key}`, paths) : inner];
      }),
    );
  switch (shape.kind) {
    case 'text': {
      const canary = `zq${paths.size}`;
      paths.set(canary, path);
      return `${value} ${canary}`;
    }
    case 'object':
      return fieldsOf(shape.fields);
    case 'variants':
      return fieldsOf(shape.variants[String((value as JsonObject)[shape.on])]?.fields ?? {});
    case 'list':
      return (value as Json[]).map((entry) => marked(shape.entry, entry, path, paths));
    default:
      return value;
  }
}

describe('the players’ setting sheet', () => {
  const { setting, paths } = withCanaries();
  // Some goals are hidden, so that they and everything only they provide are secret.
  const secretive = { ...setting, goals: setting.goals.map((goal, i) => ({ ...goal, hidden: i % 2 === 1 })) };
  const shown = canariesIn(printed(secretive));

  it('prints no text that a read link hides', () => {
    const open = canariesIn(JSON.stringify(forPlayers(secretive)));
    const secret = [...paths].filter(([canary]) => !open.has(canary));
    const fields = new Set(secret.map(([, path]) => path));
    for (const path of ['events.title', 'events.text', 'goals.title', 'map.rooms.secret', 'monsters.weakness']) {
      expect(fields).toContain(path);
    }
    expect(secret.flatMap(([canary, path]) => (shown.has(canary) ? path : []))).toEqual([]);
  });

  it('prints the place, barriers, ways out, occupations and Extras', () => {
    const missing = [...paths].filter(([canary, path]) => SHOWN.has(path) && !shown.has(canary));
    expect(missing.map(([, path]) => path)).toEqual([]);
    expect(new Set([...paths.values()].filter((path) => SHOWN.has(path)))).toEqual(SHOWN);
  });

  it('states the starting room, seats and prerequisites', () => {
    const sheet = printed(
      settingOf({
        place: { name: 'Lighthouse', start: 'lamp' },
        map: {
          rooms: [
            { id: 'lamp', title: 'Lamp room' },
            { id: 'pier', title: 'Pier' },
          ],
        },
        goals: [
          { id: 'row', title: 'Free the oars' },
          { id: 'secret', title: 'HIDDENGOAL', hidden: true },
        ],
        escapes: [
          {
            id: 'boat',
            title: 'The boat',
            room: 'pier',
            seats: 2,
            requires: [
              { id: 'r', kind: 'goal', goal: 'row' },
              { id: 's', kind: 'goal', goal: 'secret' },
            ],
          },
          { id: 'swim', title: 'Swim', seats: null },
        ],
      }),
    );
    expect(sheet).toContain('**Safe room:** Lamp room. Everybody begins there.');
    expect(sheet).toContain('**The boat.** From: Pier. Room for 2. Only after: Free the oars.');
    expect(sheet).toContain('**Swim.** From anywhere. Room for everybody alive.');
    expect(sheet).not.toContain('HIDDENGOAL');
  });

  it('states what is missing from a blank setting', () => {
    const sheet = printed(settingOf({}));
    expect(sheet).toContain('Untitled place');
    expect(sheet).toContain('None known. Hope.');
    expect(sheet).not.toContain('undefined');
  });
});

const SHOWN: ReadonlySet<string> = new Set([
  'place.name',
  'place.description',
  'place.sealedBy.text',
  'place.conventions',
  'barriers.title',
  'barriers.text',
  'escapes.title',
  'occupations.text',
  'extras.name',
  'extras.gender',
  'extras.occupation',
  'extras.text',
]);
