export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Entry of a list that authors edit; such lists always hold objects with an id. */
export interface Entry extends JsonObject {
  readonly id: string;
}

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isEntry = (value: unknown): value is Entry => isJsonObject(value) && typeof value.id === 'string';

/** Returns the entries of a list; none if it is no list. */
export const entriesOf = (list: Json | undefined): readonly Entry[] =>
  Array.isArray(list) ? list.filter(isEntry) : [];
