import { formatCookie } from '@/lib/services/requests/identity';
import { SECRET } from './test-server';

export const cookieOf = (member: string) => ({ cookie: String(formatCookie(member, SECRET, false).split(';')[0]) });
export const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** Calls a server's API as a program does. */
export async function askServer(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: object | string,
) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: Answers of several routes.
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}
