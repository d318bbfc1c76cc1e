import { describe, expect, it } from 'vitest';
import { FACE_NAMES, type FaceName } from '../assets/catalogue';
import { nodeAssets } from '../assets/node';
import { layText, plainSpan } from '../flow/text';
import { codePointsOf } from './characters';
import { openLibrary } from './library';
import { createSetter } from './setter';

describe('shape()', () => {
  it('gives every sign that stands alone its width, and marks none', async () => {
    const library = openLibrary(nodeAssets());
    const setter = createSetter(await library.chains(codePointsOf(['a·be\u0301'])));
    const width = (face: FaceName, text: string) =>
      layText(plainSpan(text, face, '#000000'), 500, { setter, pt: 10, lineHeight: 1 }).lines[0]?.width ?? 0;
    for (const face of FACE_NAMES) {
      expect(width(face, 'a·b'), face).toBeGreaterThan(width(face, 'ab') + 100);
      // A different font may draw the accented letter, but widths do not differ that much.
      expect(width(face, 'e\u0301a'), face).toBeLessThan(width(face, 'ea') + 100);
    }
  });
});
