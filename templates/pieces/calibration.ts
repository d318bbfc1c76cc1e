import type { KitSpec } from '@/lib/kit/kit-spec';

/** The page that says what a printer gets wrong, to be ordered by itself on the paper that kits are printed on. */
export const calibrationKit = (): KitSpec => ({
  title: 'Calibration page',
  subtitle: 'What your printer gets wrong',
  language: 'en',
  authors: [],
  sign: 'service',
  pieces: [{ kind: 'calibration', id: 'calibration', title: 'Calibration page', audience: 'table' }],
});

/** What to do with the page, printed on its front. */
export const CALIBRATION_STEPS = [
  'Print both sides at 100 %, the way you print kits. The bar below must be 100 mm long; if it is not, something scales your pages.',
  'Fold the sheet in half, edge to edge, and open it. Fold it in half the other way, and open it. Both creases run through the true middle of the paper.',
  '**Across:** read the level scale where the upright crease meets it.',
  '**Down:** read the upright scale where the level crease meets it.',
  '**Turned:** read both small scales of degrees where the upright crease meets them. Take the lower reading from the upper one.',
  'Turn the sheet over, text upright, and read the back in the same way.',
  'Type the six numbers, signs and all, into “Calibrate my printer”. From then on every kit is moved by as much the other way.',
];

export const CALIBRATION_CHECK =
  'A check: hold the sheet against the light. Once kits are set right, crosses that are printed on both sides fall on each other.';
