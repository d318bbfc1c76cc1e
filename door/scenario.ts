import { checkDraft } from '@/lib/flow';
import { bySeverity, type Issue } from '@/lib/kernel/issue';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { openDraft, parseScenario } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import { TrapdoorError } from './error';
import { openedOf, scenarioOf } from './opened';
import type { OwnCheck, Scenario } from './types';

/**
 * Opens a scenario: the text or the bytes of its file, or its JSON, already parsed. Older versions are updated.
 * What is missing or of a wrong type becomes blank, and `check` reports it.
 *
 * Rejects with a TrapdoorError whose code begins with `file/` if this is no scenario, is larger or deeper than files
 * may be, is for an unknown game, or is of a newer version.
 */
export async function open(file: string | Uint8Array | JsonObject): Promise<Scenario> {
  const isFile = typeof file === 'string' || file instanceof Uint8Array;
  const result = await parseScenario(isFile ? file : textOf(file), findSystem);
  if (result.ok) return scenarioOf(result.value);
  throw new TrapdoorError(result.error.code as `file/${string}`, result.error.message);
}

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    throw new TrapdoorError('file/not-json', 'This is no JSON: it contains itself, or a value that JSON can’t hold.');
  }
}

/**
 * Returns everything wrong with a scenario, errors first: what the studio and `trapdoor validate` report, without the
 * measuring of texts. `also` adds checks of your own.
 */
export function check(
  scenario: Scenario,
  { also = [] }: { readonly also?: readonly OwnCheck[] } = {},
): readonly Issue[] {
  const found = checkDraft(openedOf(scenario));
  const own = also.flatMap((one) => [...one(scenario)]);
  return bySeverity([...found, ...own]);
}

/**
 * Returns the scenario after the repair that an issue offers, as the studio’s button would leave it.
 *
 * Throws a TrapdoorError `fix/none` if the issue offers none.
 */
export function applyFix(scenario: Scenario, issue: Issue): Scenario {
  const { fix } = issue;
  if (!fix) throw new TrapdoorError('fix/none', `Nothing can repair “${issue.code}” without you: ${issue.message}`);
  const { draft, system } = openedOf(scenario);
  const repaired = applyPatches(draft as unknown as Json, fix.patches);
  return scenarioOf(openDraft(repaired, system));
}
