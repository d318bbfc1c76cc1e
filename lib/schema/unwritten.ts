import { isJsonObject, type Json } from '@/lib/kernel/json';
import type { Shape } from './shape';

/** The same value with nothing written or drawn in it: numbers, choices, references and ids stay, texts and pictures go. */
export function unwritten(shape: Shape, json: Json | undefined): Json {
  switch (shape.kind) {
    case 'text':
    case 'picture':
      return '';
    case 'list':
      return Array.isArray(json) ? json.map((entry) => unwritten(shape.entry, entry)) : [];
    case 'object':
      return fieldsOf(shape.fields, json);
    case 'variants': {
      const kind = isJsonObject(json) ? shape.variants[String(json[shape.on])] : undefined;
      return kind ? fieldsOf(kind.fields, json) : (json ?? null);
    }
    default:
      return json ?? null;
  }
}

const fieldsOf = (fields: Readonly<Record<string, Shape>>, json: Json | undefined): Json =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, unwritten(field, isJsonObject(json) ? json[key] : undefined)]),
  );

/** Whether there is anything to write or draw in such a value, as there is not in a cell of a grid. */
export function takesWriting(shape: Shape): boolean {
  switch (shape.kind) {
    case 'text':
    case 'picture':
      return true;
    case 'list':
      return takesWriting(shape.entry);
    case 'object':
      return Object.values(shape.fields).some(takesWriting);
    case 'variants':
      return Object.values(shape.variants).some(takesWriting);
    default:
      return false;
  }
}
