import * as z from 'zod';
import { count, described, entry, exampleOf, type HolderMeta, LIST_MAX, later } from './fields';

/** Largest distance from the origin in a drawing, in pixels. */
const DRAWN_WITHIN = 20_000;

/** Positions of another list's entries in a drawing, by their ids. Files leave it out while nothing was moved. */
export const drawnPlaces = (noun: string) => {
  const side = (of: string, description: string) =>
    count({ title: of, description, min: -DRAWN_WITHIN, max: DRAWN_WITHIN, initial: 0 });
  const place = entry(
    { x: side('Across', 'Pixels to the right of the origin.'), y: side('Down', 'Pixels below the origin.') },
    { title: `Place of a ${noun}`, description: `Has the id of the ${noun} that stands there.` },
  );
  const hint = { as: 'list', noun: `place of a ${noun}`, idStem: 'place', max: LIST_MAX, starts: 0 } as const;
  const meta = {
    title: `Places in the graph of ${noun}s`,
    description: `Where each ${noun} stands in the studio’s graph; the studio places the others.`,
    examples: [[exampleOf(place)]],
  };
  return later(described(z.array(place).max(LIST_MAX), meta, { ...hint, isHidden: true, isLayout: true }), []);
};

/** Suggestions that authors declined. No form or page shows this list, and files may leave it out. */
export const declinedSuggestions = () =>
  later(
    described(
      z
        .array(
          entry({}, { title: 'Declined suggestion', description: 'A suggestion that an author declined: its key.' }),
        )
        .max(LIST_MAX),
      {
        title: 'Declined suggestions',
        description: 'They are not made again until somebody asks for them.',
        examples: [[{ id: 'k3v9q2m7xa' }]],
      },
      { as: 'list', noun: 'declined suggestion', idStem: 'declined', max: LIST_MAX, starts: 0, isHidden: true },
    ),
    [],
  );

/** Marks on parts of a draft, which no form or page shows as a list. Files leave it out while there are none. */
export const marks = <Fields extends z.ZodRawShape>(
  fields: Fields,
  {
    title,
    description,
    noun,
    one,
    max = LIST_MAX,
  }: HolderMeta & { readonly noun: string; readonly one: string; readonly max?: number },
) => {
  const mark = entry(fields, { title: one, description });
  const hint = { as: 'list', noun, idStem: noun, max, starts: 0, isHidden: true, isLayout: true } as const;
  return later(described(z.array(mark).max(max), { title, description, examples: [[exampleOf(mark)]] }, hint), []);
};
