import type { ObjectShape, Shape } from '@/lib/schema/shape';
import { choiceKey, isEntryId, isShared, ORDER } from './draft-doc';

/** Limit for an order key, in bytes; longer ones can't result from ordinary dragging. */
const ORDER_BYTES_MAX = 1_000;

/** Place in a game's drafts, according to their shape: allowed content and keys. */
export interface Place {
  /** Tells whether a struct of this kind and size is allowed here. */
  takes(kind: 'map' | 'text' | 'value', bytes: number): boolean;
  /** Returns the place under a key of this map; undefined if drafts have no such key. */
  at(key: string): Place | undefined;
}

const roots = new WeakMap<ObjectShape, Place>();

export function rootPlace(shape: ObjectShape): Place {
  const root = roots.get(shape) ?? placeOf([shape], false);
  roots.set(shape, root);
  return root;
}

const ORDER_PLACE: Place = {
  takes: (kind, bytes) => kind === 'value' && bytes <= ORDER_BYTES_MAX,
  at: () => undefined,
};

/** A key of variants may have several shapes: an entry keeps values that belong to its other kinds. */
function placeOf(shapes: readonly Shape[], isEntry: boolean): Place {
  const lists = shapes.flatMap((shape) => (shape.kind === 'list' ? [shape.entry] : []));
  const entries = lists.length > 0 ? placeOf(lists, true) : undefined;
  const isText = shapes.some(({ kind }) => kind === 'text');
  const isValue = shapes.some((shape) => !isShared(shape));
  const isMap = shapes.some((shape) => isShared(shape) && shape.kind !== 'text');
  const known = new Map<string, Place | undefined>(isEntry ? [[ORDER, ORDER_PLACE]] : []);
  return {
    takes: (kind) => (kind === 'map' ? isMap : kind === 'text' ? isText : isValue),
    at(key) {
      if (entries && isEntryId(key)) return entries;
      if (!known.has(key)) {
        const fields = shapes.flatMap((shape) => fieldsAt(shape, key));
        if (fields.length === 0) return undefined;
        known.set(key, placeOf(fields, false));
      }
      return known.get(key);
    },
  };
}

function fieldsAt(shape: Shape, key: string): readonly Shape[] {
  const objects = shape.kind === 'object' ? [shape] : shape.kind === 'variants' ? Object.values(shape.variants) : [];
  return objects.flatMap(({ fields }) => {
    const [name = ''] = key.split(ORDER, 1);
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || field.kind === 'id') return [];
    const isHere =
      field.kind === 'choices' ? field.options.some((option) => key === choiceKey(name, option)) : key === name;
    return isHere ? [field] : [];
  });
}
