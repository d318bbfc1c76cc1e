import type { FontFile, WasmName } from './catalogue';
import type { PackIndex } from './packs';
import type { Sign } from './signs/sign-file';

/** What rendering needs from the machine it runs on. Loaded things are kept for as long as this object lives. */
export interface Assets {
  font(file: FontFile): Promise<Uint8Array>;
  /** What the files of a pack of fonts have. */
  packIndex(family: string): Promise<PackIndex>;
  wasm(name: WasmName): Promise<Uint8Array>;
  /** A sign of the game-icons set by its name there; undefined if it has none of that name. */
  sign(name: string): Promise<Sign | undefined>;
  /** zlib format. The same bytes for the same input, on one runtime. */
  deflate(bytes: Uint8Array): Uint8Array;
}
