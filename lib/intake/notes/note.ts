import { isJsonObject, type Json } from '@/lib/kernel/json';

/** Part of an author's notes that has no place in the scenario yet. */
export interface Note {
  /** Source as people know it: "ideas.md, line 12". */
  readonly from: string;
  /** Heading or name of a passage; '' without one. */
  readonly title: string;
  readonly text: string;
  /** Key of the place that its heading names; missing if no heading names one. */
  readonly place?: string;
  /** Buckets to choose from there, the likeliest first. */
  readonly offers?: readonly string[];
}

/** A note of a draft's drawer. */
export interface DrawerNote extends Note {
  readonly id: string;
  /** Position in the drawer. */
  readonly at: number;
}

/** Most notes of a draft, bytes of a note's title and text, and bytes of all notes as they are stored. */
export const NOTE_LIMITS = { count: 500, bytes: 8_000, all: 400_000 } as const;
/** Longest stored form of a note, since its text may need escapes. */
const HELD_MAX = 20_000;
const FROM_MAX = 300;
const PLACE_MAX = 200;
const OFFERS_MAX = 20;
const AT_MAX = 1_000_000;

const encoder = new TextEncoder();
/** Returns the length of a text in UTF-8. */
export const bytesOf = (text: string): number => encoder.encode(text).length;

/** Serialises a note. All writers use the same keys in the same order. */
export const formatNote = ({ at, from, title, text, place, offers }: Omit<DrawerNote, 'id'>): string =>
  JSON.stringify({ at, from, title, text, ...(place !== undefined && { place }), ...(offers && { offers }) });

/** Parses a stored note. Undefined unless it is a note in its only form. */
export function parseNote(id: string, held: unknown): DrawerNote | undefined {
  if (typeof held !== 'string' || held.length > HELD_MAX) return undefined;
  const json = parse(held);
  if (!isJsonObject(json)) return undefined;
  const { at, from, title, text, place, offers } = json;
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at > AT_MAX) return undefined;
  if (typeof from !== 'string' || from.length > FROM_MAX) return undefined;
  if (typeof title !== 'string' || typeof text !== 'string') return undefined;
  if (`${title}${text}`.trim() === '' || bytesOf(title) + bytesOf(text) > NOTE_LIMITS.bytes) return undefined;
  if (place !== undefined && (typeof place !== 'string' || place.length > PLACE_MAX)) return undefined;
  if (offers !== undefined && !areOffers(offers)) return undefined;
  const note = { id, at, from, title, text, ...(place !== undefined && { place }), ...(offers && { offers }) };
  return formatNote(note) === held ? note : undefined;
}

const areOffers = (offers: Json): offers is readonly string[] =>
  Array.isArray(offers) &&
  offers.length <= OFFERS_MAX &&
  offers.every((offer: Json) => typeof offer === 'string' && offer.length <= PLACE_MAX);

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}
