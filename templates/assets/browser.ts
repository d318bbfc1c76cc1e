import { unzlibSync, zlibSync } from 'fflate';
import type { Assets } from './assets';
import { indexName, NO_PACK, type PackIndex } from './packs';
import { parseSignFile, signFile } from './signs/sign-file';
import { decodeWoff } from './woff';

const shared = new Map<string, Assets>();

/** Assets fetched from the server on first use. One instance per address. */
export function browserAssets(baseUrl = ''): Assets {
  const known = shared.get(baseUrl);
  if (known) return known;
  const assets: Assets = {
    font: async ({ name }) =>
      decodeWoff(await load(`${baseUrl}/fonts/${name}`), (packed, length) =>
        unzlibSync(packed, { out: new Uint8Array(length) }),
      ),
    async packIndex(family) {
      const response = await fetch(`${baseUrl}/fonts/${indexName(family)}`);
      if (response.status === 404) throw new Error(NO_PACK);
      return (await bodyOf(response).json()) as PackIndex;
    },
    wasm: (name) => load(`${baseUrl}/wasm/${name}`),
    sign: async (name) => {
      const response = await fetch(`${baseUrl}/signs/${signFile(name)}`);
      return response.ok ? parseSignFile(await response.text()) : undefined;
    },
    deflate: (bytes) => zlibSync(bytes),
  };
  shared.set(baseUrl, assets);
  return assets;
}

const load = async (url: string) => new Uint8Array(await bodyOf(await fetch(url)).arrayBuffer());

function bodyOf(response: Response): Response {
  if (!response.ok) throw new Error(`Could not load ${response.url} (${response.status}). Are you offline?`);
  return response;
}
