import { isJsonObject, type Json } from '@/lib/kernel/json';
import type { Shape } from './shape';

/** Yields every typed text that is not blank, in the order of the shape. */
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

/** Returns the value without texts and pictures. Numbers, choices, references and ids stay. */
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

/** Tells whether a value of this shape has anything to write or draw; a cell of a grid has nothing. */
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
