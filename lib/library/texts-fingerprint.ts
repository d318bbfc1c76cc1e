import type { System } from '@/lib/contract/authored';
import { fold } from '@/lib/kernel/fold';
import type { JsonObject } from '@/lib/kernel/json';
import { sha256Of } from '@/lib/scenario/remix';
import { textsIn } from '@/lib/schema/texts';
import { readStarters } from '@/lib/starters/read-starters';

/** With fewer letters of its own, nobody can tell whether one scenario is a copy of another. */
const LEAST_LETTERS = 200;

/**
 * What tells that two bodies say the same, whatever the ids, the order, the capitals and the accents: a SHA-256, or ''
 * if too little was written to tell. Texts of the game's starters do not count, since everybody may begin with them.
 */
export function textsFingerprint(body: JsonObject, system: System): string {
  const common = startersTexts(system);
  const own = [...foldedTexts(body, system)].filter((text) => !common.has(text)).toSorted();
  const letters = own.reduce((sum, text) => sum + text.length, 0);
  return letters < LEAST_LETTERS ? '' : sha256Of(JSON.stringify(own));
}

const foldedTexts = (body: JsonObject, { shape }: System): ReadonlySet<string> =>
  new Set(
    [...textsIn(shape, body)].map((text) =>
      fold(text)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    ),
  );

const known = new WeakMap<System, ReadonlySet<string>>();

function startersTexts(system: System): ReadonlySet<string> {
  const cached = known.get(system);
  if (cached) return cached;
  const bodies = [system.blank(), ...readStarters(system).map(({ body }) => body)];
  const texts = new Set(bodies.flatMap((body) => [...foldedTexts(body, system)]));
  known.set(system, texts);
  return texts;
}
