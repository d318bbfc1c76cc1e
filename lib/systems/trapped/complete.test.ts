import { describe, expect, it } from 'vitest';
import { applyPatches } from '@/lib/kernel/patch';
import { buildBody, stated } from '@/test/support/trapped/build';
import { complete } from './complete';
import { type Setting, schema } from './schema';

const completed = (given: Parameters<typeof buildBody>[0]): Setting => {
  const setting = schema.parse(buildBody(given));
  return schema.parse(applyPatches(setting, complete(setting, 1)));
};
const requiredBy = ({ goals, escapes }: Setting, id: string) =>
  [...goals, ...escapes].find((each) => each.id === id)?.requires.map((line) => line.kind === 'goal' && line.goal);

const filled = ['idea-filled-goals-1', 'idea-filled-goals-2'].map((id) => ({ id, title: id, kind: 'fix' }) as const);
const way = { id: 'way', title: 'The boat', requires: stated('go') };

describe('complete()', () => {
  it.each(['fix', 'exit'] as const)(
    'puts other goals before the only step of a way out, also one to leave by (%s)',
    (kind) => {
      const setting = completed({
      goals: [{ id: 'go', title: 'Go', kind }, { id: 'later', title: 'Later', kind: 'fix', requires: stated('go') }, ...filled],
      escapes: [way],
    }); // biome-ignore format: a table
      expect(setting.goals.map((goal) => goal.kind)).toEqual(['fix', 'fix', 'fix', 'fix']);
      expect(requiredBy(setting, 'go')).toEqual(['idea-filled-goals-2']);
      expect(requiredBy(setting, 'idea-filled-goals-2')).toEqual(['idea-filled-goals-1']);
      expect(requiredBy(setting, 'way')).toEqual(['go']);
    },
  );

  it('leaves a way out that takes several steps', () => {
    const steps = [{ id: 'oars', title: 'Oars', kind: 'fix' }, { id: 'go', title: 'Go', kind: 'fix', requires: stated('oars') }] as const; // biome-ignore format: a table
    const setting = completed({ goals: [...steps, ...filled], escapes: [way] });
    expect(requiredBy(setting, 'go')).toEqual(['oars']);
  });
});
