import type { IncomingMessage, ServerResponse } from 'node:http';

/** Links of Trapdoor 1.0.0 and older: with their secret in the path, where web servers log it. */
const OLD_LINK = /^\/(join|recover|t)\/([^/?]+)\/?(?:\?|$)/;
/** Pages of moderation as they were; ids of publications have no dot, and what is signed has. */
const OLD_MODERATION = /^\/moderate\/([^/?]*\.[^/?]*)(?:\/([0-9a-z]{16}))?\/?(?:\?|$)/;
/** The board of a table as watchers' links led to it. */
const OLD_BOARD = /^\/table\/[^/?]+\/watch\/?\?(?:[^#]*&)?link=([^&#]+)/;

/**
 * Sends a browser that follows an old link on to today's page, with the secret behind the `#`, where no server sees it.
 * Sets no cookie and uses nothing up. True if it did.
 */
export function moveSecret({ method, url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const location = todaysLink(url);
  if (location === undefined) return false;
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
  return true;
}

function todaysLink(url: string): string | undefined {
  const [, page, secret] = OLD_LINK.exec(url) ?? [];
  if (page !== undefined) return `/${page}#${secret}`;
  const [, moderator, publication] = OLD_MODERATION.exec(url) ?? [];
  if (moderator !== undefined) return `/moderate${publication === undefined ? '' : `/${publication}`}#${moderator}`;
  const [, watcher] = OLD_BOARD.exec(url) ?? [];
  return watcher && `/t#${watcher}`;
}
