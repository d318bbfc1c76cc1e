import { isJsonObject, type Json } from '@/lib/kernel/json';
import type { Shape } from './shape';

/** Every text that somebody typed, in the order of the shape; none that is blank. */
export function* textsIn(shape: Shape, json: Json | undefined): Generator<string> {
  switch (shape.kind) {
    case 'text':
      if (typeof json === 'string' && json.trim() !== '') yield json;
      return;
    case 'list':
      if (Array.isArray(json)) for (const entry of json) yield* textsIn(shape.entry, entry);
      return;
    case 'object':
      if (isJsonObject(json)) for (const [key, field] of Object.entries(shape.fields)) yield* textsIn(field, json[key]);
      return;
    case 'variants': {
      const kind = isJsonObject(json) ? shape.variants[String(json[shape.on])] : undefined;
      if (kind) yield* textsIn(kind, json);
    }
  }
}
