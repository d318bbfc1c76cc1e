import type { BoxMm } from '@/lib/kit/blank';
import { SLIP, slipTitleBox } from '@/lib/kit/face-boxes';
import type { Face } from '@/lib/kit/faces';
import { addNode, type Item, line, rectangle, type StructNode } from '@/templates/drawing/display-list';
import { alongFoot, patternStrip } from '../../theme/patterns';
import { type DrawFace, type FaceSetting, type Overflow, oneFace, tinted } from './face';
import { drawnAt, fitWords } from './fit-words';
import { contentBox } from './room';

const STRIP_SHARE = 0.18;
const DASH_MM = [2.4, 1.6] as const;

/** A framed label on its background, and beside it the strip's subject above its text or a line to write on. */
export const drawSlipFace: DrawFace<Extract<Face, { face: 'slip' }>> = (face, room, setting, node) => {
  const { theme } = setting;
  const tint = theme.tone[face.tone];
  const content = contentBox(room);
  const box = insetBy(content, SLIP.frameMm / 2);
  const head = { ...box, widthMm: Math.min(SLIP.mostHeadMm, box.widthMm * SLIP.headShare) };
  const strip = alongFoot(head, head.heightMm * STRIP_SHARE);
  const inHead = insetBy({ ...head, heightMm: head.heightMm - strip.heightMm }, 0.4);
  const label = fitWords(setting, 'cardTitle', face.label, inHead, addNode(node, 'H2'), {
    align: 'center',
    color: tint.on,
  });
  const beside = slipTitleBox(content);
  const title = fitWords(setting, 'cardFooter', face.title, beside, addNode(node, 'P'), { color: theme.ink });
  const foot = box.yMm + box.heightMm - SLIP.padMm;
  const top = beside.yMm + beside.heightMm;
  const words = wordsIn(face.words ?? '', { ...beside, yMm: top, heightMm: foot + SLIP.padMm - top }, setting, node);
  const toWrite = line(beside.xMm, foot, beside.xMm + beside.widthMm, foot);
  const items: readonly Item[] = [
    ...tinted(head, tint),
    ...patternStrip(theme, tint, insetBy(strip, 0.3)),
    ...drawnAt(label, { ...inHead, yMm: inHead.yMm + Math.max(0, inHead.heightMm - label.fitted.heightMm) / 2 }),
    ...drawnAt(title, beside),
    ...(words.length > 0 ? words : [{ kind: 'path', d: toWrite, stroke: theme.grey, widthMm: 0.25 } as const]),
    {
      kind: 'path',
      d: rectangle(box.xMm, box.yMm, box.widthMm, box.heightMm),
      stroke: tint.edge,
      widthMm: SLIP.frameMm,
      ...(face.line === 'dashed' && { dashMm: DASH_MM }),
    },
  ];
  const overflow: readonly Overflow[] = [
    ...(label.isCut ? [{ field: 'word', text: face.label, lost: true }] : []),
    ...(title.isCut ? [{ field: 'title', text: face.title, lost: true }] : []),
  ];
  return oneFace({ ground: [], items, signInk: theme.grey }, overflow);
};

/** Sets text in a box; nothing if it doesn't fit. */
function wordsIn(text: string, box: BoxMm, setting: FaceSetting, node: StructNode): readonly Item[] {
  const paragraph: StructNode = { role: 'P', children: [] };
  const words = fitWords(setting, 'cardFooter', text, box, paragraph, { color: setting.theme.ink });
  if (text === '' || words.isCut) return [];
  node.children.push(paragraph);
  return drawnAt(words, box);
}

const insetBy = ({ xMm, yMm, widthMm, heightMm }: BoxMm, by: number): BoxMm => ({
  xMm: xMm + by,
  yMm: yMm + by,
  widthMm: Math.max(0, widthMm - 2 * by),
  heightMm: Math.max(0, heightMm - 2 * by),
});
