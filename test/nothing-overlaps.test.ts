import { describe, expect, it } from 'vitest';
import { buildKit } from '@/lib/flow';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import type { ObjectShape, Shape } from '@/lib/schema/shape';
import { nodeAssets } from '@/templates/assets/node';
import { layoutKit } from '@/templates/layout/layout';
import { systems } from '@/test/support/all-systems';
import { isInside, linesOn, overlapping } from './support/lines-on-page';
import { ORDER } from './support/sample-kit';
import { sampled } from './support/soak';

const assets = nodeAssets();
/** Allowed overlap of two lines, for accents and descenders. */
const SLACK_MM = 0.35;
const PROSE = 'Somebody unquestionably underestimated how inconveniently the emergency airlock was installed. ';

/** Extends every text of a body to its maximum length. */
function lengthen(shape: Shape, value: Json): Json {
  const object = (fields: ObjectShape['fields']) =>
    Object.fromEntries(
      Object.entries(value as JsonObject).map(([key, inner]) => {
        const field = fields[key];
        return [key, field ? lengthen(field, inner) : inner];
      }),
    );
  switch (shape.kind) {
    case 'text':
      return `${value} ${PROSE.repeat(Math.ceil(shape.max / PROSE.length))}`.trim().slice(0, shape.max).trim();
    case 'object':
      return object(shape.fields);
    case 'variants':
      return object(shape.variants[String((value as JsonObject)[shape.on])]?.fields ?? {});
    case 'list':
      return (value as Json[]).map((entry) => lengthen(shape.entry, entry));
    default:
      return value;
  }
}

const all = systems.flatMap((system) =>
  sampled(system.starters, 5).map((starter) => [system.id, starter.id, system, starter] as const),
);

describe('the longest texts that fields take', { tags: ['long', 'soak'] }, () => {
  it.each(all)(
    'are printed completely and without overlap: %s, %s',
    { timeout: 60_000 },
    async (_game, _id, system, starter) => {
      const draft = draftFromStarter(system, starter, starter.id);
      const opened = openDraft({ ...draft, body: lengthen(system.shape, draft.body) } as unknown as Json, system);
      const sheets = { ...ORDER.sheets, backs: 'long-edge', boards: 'whole' } as const;
      const order = { ...ORDER, sheets, pieces: system.pieces.map(({ id }) => id) };
      const { pages, sections } = await layoutKit(buildKit(opened, order), order, { assets });
      const troubles: string[] = [];
      let lines = 0;
      for (const { title, firstPage, pageCount } of sections) {
        for (const [i, page] of pages.slice(firstPage, firstPage + pageCount).entries()) {
          const printed = linesOn(page);
          lines += printed.length;
          const sheet = { left: 0, top: 0, right: page.widthMm, bottom: page.heightMm };
          const cut = printed.filter((line) => [sheet, ...line.clips].some((clip) => !isInside(line, clip, SLACK_MM)));
          troubles.push(
            ...cut.map(({ words }) => `${title}, page ${i + 1}: “${words}” is cut off`),
            ...overlapping(printed, SLACK_MM).map((pair) => `${title}, page ${i + 1}: ${pair}`),
          );
        }
      }
      expect(troubles.slice(0, 20)).toEqual([]);
      expect(lines).toBeGreaterThan(1000);
    },
  );
});
