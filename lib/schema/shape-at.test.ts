import { expect, test } from 'vitest';
import type { ObjectShape } from './shape';
import { shapeAt } from './shape-at';

const said = { title: 't', description: 'd', examples: [] };
const text = { kind: 'text', prose: false, max: 10, ...said } as const;
const toggle = { kind: 'toggle', initial: false, ...said } as const;
const group = (fields: ObjectShape['fields']): ObjectShape => ({ kind: 'object', fields, ...said });
const kinds = {
  kind: 'variants',
  on: 'kind',
  variants: { a: group({ x: text }), b: group({ y: toggle }) },
  ...said,
} as const;
const root = group({
  plain: { kind: 'list', noun: 'n', idStem: 'n', max: 9, entry: group({ name: text }), ...said },
  mixed: { kind: 'list', noun: 'n', idStem: 'n', max: 9, entry: kinds, ...said },
});
const json = { plain: [{ id: 'p', name: '' }], mixed: [{ id: 'm', kind: 'b', y: true }] };

test.each([
  ['a field of an entry', ['plain', 'p', 'name'], text],
  ['a field of an entry that is not there yet', ['plain', 'new', 'name'], text],
  ['the kind decides', ['mixed', 'm', 'y'], toggle],
  ['a field of another kind', ['mixed', 'm', 'x'], undefined],
  ['nowhere', ['nothing', 'at', 'all'], undefined],
])('%s', (_name, path, expected) => expect(shapeAt(root, path, json)).toBe(expected));
