import type { BoxMm } from '@/lib/kit/blank';
import type { Compass } from '@/lib/kit/blocks';
import { FIGURE_COMPASS_MM } from '@/lib/kit/face-boxes';
import type { Face } from '@/lib/kit/faces';
import { COMMON_BOX } from '@/lib/kit/paper';
import { SHEET_SQUARE_MM } from '@/lib/kit/plan';
import { addNode, type Item, type StructNode } from '@/templates/drawing/display-list';
import { type FlowContext, READING } from '../../flow/context';
import { drawStrips, heightOf } from '../../flow/strip';
import { SIZES } from '../../theme/styles';
import { compassItems } from './compass';
import { type DrawFace, type FaceSetting, type Overflow, oneFace } from './face';
import { layFigure, squaresOf } from './figure';
import { drawnAt, fitWords } from './fit-words';
import { contentBox } from './room';

const TITLE_SHARE = 0.08;
const LEAST_TITLE_MM = 6;
const MOST_TITLE_MM = 12;
const GAP_MM = 2;

/** Smallest size of a readable plan with its legend. */
const LEAST_MM = { widthMm: 50, heightMm: 60 } as const;

/** A drawing under its title. On a poster all of it is enlarged: lines, signs and text. */
export const drawFigureFace: DrawFace<Extract<Face, { face: 'figure' }>> = (face, whole, setting, node) => {
  const { theme, setter } = setting;
  const box = contentBox(whole);
  const hasTitle = face.title.trim() !== '';
  const titleMm = hasTitle ? Math.max(LEAST_TITLE_MM, Math.min(MOST_TITLE_MM, box.heightMm * TITLE_SHARE)) : 0;
  const compassMm = face.compass ? FIGURE_COMPASS_MM : 0;
  const room = { ...box, widthMm: box.widthMm - compassMm, heightMm: titleMm };
  const title = fitWords(setting, 'emblemTitle', face.title, room, addNode(node, 'H2'));
  const top = box.yMm + Math.max(hasTitle ? titleMm + GAP_MM : 0, compassMm);
  const [widthMm, heightMm] = [box.widthMm, box.yMm + box.heightMm - top];
  if (widthMm < LEAST_MM.widthMm || heightMm < LEAST_MM.heightMm) {
    const words = hasTitle ? drawnAt(title, box) : [];
    return oneFace({ ground: [], items: words, signInk: theme.grey }, [
      ...(title.isCut && hasTitle ? [{ field: 'title', text: face.title, lost: true }] : []),
      { field: 'drawing', text: face.alt, lost: true },
    ]);
  }
  const { squareMm } = face.figure;
  const natural =
    squareMm === undefined
      ? Math.min(widthMm / COMMON_BOX.widthMm, heightMm / COMMON_BOX.heightMm)
      : squareMm / SHEET_SQUARE_MM;
  const scale = Math.max(1, natural);
  const context: FlowContext = {
    setter,
    theme,
    faces: READING,
    textPt: SIZES.small,
    density: 1,
    tallestMm: heightMm / scale,
    fieldPrefix: undefined,
  };
  const figure = squareMm === undefined ? face.figure : { ...face.figure, squareMm: squareMm / scale };
  const size = { widthMm: widthMm / scale, heightMm: heightMm / scale };
  const drawing = addNode(node, 'Figure', { alt: face.alt });
  // Notes on the drawing take part of the height, so the drawing is laid out again in the rest.
  const first = layFigure(figure, context, size, { figure: drawing, after: { role: 'Div', children: [] } });
  const notesMm = heightOf(first) - (first[0]?.heightMm ?? 0);
  const strips = layFigure(
    figure,
    context,
    { ...size, heightMm: Math.max(size.heightMm * 0.3, size.heightMm - notesMm) },
    { figure: drawing, after: node },
  );
  const items: Item[] = [];
  drawStrips(strips, 0, 0, items);
  const isTooTall = heightOf(strips) > size.heightMm + 0.01;
  const { columns, rows } = squaresOf(face.figure);
  const drawnMm = strips[0]?.heightMm ?? 0;
  const tooSmall =
    figure.squareMm !== undefined &&
    (columns * figure.squareMm > size.widthMm || rows * figure.squareMm > drawnMm || isTooTall);
  const overflow: readonly Overflow[] = [
    ...(title.isCut && hasTitle ? [{ field: 'title', text: face.title, lost: true }] : []),
    ...(isTooTall || tooSmall ? [{ field: 'drawing', text: face.alt, lost: isTooTall }] : []),
  ];
  return oneFace(
    {
      ground: [],
      items: [
        ...(hasTitle ? drawnAt(title, box) : []),
        ...(face.compass ? compassBeside(face.compass, box, setting, node) : []),
        ...(isTooTall ? [] : [{ kind: 'group', matrix: [scale, 0, 0, scale, box.xMm, top], items } as const]),
      ],
      signInk: theme.grey,
    },
    overflow,
  );
};

/** Draws a compass in the upper right corner, beside the title. */
function compassBeside(compass: Compass, box: BoxMm, setting: FaceSetting, node: StructNode): readonly Item[] {
  const radius = FIGURE_COMPASS_MM / 2;
  const middle = { x: box.xMm + box.widthMm - radius, y: box.yMm + radius };
  const alt = `Compass: ${compass.directions.join(', ')}`;
  return compassItems(compass, middle, radius, setting, addNode(node, 'Figure', { alt }));
}
