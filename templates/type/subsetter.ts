import type { Assets } from '../assets/assets';

interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(address: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, which: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

/** The font with only these glyphs, under their old numbers and without what a PDF does not read. */
export type Subsetter = (sfnt: Uint8Array, glyphs: Iterable<number>) => Uint8Array;

const READ_ONLY = 1;
const DROP_TABLES = 3;
// No hinting, old glyph numbers, the outline of .notdef, no closure over ligatures we did not shape.
const FLAGS = 0x1 | 0x2 | 0x40 | 0x200;
const UNREAD_TABLES = ['GSUB', 'GPOS', 'GDEF', 'kern', 'MATH', 'STAT', 'FFTM', 'gasp', 'vhea', 'vmtx', 'name'];

/** Starts HarfBuzz's subsetter, which comes without an interface of its own. */
export async function startSubsetter(assets: Assets): Promise<Subsetter> {
  const { instance } = await WebAssembly.instantiate(new Uint8Array(await assets.wasm('harfbuzz-subset.wasm')), {});
  const hb = instance.exports as unknown as Exports;
  hb._initialize();
  return (sfnt, glyphs) => {
    const data = hb.malloc(sfnt.length);
    new Uint8Array(hb.memory.buffer).set(sfnt, data);
    const source = hb.hb_blob_create(data, sfnt.length, READ_ONLY, 0, 0);
    const face = hb.hb_face_create(source, 0);
    const input = hb.hb_subset_input_create_or_fail();
    hb.hb_subset_input_set_flags(input, FLAGS);
    const dropped = hb.hb_subset_input_set(input, DROP_TABLES);
    for (const tag of UNREAD_TABLES) hb.hb_set_add(dropped, tagNumber(tag));
    const wanted = hb.hb_subset_input_glyph_set(input);
    for (const glyph of glyphs) hb.hb_set_add(wanted, glyph);
    const made = hb.hb_subset_or_fail(face, input);
    if (made === 0) throw new Error('HarfBuzz could not subset a font of ours');
    const blob = hb.hb_face_reference_blob(made);
    const [start, length] = [hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob)];
    const out = new Uint8Array(hb.memory.buffer).slice(start, start + length);
    hb.hb_blob_destroy(blob);
    for (const used of [made, face]) hb.hb_face_destroy(used);
    hb.hb_subset_input_destroy(input);
    hb.hb_blob_destroy(source);
    hb.free(data);
    return out;
  };
}

const tagNumber = (tag: string) => [...tag].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0);
