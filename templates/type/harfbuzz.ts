import type { Assets } from '../assets/assets';

/** The exports of harfbuzz.wasm that we call. Numbers are addresses or small integers. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  __wasm_call_ctors(): void;
  malloc(size: number): number;
  free(address: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_collect_unicodes(face: number, set: number): void;
  hb_font_create(face: number): number;
  hb_font_get_nominal_glyph(font: number, point: number, glyph: number): number;
  hb_set_create(): number;
  hb_set_destroy(set: number): void;
  hb_set_get_population(set: number): number;
  hb_set_next_many(set: number, after: number, out: number, size: number): number;
  hb_buffer_create(): number;
  hb_buffer_clear_contents(buffer: number): void;
  hb_buffer_set_cluster_level(buffer: number, level: number): void;
  hb_buffer_add_utf16(buffer: number, text: number, length: number, offset: number, count: number): void;
  hb_buffer_guess_segment_properties(buffer: number): void;
  hb_buffer_set_direction(buffer: number, direction: number): void;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
  hb_shape(font: number, buffer: number, features: number, count: number): void;
}

/** Glyphs of shaped text, in font units and drawing order. Valid until the next text is shaped. */
export class RawGlyphs {
  count = 0;
  private numbers: Int32Array = new Int32Array();
  private infos = 0;
  private positions = 0;

  /** Reads glyphs from the memory of HarfBuzz. `infos` and `positions` are the addresses of the arrays. */
  read(memory: ArrayBufferLike, count: number, infos: number, positions: number): this {
    if (this.numbers.buffer !== memory) this.numbers = new Int32Array(memory);
    this.count = count;
    this.infos = infos >> 2;
    this.positions = positions >> 2;
    return this;
  }

  id(i: number): number {
    return this.numbers[this.infos + i * GLYPH_WORDS] ?? 0;
  }

  /** Index of the glyph's first character in the text. */
  cluster(i: number): number {
    return this.numbers[this.infos + i * GLYPH_WORDS + 2] ?? 0;
  }

  advance(i: number): number {
    return this.numbers[this.positions + i * GLYPH_WORDS] ?? 0;
  }

  dx(i: number): number {
    return this.numbers[this.positions + i * GLYPH_WORDS + 2] ?? 0;
  }

  dy(i: number): number {
    return this.numbers[this.positions + i * GLYPH_WORDS + 3] ?? 0;
  }
}

export interface HarfBuzzFont {
  readonly coverage: ReadonlySet<number>;
  /** Returns a character's nominal glyph, before shaping; 0 if there is none. */
  nominal(point: number): number;
  shape(text: string, rightToLeft: boolean): RawGlyphs;
}

export interface HarfBuzz {
  open(sfnt: Uint8Array): HarfBuzzFont;
}

const READ_ONLY = 1;
const MONOTONE_CHARACTERS = 1;
const LEFT_TO_RIGHT = 4;
const RIGHT_TO_LEFT = 5;
const NONE = 0xffffffff;
/** Size of each glyph's info and of its position, in 32-bit words. */
const GLYPH_WORDS = 5;

/** Instantiates HarfBuzz from its WebAssembly file. Its own loader requires Node's "module", which breaks bundlers. */
export async function startHarfBuzz(assets: Assets): Promise<HarfBuzz> {
  const bytes = await assets.wasm('harfbuzz.wasm');
  const stop = () => {
    throw new Error('HarfBuzz stopped');
  };
  const grow = (wanted: number) => {
    const missing = Math.ceil((wanted - hb.memory.buffer.byteLength) / 65536);
    return missing <= 0 || hb.memory.grow(Math.max(missing, 16)) >= 0 ? 1 : 0;
  };
  const { instance } = await WebAssembly.instantiate(new Uint8Array(bytes), {
    wasi_snapshot_preview1: { proc_exit: stop },
    env: {
      _emscripten_runtime_keepalive_clear: () => undefined,
      _abort_js: stop,
      _setitimer_js: () => 0,
      emscripten_resize_heap: grow,
    },
  });
  const hb = instance.exports as unknown as Exports;
  hb.__wasm_call_ctors();
  const buffer = hb.hb_buffer_create();
  hb.hb_buffer_set_cluster_level(buffer, MONOTONE_CHARACTERS);
  const glyphs = new RawGlyphs();
  let text = { address: hb.malloc(1024), capacity: 512 };
  const reserve = (length: number) => {
    if (length <= text.capacity) return;
    hb.free(text.address);
    text = { address: hb.malloc(length * 4), capacity: length * 2 };
  };
  return {
    open(sfnt) {
      const data = hb.malloc(sfnt.length);
      new Uint8Array(hb.memory.buffer).set(sfnt, data);
      const face = hb.hb_face_create(hb.hb_blob_create(data, sfnt.length, READ_ONLY, 0, 0), 0);
      const font = hb.hb_font_create(face);
      return {
        coverage: readCoverage(hb, face),
        nominal(point) {
          if (hb.hb_font_get_nominal_glyph(font, point, text.address) === 0) return 0;
          return new DataView(hb.memory.buffer).getUint32(text.address, true);
        },
        shape(word, rightToLeft) {
          reserve(word.length);
          const units = new Uint16Array(hb.memory.buffer, text.address, word.length);
          for (let i = 0; i < word.length; i++) units[i] = word.charCodeAt(i);
          hb.hb_buffer_clear_contents(buffer);
          hb.hb_buffer_add_utf16(buffer, text.address, word.length, 0, word.length);
          hb.hb_buffer_set_direction(buffer, rightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
          hb.hb_buffer_guess_segment_properties(buffer);
          hb.hb_shape(font, buffer, 0, 0);
          const infos = hb.hb_buffer_get_glyph_infos(buffer, text.address);
          const positions = hb.hb_buffer_get_glyph_positions(buffer, 0);
          const count = new DataView(hb.memory.buffer).getUint32(text.address, true);
          return glyphs.read(hb.memory.buffer, count, infos, positions);
        },
      };
    },
  };
}

function readCoverage(hb: Exports, face: number): ReadonlySet<number> {
  const set = hb.hb_set_create();
  hb.hb_face_collect_unicodes(face, set);
  const size = hb.hb_set_get_population(set);
  const out = hb.malloc(Math.max(size, 1) * 4);
  const count = hb.hb_set_next_many(set, NONE, out, size);
  const coverage = new Set(new Uint32Array(hb.memory.buffer, out, count));
  hb.free(out);
  hb.hb_set_destroy(set);
  return coverage;
}
