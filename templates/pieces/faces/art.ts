import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import type { BoxMm } from '@/lib/kit/blank';
import { parsePicture } from '@/lib/kit/picture';
import { addNode, type Item, rectangle, type StructNode } from '@/templates/drawing/display-list';
import { iconNamed } from '../../theme/icons';
import { type FaceSetting, signIn } from './face';
import { drawnAt, fitWords } from './fit-words';

/** Draws a picture that covers a box, cropped to its shape; or a frame with a note if it is missing. */
export function artIn(setting: FaceSetting, id: string, box: BoxMm, alt: string, parent: StructNode): readonly Item[] {
  const picture = setting.pictures.get(id);
  const node = addNode(parent, 'Figure', { alt: picture?.alt || alt });
  const clip = rectangle(box.xMm, box.yMm, box.widthMm, box.heightMm);
  if (picture) {
    const scale = Math.max(box.widthMm / picture.widthPx, box.heightMm / picture.heightPx);
    const [widthMm, heightMm] = [picture.widthPx * scale, picture.heightPx * scale];
    const [x, y] = [box.xMm + (box.widthMm - widthMm) / 2, box.yMm + (box.heightMm - heightMm) / 2];
    return [{ kind: 'group', clip, items: [{ kind: 'image', picture, x, y, widthMm, heightMm, node }] }];
  }
  const { headline, lowInk } = setting.theme;
  if (iconNamed(id)) return signIn(id, inner(box), headline, { node, lowInk });
  setting.onMissingArt(id);
  return [...frame(setting, box), ...name(setting, id, inner(box), node)];
}

const inner = ({ xMm, yMm, widthMm, heightMm }: BoxMm): BoxMm => {
  const inset = Math.min(widthMm, heightMm) * 0.12;
  return { xMm: xMm + inset, yMm: yMm + inset, widthMm: widthMm - 2 * inset, heightMm: heightMm - 2 * inset };
};

function frame({ theme }: FaceSetting, { xMm, yMm, widthMm, heightMm }: BoxMm): readonly Item[] {
  const d = rectangle(xMm + 0.3, yMm + 0.3, widthMm - 0.6, heightMm - 0.6);
  return [{ kind: 'path', d, stroke: theme.rule, widthMm: 0.3, dashMm: [1.5, 1] }];
}

function name(setting: FaceSetting, id: string, box: BoxMm, node: StructNode): readonly Item[] {
  const words = fitWords(setting, 'cardFooter', wordsForMissing(id), box, node, {
    align: 'center',
    color: setting.theme.grey,
  });
  return drawnAt(words, { xMm: box.xMm, yMm: box.yMm + Math.max(0, box.heightMm - words.fitted.heightMm) / 2 });
}

export interface MissingArt {
  readonly id: string;
  readonly parts: readonly string[];
}

/** Returns the text in the frame that replaces a missing picture. */
function wordsForMissing(id: string): string {
  const asked = parsePicture(id);
  return asked.kind === 'sign' ? asked.name.replaceAll('-', ' ') : 'Picture missing';
}

/** Reports a missing picture, with the part concerned and a remedy. */
export function sayMissingArt(piece: string, { id, parts }: MissingArt, path: Path): Issue {
  const [first = piece, ...others] = parts;
  const more = others.length === 0 ? '' : ` and ${others.length === 1 ? 'one other' : `${others.length} others`}`;
  const of = `of “${first}”${more} (${piece})`;
  const issue = { code: 'print/missing-art', severity: 'warning', path } as const;
  if (parsePicture(id).kind === 'sign') {
    const found = `The sign “${wordsForMissing(id)}” ${of} is not here, so a frame with its name is printed in its place.`;
    return {
      ...issue,
      message: `${found} Choose another one; if you are offline, look again when you are back.`,
      toReaders: `${found} If you are offline, look again when you are back.`,
    };
  }
  const found = `The picture ${of} is not here, so an empty frame is printed in its place.`;
  return { ...issue, message: `${found} Bring its file again, or choose another picture.`, toReaders: found };
}
