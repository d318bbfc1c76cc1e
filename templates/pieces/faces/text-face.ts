import type { BoxMm } from '@/lib/kit/blank';
import type { TextFaceBoxes } from '@/lib/kit/face-boxes';
import { type TextFace, wholeText } from '@/lib/kit/faces';
import { addNode, type Item, moveItems, type StructNode } from '@/templates/drawing/display-list';
import { fitAboveFoot, fitProse } from '../../flow/fit';
import { paginate } from '../../flow/paginate';
import { drawText, layText, plainSpan, type TextSetting } from '../../flow/text';
import { endOfBand } from '../../theme/patterns';
import { ruleItems } from '../../theme/rules';
import { SIZES } from '../../theme/styles';
import type { Theme, Tint } from '../../theme/theme';
import { artIn } from './art';
import { noteSize, styleOf } from './deck-sizes';
import { drawEmblemFace } from './emblem-face';
import {
  type DrawFace,
  type DrawnFace,
  type FaceDrawing,
  type FaceSetting,
  grounded,
  groundOf,
  isFilled,
  type Overflow,
  signIn,
  tinted,
} from './face';
import { drawnAt, type FittedWords, fitWords } from './fit-words';
import { linesToWriteOn } from './lines-to-write-on';
import { groundBox, groundPath, once, type Room, textBoxesOf } from './room';

/** Smallest size of a readable text body. */
const READABLE_MM = { widthMm: 18, heightMm: 9 } as const;
/** Below this size no text is printed on the piece. */
const LEAST_MM = { widthMm: 14, heightMm: 3.5 } as const;
const MORE_MM = 3.2;
const MOST_STRIP_MM = 10;

/** A band, title, text and footer. Overlong text continues on further pieces, or goes to the sheet's notes. */
export const drawTextFace: DrawFace<TextFace & { readonly goesOn: boolean }> = (face, room, setting, node) => {
  const { setter, theme } = setting;
  const tint = theme.tone[face.tone];
  const boxes = withoutFooter(boxesIn(room, face.art !== undefined), face.footer.trim() === '');
  if (boxes.band.widthMm < LEAST_MM.widthMm || boxes.body.heightMm < LEAST_MM.heightMm)
    return drawSignAlone(face, room, setting, node);
  const band = bandIn(boxes.band, face.icon !== '');
  const kickerNode = addNode(node, 'P');
  const fitKicker = (words: string) =>
    fitWords(setting, 'cardKicker', words, band.words, kickerNode, { color: tint.on }, setting.sizes);
  const art = face.art === undefined ? [] : artIn(setting, face.art, acrossPanel(boxes.art, room), face.title, node);
  const kicker = fitKicker(face.kicker);
  const title = fitWords(
    setting,
    'cardTitle',
    face.title,
    boxes.title,
    addNode(node, 'H2'),
    { color: theme.headline },
    setting.sizes,
  );
  const bodyNode = addNode(node, 'Div');
  const footer = fitWords(setting, 'cardFooter', face.footer, boxes.footer, addNode(node, 'P'));
  const lay = (markdown: string) => {
    bodyNode.children.length = 0;
    const fitted = fitProse(setter, theme, styleOf('cardBody', setting.sizes), markdown, boxes.body, bodyNode);
    noteSize('cardBody', markdown, fitted.pt, setting.sizes);
    return fitted;
  };
  const layAboveFoot = (foot: string) => {
    const style = styleOf('cardBody', setting.sizes);
    const fitted = fitAboveFoot(setter, theme, style, { text: face.markdown, foot }, boxes.body, bodyNode);
    if (fitted) noteSize('cardBody', foot, fitted.pt, setting.sizes);
    return fitted;
  };

  const displaced = [
    ...cutOff('heading', face.kicker, kicker),
    ...cutOff('title', face.title, title),
    ...cutOff('footer', face.footer, footer),
  ];
  const words = wholeText(face);
  const whole = displaced.length === 0 ? words : [...displaced.map(({ text }) => asBold(text)), words].join('\n\n');
  const fitsAlone = displaced.length > 0 && lay(words).fits;
  const body = (face.rule && displaced.length === 0 && layAboveFoot(face.rule)) || lay(whole);
  const lines = linesToWriteOn(setting, face.lines ?? [], belowText(boxes.body, body.fits ? body.heightMm : 0), node);
  const canGoOn =
    face.goesOn && boxes.body.widthMm >= READABLE_MM.widthMm && boxes.body.heightMm >= READABLE_MM.heightMm;
  const parts = body.fits ? [drawnAt({ fitted: body, isCut: false }, boxes.body)] : partsOf();
  const writable = body.fits ? lines.items : [];
  const lost = !body.fits && !canGoOn;
  const overflow = body.fits && displaced.length === 0 ? lines.overflow : overflowing();
  const banded =
    art.length > 0
      ? grounded(room, [...bandGround(), ...art])
      : groundOf(band, theme, face.tone, () => grounded(room, bandGround()));
  const ground = [...paper(), ...banded];
  const [first = drawPart([], 0), ...others] = parts.map(drawPart);
  return { faces: [first, ...others], overflow };

  function overflowing(): readonly Overflow[] {
    return [
      ...displaced.map(({ field, text }) => ({ field, text, lost })),
      ...(body.fits || fitsAlone ? [] : [{ field: 'text', text: words, lost }]),
      ...(body.fits ? lines.overflow : (face.lines ?? []).map((text) => ({ field: 'line', text, lost: true }))),
    ].filter(({ field }) => field !== 'footer' || boxes.footer.heightMm > 0 || lost);
  }

  function drawPart(text: readonly Item[], i: number): DrawnFace {
    const items: Item[] = [...signIn(face.icon, band.sign, tint.on), ...drawKicker(i)];
    items.push(
      ...drawnAt(title, inMiddle(boxes.title, title.fitted.heightMm)),
      ...ruleAbove(boxes.body, theme, 0.4, tint.edge),
      ...text,
      ...writable,
    );
    if (boxes.footer.heightMm > 0 && face.footer.trim() !== '')
      items.push(...ruleAbove(boxes.footer, theme, 0.25, theme.rule), ...drawnAt(footer, boxes.footer));
    return { ground, items, signInk: theme.grey };
  }

  function drawKicker(i: number): readonly Item[] {
    const number = `${i + 1} of ${parts.length}`;
    const after = parts.length > 1 ? fitKicker(`${face.kicker} · ${number}`) : kicker;
    const words = after.isCut && parts.length > 1 ? fitKicker(`${number} · ${face.kicker}`) : after;
    const { xMm, yMm, heightMm } = band.words;
    return drawnAt(words, { xMm, yMm: yMm + (heightMm - words.fitted.heightMm) / 2 });
  }

  /** The band across the whole background, with its pattern at the end. */
  function bandGround(): readonly Item[] {
    const { xMm, yMm, widthMm } = groundBox(room);
    const bleeds = yMm < 0;
    const [left, wide] = bleeds ? [xMm, widthMm] : [boxes.band.xMm, boxes.band.widthMm];
    const top = bleeds ? yMm : boxes.band.yMm;
    const ground = { xMm: left, yMm: top, widthMm: wide, heightMm: boxes.band.yMm + boxes.band.heightMm - top };
    return [...bandOn(theme, tint, ground), ...endOfBand(theme, tint, band.pattern)];
  }

  /** The theme's light ground; none under lines to write on. */
  function paper(): readonly Item[] {
    const isWrittenOn = (face.lines ?? []).length > 0;
    return theme.paper && !isWrittenOn ? [{ kind: 'path', d: groundPath(room), fill: theme.paper }] : [];
  }

  /** Returns the part of the text on each piece. */
  function partsOf(): readonly (readonly Item[])[] {
    const { xMm, yMm, heightMm } = boxes.body;
    const { strips } = lay(whole);
    if (canGoOn) return paginate(strips, { x: 0, y: 0, heightMm }).map(({ items }) => moveItems(items, xMm, yMm));
    const [part] = paginate(strips, { x: xMm, y: yMm, heightMm: heightMm - MORE_MM });
    return [[...(part?.items ?? []), ...dots({ ...boxes.body, yMm: yMm + heightMm - MORE_MM })]];
  }

  function dots({ xMm, yMm, widthMm }: BoxMm): readonly Item[] {
    const more: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1.1, align: 'right' };
    const items: Item[] = [];
    drawText(layText(plainSpan('…', 'heading', theme.ink), widthMm, more), more, xMm, yMm, items);
    return items;
  }
};

/** Draws a piece that is too small for text: only its sign. All of its text goes to the notes. */
function drawSignAlone(face: TextFace, room: Room, setting: FaceSetting, node: StructNode): FaceDrawing {
  const { tone, icon, art } = face;
  const { faces } = drawEmblemFace({ face: 'emblem', tone, icon, art, title: '', note: '' }, room, setting, node);
  const words = { heading: face.kicker, title: face.title, text: wholeText(face), footer: face.footer };
  const lost = Object.entries(words).flatMap(([field, text]) =>
    text.trim() === '' ? [] : [{ field, text, lost: true }],
  );
  return { faces, overflow: [...lost, ...(face.lines ?? []).map((text) => ({ field: 'line', text, lost: true }))] };
}

const cutOff = (field: string, text: string, { isCut }: FittedWords) =>
  isCut && text.trim() !== '' ? [{ field, text }] : [];

const boxesIn = once(textBoxesOf);

/** Space between text and the piece's code. */
const ABOVE_CODE_MM = 0.8;

/** Gives the body the room of a footer that is empty. */
const withoutFooter = (boxes: TextFaceBoxes, isEmpty: boolean): TextFaceBoxes => {
  const { body, footer } = boxes;
  if (!isEmpty || footer.heightMm === 0) return boxes;
  const foot = footer.yMm + footer.heightMm - ABOVE_CODE_MM;
  return { ...boxes, body: { ...body, heightMm: foot - body.yMm }, footer: { ...footer, yMm: foot, heightMm: 0 } };
};

/** Returns the boxes of a band: its sign, the text beside it and the pattern at the end. */
const bandIn = once((band: BoxMm, hasSign: boolean) => {
  const { xMm, yMm, widthMm, heightMm } = band;
  const sign = { xMm: xMm + 1, yMm: yMm + 0.7, widthMm: heightMm - 1.4, heightMm: heightMm - 1.4 };
  const stripMm = Math.min(MOST_STRIP_MM, widthMm / 6);
  const left = hasSign ? heightMm + 0.9 : 1.4;
  const end = stripMm + 1;
  return {
    sign: hasSign ? sign : { ...sign, widthMm: 0 },
    words: { ...band, xMm: xMm + left, widthMm: Math.max(1, widthMm - left - end) },
    pattern: { xMm: xMm + widthMm - stripMm, yMm, widthMm: stripMm, heightMm },
  };
});

function belowText(body: BoxMm, usedMm: number): BoxMm {
  return { ...body, yMm: body.yMm + usedMm, heightMm: body.heightMm - usedMm };
}

/** Fills a band, or rules a line below it if its tone has no ground. */
const bandOn = (theme: Theme, tint: Tint, band: BoxMm): readonly Item[] =>
  isFilled(tint)
    ? tinted(band, tint)
    : ruleItems(theme, { x: band.xMm, y: band.yMm + band.heightMm, widthMm: band.widthMm }, BAND_RULE_MM, tint.edge);

const BAND_RULE_MM = 0.5;

/** Extends art over the whole width of its panel. */
const acrossPanel = (art: BoxMm, room: Room): BoxMm => {
  const { xMm, widthMm } = groundBox(room);
  return { ...art, xMm, widthMm };
};

const inMiddle = (box: BoxMm, usedMm: number): BoxMm => ({
  ...box,
  yMm: box.yMm + Math.max(0, box.heightMm - usedMm) / 2,
});

const ruleAbove = ({ xMm, yMm, widthMm }: BoxMm, theme: Theme, strokeMm: number, stroke: string): readonly Item[] =>
  ruleItems(theme, { x: xMm, y: yMm - 0.8, widthMm }, strokeMm, stroke);

/** Returns the text as bold Markdown, with everything escaped. */
const asBold = (text: string): string =>
  `**${text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[!-/:-@[-`{-~]/g, (sign) => `\\${sign}`)}**`;
