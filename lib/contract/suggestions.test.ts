import { describe, expect, it } from 'vitest';
import { idOf } from '@/lib/kernel/ids';
import { applyPatches } from '@/lib/kernel/patch';
import { askAgainPatches, declinedIn, declinePatches, isDeclined, suggestionsToShow } from './suggestions';

const suggestion = (key: string) => ({ key, path: [], text: 'Do it.', reason: 'It is good.', patches: [] });
const [long, other] = ['a', 'b'].map((end) => suggestion(`tag/${'x'.repeat(200)}/${end}`)) as [
  ReturnType<typeof suggestion>,
  ReturnType<typeof suggestion>,
];

describe('a declined suggestion', () => {
  it('is recognised by its key, however long', () => {
    const body = applyPatches({ declined: [] }, declinePatches(long, { declined: [] }, 500));
    const ids = declinedIn((body as { declined: [] }).declined);
    expect([isDeclined(long, ids), isDeclined(other, ids)]).toEqual([true, false]);
    expect([...ids]).toEqual([expect.stringMatching(/^[\w-]{1,64}$/)]);
    expect(applyPatches(body, askAgainPatches(long))).toEqual({ declined: [] });
  });

  it('is listed once, and replaces the oldest in a full list', () => {
    const body = { declined: [{ id: 'a' }, { id: 'b' }] };
    const declining = (key: string, most: number) => applyPatches(body, declinePatches(suggestion(key), body, most));
    expect(declining('c', 2)).toEqual({ declined: [{ id: 'b' }, { id: 'c' }] });
    expect(declining('b', 3)).toEqual({ declined: [{ id: 'a' }, { id: 'b' }] });
  });
});

it('suggestionsToShow() keeps the first open suggestions and all declined ones', () => {
  const all = Array.from({ length: 500 }, (_, i) => suggestion(`s${i}`));
  const declined = [{ id: 's3' }, { id: 's400' }];
  const keys = suggestionsToShow(all, { declined }).map(({ key }) => key);
  expect(keys).toEqual([...all.slice(0, 101).map(({ key }) => key), 's400']);
});

it('idOf() keeps what can be an id', () => {
  expect(idOf('tag--mo')).toBe('tag--mo');
  expect(idOf('tag mo')).not.toBe(idOf('tag no'));
});
