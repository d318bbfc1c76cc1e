import { buildLibrarySchema, LIBRARY_SCHEMA_ADDRESS } from '@/lib/library/api-schema';
import { schemaAddress } from '@/lib/scenario/envelope';
import { buildJsonSchema } from '@/lib/scenario/json-schema';
import { answerPublic } from '@/lib/services/requests/answer-public';
import { ApiError } from '@/lib/services/requests/api-error';
import { systems } from '@/lib/systems/registry';

const SCHEMAS = new Map<string, () => object | Promise<object>>([
  ...systems.flatMap(({ id, version: newest, load }) =>
    Array.from({ length: newest }, (_, i) => i + 1).map(
      (version) => [schemaAddress({ id, version }), async () => buildJsonSchema(await load(), version)] as const,
    ),
  ),
  [LIBRARY_SCHEMA_ADDRESS, buildLibrarySchema],
]);

/** Returns the published JSON Schema of a game's scenarios, or of the library's answers. */
export const GET = (request: Request): Promise<Response> =>
  answerPublic(request, async () => {
    const build = SCHEMAS.get(new URL(request.url).pathname);
    if (!build) {
      const known = [...SCHEMAS.keys()].join(', ');
      throw new ApiError(404, 'schema/unknown', `There is no such schema. Try one of: ${known}`);
    }
    return Response.json(await build(), { headers: { 'content-type': 'application/schema+json' } });
  });
