import { isEntry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { applyPatches, changesBetween, type Patch } from '@/lib/kernel/patch';
import { valueAt } from '@/lib/kernel/path';
import type { Draft } from '@/lib/scenario/draft';
import { orderKeys } from '@/lib/schema/order-keys';
import type { ObjectShape } from '@/lib/schema/shape';

const PATCH_FORMAT = 'trapdoor/patch';

/** A variant's file: the parent starter and the patches to it. */
interface Variant {
  /** Id of the starter that the patches apply to; its file is beside this one. */
  readonly variantOf: string;
  /** Paths begin at the root of the scenario's file. */
  readonly patches: readonly Patch[];
}

/** Reads the contents of a `.patch.json` file. Returns undefined for anything else. */
export function variantIn(json: Json): Variant | undefined {
  if (!isJsonObject(json) || json.format !== PATCH_FORMAT) return undefined;
  const { variantOf, patches } = json;
  if (typeof variantOf !== 'string' || !/^[\w-]+$/.test(variantOf)) return undefined;
  return Array.isArray(patches) && patches.every(isPatch) ? { variantOf, patches } : undefined;
}

/**
 * Returns the file of a variant: the fewest patches that turn the parent into the draft, apart from its id. `shape` is
 * that of their bodies, which are compared as files have them.
 */
export function formatVariant(shape: ObjectShape, { id: variantOf, ...parent }: Draft, { id: _, ...draft }: Draft) {
  const [from, to] = [parent, draft].map((each) => ({ ...each, body: orderKeys(shape, each.body) }) as unknown as Json);
  const patches = changesBetween(from ?? null, to ?? null);
  return `${JSON.stringify({ format: PATCH_FORMAT, variantOf, patches }, null, 2)}\n`;
}

/** Returns the variant's scenario, still with the parent's id. */
export const applyVariant = (parent: Draft, { patches }: Variant): Json =>
  applyPatches(parent as unknown as Json, patches);

/** Returns the patches without effect, for example because the parent no longer has what they change. */
export function lostPatches(parent: Draft, { patches }: Variant): readonly Patch[] {
  let json = parent as unknown as Json;
  return patches.filter((patch) => {
    const before = json;
    json = applyPatches(before, [patch]);
    return !changes(patch, before, json);
  });
}

/** Tells whether a patch had an effect. Compares only its target, since a file may hold thousands of patches. */
function changes(patch: Patch, before: Json, after: Json): boolean {
  if (patch.op === 'set') {
    const [was, is] = [valueAt(before, patch.path), valueAt(after, patch.path)];
    return is !== undefined && JSON.stringify(was) !== JSON.stringify(is);
  }
  const list = patch.op === 'insert' ? patch.path : patch.path.slice(0, -1);
  const [was, is] = [valueAt(before, list), valueAt(after, list)];
  return (
    Array.isArray(was) && Array.isArray(is) && (was.length !== is.length || was.some((entry, i) => entry !== is[i]))
  );
}

function isPatch(json: Json): json is JsonObject & Patch {
  if (!isJsonObject(json) || !Array.isArray(json.path)) return false;
  if (!json.path.every((step) => typeof step === 'string' || typeof step === 'number')) return false;
  if (json.before !== undefined && typeof json.before !== 'string') return false;
  if (json.op === 'set') return json.value !== undefined;
  if (json.op === 'insert') return isEntry(json.entry);
  return json.op === 'remove' || json.op === 'move';
}
