import type { FontFile, WasmName } from './catalogue';
import type { PackIndex } from './packs';
import type { Sign } from './signs/sign-file';

/** Platform services for rendering. Loaded data is cached for the lifetime of the object. */
export interface Assets {
  font(file: FontFile): Promise<Uint8Array>;
  /** Index of a font pack: the characters in each of its files. */
  packIndex(family: string): Promise<PackIndex>;
  wasm(name: WasmName): Promise<Uint8Array>;
  sign(name: string): Promise<Sign | undefined>;
  /** zlib format. Deterministic on one runtime. */
  deflate(bytes: Uint8Array): Uint8Array;
}
