import { describe, expect, it } from 'vitest';
import { buildKit } from '@/lib/flow';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import type { ObjectShape, Shape } from '@/lib/schema/shape';
import { nodeAssets } from '@/templates/assets/node';
import { renderKit } from '@/templates/render';
import { systems } from '@/test/support/all-systems';
import { readPdfText } from './support/read-pdf';
import { ORDER } from './support/sample-kit';
import { paired } from './support/soak';

/** Texts for the suggestion of links, which are not used in play. */
const FOR_SUGGESTIONS = /^body\.(descriptorPairs|goalRelations)\./;

type Add = (path: string, most: number) => string;

/** Texts that name a tile: the tile is labelled with its name, and unknown names are an issue. */
const PLACES: ReadonlySet<string> = new Set(['body.starts.cell']);

/** Appends unique words to every text of a body. */
function fill(shape: Shape, value: Json, path: string, add: Add): Json {
  const object = (fields: ObjectShape['fields']) =>
    Object.fromEntries(
      Object.entries(value as JsonObject).map(([key, inner]) => {
        const field = fields[key];
        return [key, field ? fill(field, inner, `${path}.${key}`, add) : inner];
      }),
    );
  switch (shape.kind) {
    case 'text':
      return PLACES.has(path) || FOR_SUGGESTIONS.test(path)
        ? value
        : `${value} ${add(path, shape.max - String(value).length - 1)}`;
    case 'object':
      return object(shape.fields);
    case 'variants':
      return object(shape.variants[String((value as JsonObject)[shape.on])]?.fields ?? {});
    case 'list':
      return (value as Json[]).map((entry) => fill(shape.entry, entry, path, add));
    default:
      return value;
  }
}

const WORDS = 60;
const LONGEST_WORD = 'zq99999 '.length;

const PRINTS = [
  { paper: 'a4', ink: 'full' },
  { paper: 'letter', ink: 'low' },
] as const;

describe('a kit', { tags: ['long', 'soak'] }, () => {
  it.each(paired(systems, PRINTS).map(([system, { paper, ink }]) => [system.id, paper, system, ink] as const))(
    'of %s prints every word that somebody wrote, on %s',
    async (_, paper, system, ink) => {
      const [starter] = system.starters;
      if (!starter) throw new Error('No starter');
      const draft = draftFromStarter(system, starter, starter.id);
      const words = new Map<string, string>();
      const add: Add = (path, most) => {
        const fitting = Math.min(WORDS, Math.floor(most / LONGEST_WORD));
        const made = Array.from({ length: fitting }, (_, i) => `zq${words.size + i}`);
        for (const word of made) words.set(word, path);
        return made.join(' ');
      };
      const body = fill(system.shape, draft.body, 'body', add);
      const opened = openDraft({ ...draft, body } as unknown as Json, system);
      expect(opened.issues).toEqual([]);
      const order = { ...ORDER, paper, ink, pieces: system.pieces.map(({ id }) => id) };
      const kit = buildKit(opened, order);
      const { pdf, issues } = await renderKit(kit, order, { assets: nodeAssets() });
      // Issues name texts that do not fit: the piece and the words.
      const named = kit.pieces.flatMap(({ title }) => `(${title})`);
      for (const { code, message } of issues) {
        expect(code).toBe('print/too-long');
        expect(message).toMatch(/^The [a-z]+( \d+)? (of|on) “/);
        expect(named.some((title) => message.includes(title))).toBe(true);
      }
      expect(issues.length).toBeGreaterThan(5);
      const printed = new Set((await readPdfText(pdf)).join(' ').match(/zq\d+/g));
      expect(words.size).toBeGreaterThan(100);
      expect(new Set([...words].flatMap(([word, path]) => (printed.has(word) ? [] : path)))).toEqual(new Set());
    },
  );
});
