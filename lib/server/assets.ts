import { createReadStream, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Handle } from './static-files';

/** A file, or its bytes from `start` to `end`, both inclusive. */
interface Asset {
  readonly file: string;
  readonly start?: number;
  readonly end?: number;
}

const DAY_S = 86_400;
const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff': 'font/woff',
};

/**
 * Serves the fonts, WASM and signs of `list`, which scripts/list-assets.mjs wrote, from their packages' folders. Passes
 * other addresses to `pages`. Reloads the list for fonts that it lacks: some are installed while the studio runs.
 */
export function withAssets(list: string, pages: Handle): Handle {
  let assets = readList(list);
  let readAt = statSync(list).mtimeMs;
  const find = (address: string) => {
    const asset = assets.get(address);
    if (asset || !address.startsWith('/fonts/') || statSync(list).mtimeMs === readAt) return asset;
    readAt = statSync(list).mtimeMs;
    assets = readList(list);
    return assets.get(address);
  };
  return async (request, response) => {
    const address = (request.url ?? '').split('?', 1)[0] ?? '';
    const asset = request.method === 'GET' ? find(address) : undefined;
    if (!asset) return pages(request, response);
    const { file, ...range } = asset;
    response.setHeader('content-type', TYPES[extname(address)] ?? 'application/octet-stream');
    response.setHeader('cache-control', `public, max-age=${DAY_S}`);
    await pipeline(createReadStream(file, range), response);
  };
}

const readList = (list: string) =>
  new Map(Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, Asset>>));
