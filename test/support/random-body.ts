import fc from 'fast-check';
import type { Json } from '@/lib/kernel/json';
import { tidyChoices } from '@/lib/schema/choices';
import type { ChoicesShape, Shape } from '@/lib/schema/shape';

/** Any subset of the options, ordered as in files. */
export const chosenFrom = (shape: ChoicesShape): fc.Arbitrary<readonly string[]> =>
  fc.subarray([...shape.options]).map((chosen) => tidyChoices(shape, new Set(chosen)));

const TEXTS = fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme' }), fc.string());

/** Random bodies of the right shape: dangling ids, arbitrary text, empty lists. */
export function bodyFrom(shape: Shape, texts: fc.Arbitrary<string> = TEXTS): fc.Arbitrary<Json> {
  switch (shape.kind) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, bodyFrom(field, texts)])),
        {
          requiredKeys: [],
        },
      ) as fc.Arbitrary<Json>;
    case 'list':
      return fc.array(bodyFrom(shape.entry, texts), { maxLength: 3 });
    case 'variants':
      return fc.oneof(...Object.values(shape.variants).map((variant) => bodyFrom(variant, texts)));
    case 'text':
      return shape.pattern
        ? fc.stringMatching(new RegExp(shape.pattern)).filter(({ length }) => length <= shape.max)
        : texts;
    case 'id':
    case 'ref':
      return fc.constantFrom('', 'a', 'b', 'c');
    case 'picture':
      return fc.constantFrom('', 'game-icons:ghost', 'game-icons:no-such-sign', `art:${'a'.repeat(64)}`);
    case 'choice':
      return fc.constantFrom(...shape.options);
    case 'choices':
      return chosenFrom(shape);
    case 'array':
      return fc.array(bodyFrom(shape.item, texts), { maxLength: 3 });
    case 'toggle':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: shape.min, max: shape.max });
  }
}
