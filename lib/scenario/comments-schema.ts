import * as z from 'zod';
import { isJsonObject, type Json } from '@/lib/kernel/json';
import type { FileComment } from './draft';

/** Shape of comments in a file. A file has them only if its author asked for that. */
export const fileComments = z
  .array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .meta({ title: 'Id', description: 'Identifies this comment.', examples: ['c1'] }),
      name: z
        .string()
        .min(1)
        .max(40)
        .meta({ title: 'Name', description: 'Name of the person who wrote it.', examples: ['Ann'] }),
      at: z
        .string()
        .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
        .meta({ title: 'When', description: 'When it was written.', examples: ['2026-11-30T12:00:00.000Z'] }),
      about: z
        .string()
        .min(1)
        .max(500)
        .meta({
          title: 'About',
          description: 'Path of the field, entry or part that it is about; “step/…” for a step of the studio.',
          examples: ['body/goals/G01/title'],
        }),
      re: z
        .string()
        .optional()
        .meta({ title: 'Answers', description: 'Id of the comment that began the thread.', examples: ['c0'] }),
      text: z
        .string()
        .min(1)
        .max(2_000)
        .meta({ title: 'Text', description: 'The comment, at most 2 kB.', examples: ['Who locked it?'] }),
      resolved: z
        .literal(true)
        .optional()
        .meta({ title: 'Resolved', description: 'Says that the thread it began is resolved.', examples: [true] }),
    }),
  )
  .max(2_000)
  .meta({ title: 'Comments', description: 'What people said about this scenario. Not printed, and never published.' });

/** Returns the comments in a file. Leaves out what is none. */
export function readFileComments(json: Json | undefined): readonly FileComment[] {
  const list = Array.isArray(json) ? (json as readonly Json[]) : [];
  return list.flatMap((one) => {
    const comment = isJsonObject(one) ? fileComments.element.safeParse(one) : undefined;
    if (!comment?.success) return [];
    const { re, resolved, ...said } = comment.data;
    return [{ ...said, ...(re !== undefined && { re }), ...(resolved && { resolved }) }];
  });
}
