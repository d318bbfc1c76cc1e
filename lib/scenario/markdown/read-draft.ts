import type { System } from '@/lib/contract/authored';
import type { Issue } from '@/lib/kernel/issue';
import { isJsonObject, type JsonObject } from '@/lib/kernel/json';
import { failure, type Result, success } from '@/lib/kernel/result';
import { draftShape } from '@/lib/scenario/draft-shape';
import { parseJson } from '@/lib/scenario/parse-json';
import { addHeld } from './held';
import { withIds } from './ids';
import { type Findings, quoted } from './issues';
import type { Outline } from './outline';
import { readText } from './read';
import { resolve } from './refer';

export type Game = Pick<System, 'id' | 'title' | 'version' | 'form' | 'shape' | 'blank'>;

interface ReadDraft {
  /** JSON of a scenario in the game's shape. Values of the block are as they were written. */
  readonly draft: JsonObject;
  readonly issues: readonly Issue[];
}

/** Reads a scenario from Markdown. Fails only if its block is no JSON. */
export function readDraft(text: string, game: Game, outline: Outline): Result<ReadDraft, Issue> {
  const { draft, references, findings, block } = readText(text, game, outline);
  const held = block ? parseBlock(block) : success<JsonObject>({});
  if (!held.ok) return held;
  const { system: _, systemVersion = game.version, id = draft.id ?? '', comments, ...values } = held.value;
  const shape = draftShape(game);
  const lost: string[] = [];
  const whole = addHeld(shape, withIds(shape, draft), values, (one) => lost.push(one)) as JsonObject;
  if (block && lost.length > 0) sayLost(findings, block.line, lost);
  const resolved = resolve(whole, shape, references, findings);
  const isOlder = Number(systemVersion) < game.version;
  return success({
    draft: {
      ...resolved,
      id,
      systemVersion: isOlder ? game.version : systemVersion,
      ...(comments !== undefined && { comments }),
    },
    issues: findings.issues,
  });
}

/** Parses the block, at its lines of the file so that messages name these. */
function parseBlock({ text, line }: { readonly text: string; readonly line: number }): Result<JsonObject, Issue> {
  const json = parseJson('\n'.repeat(line - 1) + text);
  if (!json.ok) return json;
  if (isJsonObject(json.value)) return success(json.value);
  return failure({
    code: 'file/not-json',
    severity: 'error',
    path: [],
    message: `Line ${line}, column 1: the block “trapdoor” holds no JSON object. Restore it, or remove it.`,
  });
}

function sayLost(findings: Findings, line: number, lost: readonly string[]): void {
  const named = lost.slice(0, 5).map(quoted).join(', ');
  findings.add(
    'markdown/lost-entry',
    { line, column: 1 },
    () =>
      `the block “trapdoor” has values for ${named}${lost.length > 5 ? ` and ${lost.length - 5} more` : ''}, which the text no longer has; they were left out.`,
  );
}
