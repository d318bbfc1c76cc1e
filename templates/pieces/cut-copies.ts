import { idOf } from '@/lib/kernel/ids';
import type { Issue } from '@/lib/kernel/issue';
import { reverseOf, sizeOf } from '@/lib/kit/blank';
import type { IconName } from '@/lib/kit/blocks';
import type { Face } from '@/lib/kit/faces';
import type { CutPiece, Part } from '@/lib/kit/kit-spec';
import { outlinePath } from '@/lib/kit/outline';
import { addNode, furniture, type Item, line, type Sketch, type StructNode } from '@/templates/drawing/display-list';
import { translation } from '@/templates/geometry/matrix';
import { commonSizes, type DeckSizes, exceeds } from './faces/deck-sizes';
import { drawFace } from './faces/draw-face';
import { asDecoration, type DrawnFace, type FaceSetting, type Overflow } from './faces/face';
import { type PlacedRoom, roomsOf } from './faces/room';
import { staysSafe } from './faces/safe-items';
import { draftSign, type LostWords, pieceSigns } from './piece-sign';

interface CopySetting extends Omit<FaceSetting, 'onMissingArt'> {
  /** Called with the id of a missing picture, and the part that should show it. */
  readonly onMissingArt: (id: string, part: Part) => void;
  readonly bleedMm: number;
  readonly withBacks: boolean;
  /** True if pieces are cut along their own outlines. */
  readonly outlined: boolean;
  readonly sign: IconName;
  /** Adds a draft stamp to every piece, for pages without room for one. */
  readonly draft: boolean;
  /** Number of copies to print of some parts; all of all parts if undefined. */
  readonly only?: Readonly<Record<string, number>> | undefined;
}

/** One piece to cut out, drawn from the top left corner of its blank. */
export interface CutCopy {
  readonly part: Part;
  /** Index of this piece among those that continue the part's text. */
  readonly leaf: number;
  readonly front: readonly Item[];
  readonly back: readonly Item[];
}

interface CutCopies {
  readonly copies: readonly CutCopy[];
  readonly issues: readonly Issue[];
  readonly lost: readonly LostWords[];
}

/** Draws every numbered copy of every part. Equal content is drawn once and placed several times. */
export function drawCopies(piece: CutPiece, setting: CopySetting, parent: StructNode): CutCopies {
  const rooms = roomsOf(piece.blank, setting.bleedMm);
  const backRooms = setting.withBacks ? roomsOf(reverseOf(piece.blank), setting.bleedMm) : [];
  const cutLines = linesOf(piece, setting);
  const issues: Issue[] = [];
  const lost: LostWords[] = [];
  const drawn = inOneSize(piece.parts.map((part) => drawPart(part, addNode(parent, 'Sect', { title: part.title }))));
  const count = drawn.reduce((sum, { part, fronts }) => sum + fronts.length * copiesOf(part), 0);
  const [main] = rooms;
  const signOf =
    main &&
    pieceSigns({ icon: setting.sign, code: piece.code, count, draft: setting.draft }, main.room, setting.setter);
  const backs = new Map<string, readonly Item[]>();
  const wantedOf = (part: Part) => Math.min(copiesOf(part), setting.only ? (setting.only[part.id] ?? 0) : Infinity);
  const copies: CutCopy[] = [];
  let number = 0;
  for (const { part, node, fronts, overflow } of drawn) {
    const first = number + 1;
    const begin = copiesOf(part) - wantedOf(part);
    if (begin === copiesOf(part)) {
      number += begin * fronts.length;
      parent.children.splice(parent.children.indexOf(node), 1);
      continue;
    }
    const back = part.back ? backOf(part.back, part) : [];
    const shared = wantedOf(part) > 1 ? fronts.map((front, leaf) => sketchOf(`${part.id}-${leaf}`, front.items)) : [];
    number += begin * fronts.length;
    for (let copy = begin; copy < copiesOf(part); copy++) {
      fronts.forEach(({ items, signInk }, leaf) => {
        number += 1;
        const again = copy > begin ? shared[leaf] : undefined;
        const sign = main && signOf ? furniture(within(main, signOf(number, signInk))) : [];
        copies.push({ part, leaf, front: [...(again ? [again] : items), ...cutLines, ...sign], back });
      });
    }
    for (const { field, text, lost: isLost } of overflow)
      if (isLost) lost.push({ sign: `${piece.code} ${first}`, title: part.title, field, text });
  }
  return { copies, issues: [...new Map(issues.map((issue) => [issue.message, issue])).values()], lost };

  /** Redraws parts whose type is larger than the deck's common sizes. */
  function inOneSize(parts: readonly DrawnPart[]): readonly DrawnPart[] {
    const most = commonSizes(parts.map(({ sizes }) => sizes));
    return parts.map((drawnPart) => {
      const { part, node, sizes } = drawnPart;
      if (!exceeds(sizes, most)) return drawnPart;
      node.children.length = 0;
      return drawPart(part, node, most);
    });
  }

  function drawPart(part: Part, node: StructNode, most: DeckSizes['most'] = new Map()): DrawnPart {
    const goesOn = rooms.length === 1;
    const sizes = { most, needed: new Map() };
    const faceSetting = { ...settingFor(part), sizes };
    const fronts: Front[] = [];
    const overflow: Overflow[] = [];
    let isSafe = true;
    rooms.forEach((placed, panel) => {
      const drawing = drawFace(part.faces[panel] ?? PLAIN, placed.room, faceSetting, node, goesOn);
      overflow.push(...drawing.overflow);
      drawing.faces.forEach((face, leaf) => {
        isSafe &&= staysSafe(face.items, placed.room);
        const before = fronts[leaf];
        const signInk = before?.signInk ?? (panel === 0 ? face.signInk : setting.theme.grey);
        fronts[leaf] = { items: [...(before?.items ?? []), ...place(placed, face)], signInk };
      });
    });
    if (fronts.length === 0) fronts.push({ items: [], signInk: setting.theme.grey });
    for (const { field } of overflow) issues.push(sayTooLong(piece.title, part.title, field, fronts.length));
    if (!isSafe) issues.push(sayUnsafe(piece.title, part.title));
    return { part, node, sizes, fronts, overflow };
  }

  function settingFor(part: Part): FaceSetting {
    const { setter, theme, pictures, onMissingArt } = setting;
    return { setter, theme, pictures, onMissingArt: (id) => onMissingArt(id, part) };
  }

  /** A back is decoration: it repeats information of the front. */
  function backOf(face: Face, part: Part): readonly Item[] {
    const key = JSON.stringify(face);
    const known = backs.get(key);
    if (known) return known;
    const [placed] = backRooms;
    if (!placed) return [];
    const unread: StructNode = { role: 'Div', children: [] };
    const { faces, overflow } = drawFace(face, placed.room, settingFor(part), unread, false);
    for (const { field } of overflow) issues.push(sayTooLong(piece.title, part.title, field, 1));
    const stamp = setting.draft ? within(placed, draftSign(placed.room, faces[0].signInk, setting.setter)) : [];
    const items = [sketchOf(`back-${idOf(key)}`, [...place(placed, faces[0]), ...stamp])];
    backs.set(key, items);
    return items;
  }

  /** The name depends on nothing else in the piece, so that equal drawings have equal SVG in every kit. */
  function sketchOf(name: string, items: readonly Item[]): Item {
    const { widthMm, heightMm } = sizeOf(piece.blank.outline);
    const by = setting.bleedMm;
    const sketch: Sketch = {
      name: `${piece.id}-${name}`,
      widthMm: widthMm + 2 * by,
      heightMm: heightMm + 2 * by,
      items: [{ kind: 'group', matrix: translation(by, by), items: asDecoration(items) }],
    };
    return { kind: 'place', sketch, x: -by, y: -by, scale: 1 };
  }
}

interface DrawnPart {
  readonly part: Part;
  readonly node: StructNode;
  readonly sizes: DeckSizes;
  readonly fronts: readonly Front[];
  readonly overflow: readonly Overflow[];
}

/** Content of one piece of a part, without its number. */
interface Front {
  readonly items: readonly Item[];
  readonly signInk: string;
}

const PLAIN: Face = { face: 'plain' };

const copiesOf = ({ copies }: Part) => Math.max(0, Math.trunc(copies));

const within = ({ matrix }: PlacedRoom, items: readonly Item[]): readonly Item[] =>
  items.length === 0 ? [] : [{ kind: 'group', matrix, items }];

const place = (placed: PlacedRoom, { ground, items }: DrawnFace): readonly Item[] =>
  within(placed, [...ground, ...items]);

const HAIRLINE_MM = 0.1;
const FOLD_MM = 0.2;

/** Draws folds dashed, slits solid, and the outlines of pieces that are not rectangles. */
function linesOf({ blank }: CutPiece, { theme, outlined }: CopySetting): readonly Item[] {
  const path = (segments: typeof blank.folds) => segments.map(({ a, b }) => line(a.xMm, a.yMm, b.xMm, b.yMm)).join(' ');
  const items: Item[] = [];
  if (blank.folds.length > 0)
    items.push({ kind: 'path', d: path(blank.folds), stroke: theme.grey, widthMm: FOLD_MM, dashMm: [2, 1.5] });
  if (blank.slits.length > 0) items.push({ kind: 'path', d: path(blank.slits), stroke: theme.ink, widthMm: FOLD_MM });
  if (outlined) items.push({ kind: 'path', d: outlinePath(blank.outline), stroke: theme.rule, widthMm: HAIRLINE_MM });
  return items;
}

function sayTooLong(piece: string, part: string, field: string, pieces: number): Issue {
  const issue = { code: 'print/too-long', severity: 'warning', path: [] } as const;
  if (field === 'drawing') {
    const message = `The drawing on “${part}” (${piece}) is too large for its place. Make the piece larger.`;
    return { ...issue, message };
  }
  const found = `The ${field} of “${part}” (${piece}) is too long for its place, even in the smallest type${
    pieces > 1 ? `, so it takes ${pieces} pieces` : ''
  }.`;
  return { ...issue, message: `${found} Shorten it.`, toReaders: found };
}

function sayUnsafe(piece: string, part: string): Issue {
  const found = `Something on “${part}” (${piece}) stands so near to the cut that scissors may take it. Make the piece larger`;
  return {
    code: 'print/outside-safe',
    severity: 'warning',
    path: [],
    message: `${found} or its texts shorter.`,
    toReaders: `${found}.`,
  };
}
