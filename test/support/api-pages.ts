import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../app', import.meta.url));

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

export interface Route {
  /** Path of its folder, such as /api/drafts/[id]. */
  readonly path: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly file: string;
}

/** Every API route, read from the names of folders. Tests call them without Next. */
export const routes: readonly Route[] = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .map((file) => {
    // A folder name in parentheses is not part of the path.
    const folders = file
      .split('/')
      .slice(0, -1)
      .filter((name) => !name.startsWith('('));
    return {
      path: `/${folders.join('/')}`,
      pattern: new RegExp(`^/${folders.map((name) => (name.startsWith('[') ? '([^/]+)' : name)).join('/')}/?$`),
      names: folders.filter((name) => name.startsWith('[')).map((name) => name.slice(1, -1)),
      file: pathToFileURL(join(ROOT, file)).href,
    };
  })
  // Static paths come before dynamic ones: /tables/join must not match /tables/[id].
  .toSorted((a, b) => a.names.length - b.names.length);

/** Answers an API request over a real connection, as Next does. */
export async function answerApi(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/';
  const route = routes.find(({ pattern }) => pattern.test(path));
  const handlers = route && ((await import(route.file)) as Record<string, Handler>);
  const handler = handlers?.[incoming.method ?? ''];
  if (!route || !handler) {
    response.writeHead(route ? 405 : 404).end();
    return;
  }
  const values = route.pattern.exec(path)?.slice(1) ?? [];
  const params = Object.fromEntries(route.names.map((name, i) => [name, decodeURIComponent(values[i] ?? '')]));
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value));
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers,
    ...(body && { body }),
  });
  const answered = await handler(request, { params: Promise.resolve(params) });
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}
