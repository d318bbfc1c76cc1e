import { iconNamed } from '@/templates/theme/icons';

/** A sign on a square grid, as SVG draws it. */
export interface Icon {
  readonly name: string;
  readonly box: number;
  /** Areas, filled with one colour. */
  readonly d: string;
}

const NAMES = ['exit', 'hazard', 'monster', 'service', 'here', 'sign-hearts', 'sign-spades', 'sign-diamonds'];

/** Signs that are areas alone: some of the tools can't draw lines in a colour that is chosen later. */
export const ICONS: readonly Icon[] = NAMES.map((name) => {
  const sketch = iconNamed(name);
  if (!sketch) throw new Error(`no icon called ${name}`);
  const paths = sketch.items.flatMap((item) => (item.kind === 'path' && item.fill ? [item.d] : []));
  return { name, box: sketch.widthMm, d: paths.join(' ') };
});
