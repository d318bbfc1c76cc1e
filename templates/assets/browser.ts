import { unzlibSync, zlibSync } from 'fflate';
import type { Assets } from './assets';
import { indexName, type PackIndex } from './packs';
import { parseSignFile, signFile } from './signs/sign-file';
import { decodeWoff } from './woff';

const shared = new Map<string, Assets>();

/** Assets that the server sends, fetched when first needed. One set per address. */
export function browserAssets(baseUrl = ''): Assets {
  const known = shared.get(baseUrl);
  if (known) return known;
  const assets: Assets = {
    font: async ({ name }) =>
      decodeWoff(await load(`${baseUrl}/fonts/${name}`), (packed, length) =>
        unzlibSync(packed, { out: new Uint8Array(length) }),
      ),
    packIndex: async (family) => JSON.parse(decode(await load(`${baseUrl}/fonts/${indexName(family)}`))) as PackIndex,
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

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

async function load(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Could not load ${url} (${response.status}). Are you offline?`);
  return new Uint8Array(await response.arrayBuffer());
}
