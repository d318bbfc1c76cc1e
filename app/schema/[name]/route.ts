import { schemaAddress } from '@/lib/scenario/envelope';
import { buildJsonSchema } from '@/lib/scenario/json-schema';
import { systems } from '@/lib/systems/registry';

/** The published JSON Schema of a game's scenarios. */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const system = systems.find((each) => schemaAddress(each) === pathname);
  if (!system) {
    const message = `There is no such schema. Try one of: ${systems.map(schemaAddress).join(', ')}`;
    return Response.json({ error: { code: 'schema/unknown', message } }, { status: 404 });
  }
  return Response.json(buildJsonSchema(system), {
    headers: { 'content-type': 'application/schema+json', 'access-control-allow-origin': '*' },
  });
}
