import type { BoxMm } from '@/lib/kit/blank';
import { addNode, type Item, line, type StructNode } from '@/templates/drawing/display-list';
import type { FaceSetting, Overflow } from './face';
import { drawnAt, fitWords } from './fit-words';

/** Line spacing for handwriting. */
const LEAST_MM = 5.5;
const MOST_MM = 12;
const LABEL_MM = 3.4;

/** Draws labelled ruled lines, spread over a box. Reports labels without room. */
export function linesToWriteOn(
  setting: FaceSetting,
  labels: readonly string[],
  box: BoxMm,
  parent: StructNode,
): { readonly items: readonly Item[]; readonly overflow: readonly Overflow[] } {
  const count = Math.min(labels.length, Math.max(0, Math.floor(box.heightMm / LEAST_MM)));
  const pitch = Math.min(MOST_MM, box.heightMm / Math.max(1, count));
  const items: Item[] = [];
  const overflow: Overflow[] = labels.slice(count).map((text) => ({ field: 'line', text, lost: true }));
  for (const [i, label] of labels.slice(0, count).entries()) {
    const foot = box.yMm + (i + 1) * pitch - 0.6;
    const room = { ...box, yMm: foot - LABEL_MM, widthMm: box.widthMm * 0.6, heightMm: LABEL_MM };
    const words = fitWords(setting, 'cardFooter', label, room, addNode(parent, 'P'), { color: setting.theme.grey });
    if (words.isCut) overflow.push({ field: 'line', text: label, lost: true });
    items.push(...drawnAt(words, { xMm: room.xMm, yMm: foot - words.fitted.heightMm + 0.3 }));
    const from = box.xMm + (label.trim() === '' ? 0 : words.fitted.widthMm + 1.2);
    const d = line(from, foot, box.xMm + box.widthMm, foot);
    items.push({ kind: 'path', d, stroke: setting.theme.grey, widthMm: 0.25 });
  }
  return { items, overflow };
}
