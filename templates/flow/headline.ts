import { layText, plainSpan, type TextBlock, type TextSetting } from './text';

/** Sizes of a display face that are tried, as parts of the size of a plain heading. */
const SCALES = [1, 0.92, 0.85, 0.78, 0.71, 0.65] as const;

/**
 * Lays out a heading in the theme's display face, in exactly the height that it takes in the plain face, so that nothing
 * below it moves with the theme. In the plain face if the other has not all of its characters or is too wide.
 */
export function layHeadline(
  text: string,
  color: string,
  widthMm: number,
  setting: TextSetting,
): { readonly block: TextBlock; readonly setting: TextSetting } {
  const { setter } = setting;
  const plain = layText(plainSpan(text, 'heading', color), widthMm, setting);
  if (setter.headlineFace(text) === 'heading') return { block: plain, setting };
  for (const scale of SCALES) {
    const scaled = { ...setting, pt: setting.pt * scale };
    const block = layText(plainSpan(text, 'display', color), widthMm, scaled);
    if (block.lines.length > plain.lines.length || block.lines.some(({ isCut }) => isCut)) continue;
    const lineMm = plain.heightMm / block.lines.length;
    return { block: { ...block, lineMm, heightMm: plain.heightMm }, setting: scaled };
  }
  return { block: plain, setting };
}
