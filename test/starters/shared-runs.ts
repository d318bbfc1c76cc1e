import type { JsonObject } from '@/lib/kernel/json';
import { objectShapeOf } from '@/lib/schema/shape';
import { textsIn } from '@/lib/schema/texts';
import { type Setting, schema } from '@/lib/systems/trapped/schema';

const shape = objectShapeOf(schema);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];

/** Lists sequences of `length` equal words in the texts of two settings. */
export function sharedRuns(settings: readonly (readonly [string, Setting])[], length: number): readonly string[] {
  const seenIn = new Map<string, string>();
  const shared: string[] = [];
  for (const [id, setting] of settings) {
    for (const text of textsIn(shape, setting as unknown as JsonObject)) {
      const words = wordsOf(text);
      for (let i = 0; i + length <= words.length; i++) {
        const run = words.slice(i, i + length).join(' ');
        const other = seenIn.get(run);
        if (other !== undefined && other !== id) shared.push(`${other}, ${id}: ${run}`);
        seenIn.set(run, id);
      }
    }
  }
  return shared;
}
