import { describe, expect, it } from 'vitest';
import { FONT_FILES } from '../assets/catalogue';
import { nodeAssets } from '../assets/node';
import { readSfnt } from './sfnt';
import { subsetFont } from './subset';

const glyphs = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

describe('subsetFont()', () => {
  it.each(FONT_FILES)('keeps outlines and widths, and nothing else, of $name', async (file) => {
    const bytes = await nodeAssets().font(file);
    const whole = readSfnt(bytes);
    const wanted = glyphs(20, 60);
    const made = subsetFont(bytes, wanted);
    const subset = readSfnt(made);
    expect(subset.glyphCount).toBe(whole.glyphCount);
    for (const id of wanted) {
      expect([id, subset.outline(id)]).toEqual([id, whole.outline(id)]);
      expect([id, subset.advance(id)]).toEqual([id, whole.advance(id)]);
    }
    const others = glyphs(80, whole.glyphCount - 80).filter((id) => subset.outline(id) !== '');
    // Parts of composite glyphs stay.
    expect(others.length).toBeLessThan(60);
    expect(made.length).toBeLessThan(bytes.length);
  });

  it('has correct checksums', async () => {
    const [file] = FONT_FILES;
    if (!file) throw new Error('there are fonts');
    const made = subsetFont(await nodeAssets().font(file), [40, 41]);
    const view = new DataView(made.buffer);
    let sum = 0;
    for (let at = 0; at < made.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
    expect(sum).toBe(0xb1b0afba);
  });

  it('includes the components of a composite glyph', async () => {
    const file = FONT_FILES.find(({ name }) => name.startsWith('DejaVuSans.'));
    if (!file) throw new Error('the font is there');
    const bytes = await nodeAssets().font(file);
    const whole = readSfnt(bytes);
    const all = glyphs(0, whole.glyphCount);
    const subset = readSfnt(subsetFont(bytes, all));
    expect(all.filter((id) => subset.outline(id) !== whole.outline(id))).toEqual([]);
  });
});
