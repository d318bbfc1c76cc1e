import { invariant } from '@/lib/kernel/invariant';
import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { formatPath } from '@/lib/kernel/path';
import type { Draft } from '@/lib/scenario/draft';
import { draftShape } from '@/lib/scenario/draft-shape';
import { type Held, type HeldValue, heldBack } from './held';
import { outlineOf } from './outline';
import { FENCE } from './read';
import { type Game, readDraft } from './read-draft';
import { type Choice, writeReadable } from './write';

/** Rounds after which everything that can’t be read back is known. */
const ROUNDS = 4;

/**
 * Writes a scenario as Markdown: a readable part, and a fenced block with the rest. The text is read back while it is
 * written; whatever comes back differently goes to the block, so that nothing is lost.
 */
export function exportMarkdown(draft: Draft, system: Game): string {
  const outline = outlineOf(system);
  const shape = draftShape(system);
  const meant = draft as unknown as JsonObject;
  const first = writeReadable(meant, system, outline, { shown: new Set(), omitted: new Set() });
  let choice: Choice = { shown: new Set([...mentionedIn(draft), ...first.refers]), omitted: new Set() };
  for (let round = 1; ; round++) {
    const { text, refers } = writeReadable(meant, system, outline, choice);
    const seen: HeldValue[] = [];
    const read = readDraft(text, system, outline);
    invariant(read.ok, 'a text without a block can be read');
    const held = heldBack(shape, read.value.draft, meant, (value) => seen.push(value));
    const shown = new Set([...choice.shown, ...refers, ...seen.flatMap(({ entries }) => entries.map(formatPath))]);
    const omitted = new Set([...choice.omitted, ...seen.map(({ path }) => formatPath(path))]);
    if (round === ROUNDS || (shown.size === choice.shown.size && omitted.size === choice.omitted.size)) {
      return `${text}\n${blockOf(draft, system, held)}`;
    }
    choice = { shown, omitted };
  }
}

/** Paths of entries that marks, accepted warnings and comments are about. */
function mentionedIn({ filled = [], accepted = [], comments = [] }: Draft): readonly string[] {
  const paths = [
    ...filled.map(({ path }) => path),
    ...accepted.map(({ path }) => path),
    ...comments.map(({ about }) => about),
  ];
  return paths.flatMap((path) => {
    const steps = path.split('/');
    return steps.map((_, i) => steps.slice(0, i + 1).join('/'));
  });
}

function blockOf({ id, comments = [] }: Draft, { id: system, version }: Game, held: Held | undefined): string {
  const json = {
    system,
    systemVersion: version,
    id,
    ...(isJsonObject(held) && held),
    ...(comments.length > 0 && { comments }),
  };
  return `\`\`\`${FENCE}\n${pretty(json as unknown as Json)}\n\`\`\`\n`;
}

const WIDE = 100;

/** Formats JSON with short values on one line. */
function pretty(json: Json, indent = ''): string {
  const short = JSON.stringify(json);
  if (typeof json !== 'object' || json === null || indent.length + short.length <= WIDE) return short;
  const inner = `${indent}  `;
  const parts = Array.isArray(json)
    ? json.map((item: Json) => `${inner}${pretty(item, inner)}`)
    : Object.entries(json).map(([key, value]) => `${inner}${JSON.stringify(key)}: ${pretty(value, inner)}`);
  const [open, close] = Array.isArray(json) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}
