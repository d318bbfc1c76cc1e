import type { System } from '@/lib/contract/authored';
import { type ObjectShape, objectShapeOf } from '@/lib/schema/shape';
import { cover } from './cover';

const shapes = new WeakMap<ObjectShape, ObjectShape>();

/** Returns the shape of all typed content: the cover's fields and the game's body. */
export function draftShape(system: Pick<System, 'shape'>): ObjectShape {
  const known = shapes.get(system.shape);
  if (known) return known;
  const front = objectShapeOf(cover);
  const shape: ObjectShape = { ...front, fields: { ...front.fields, body: system.shape } };
  shapes.set(system.shape, shape);
  return shape;
}
