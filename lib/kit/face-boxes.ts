import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm } from './blank';

/** Smallest distance of important content from a cut; less on small pieces. */
const SAFE_MM = 3;
const SAFE_SHARE = 0.12;
/** Foot of the safe zone, which holds the code of the piece. */
export const SIGN_MM = 2.2;

/** Returns the distance of the safe zone from the cut. */
export const safeInset = ({ widthMm, heightMm }: SizeMm): number =>
  Math.min(SAFE_MM, Math.min(widthMm, heightMm) * SAFE_SHARE);

/** Boxes of the parts of a text face. A part without room has height 0. */
export interface TextFaceBoxes {
  readonly band: BoxMm;
  readonly art: BoxMm;
  readonly title: BoxMm;
  readonly body: BoxMm;
  readonly footer: BoxMm;
}

export function textFaceBoxes(panel: SizeMm, hasArt = false): TextFaceBoxes {
  const safe = safeInset(panel);
  const side = clamp(panel.widthMm * 0.08, safe, 5);
  return boxesWithin(
    {
      xMm: side,
      yMm: safe,
      widthMm: panel.widthMm - 2 * side,
      heightMm: panel.heightMm - 2 * safe - SIGN_MM,
    },
    hasArt,
  );
}

/** Returns the boxes of a text face within a room that is free everywhere, such as the middle of a hexagon. */
export function boxesWithin(room: BoxMm, hasArt: boolean): TextFaceBoxes {
  const tall = room.heightMm;
  const gap = clamp(tall * 0.022, 0.8, 1.8);
  const footerMm = tall < FOOTLESS_MM ? 0 : clamp(tall * 0.08, 3.3, 6.5);
  const box = (yMm: number, heightMm: number): BoxMm => ({
    xMm: room.xMm,
    yMm,
    widthMm: room.widthMm,
    heightMm: Math.max(0, heightMm),
  });
  const band = box(room.yMm, clamp(tall * 0.1, 3.4, 7.5));
  const art = box(bottomOf(band), hasArt ? tall * 0.32 : 0);
  const title = box(bottomOf(art) + gap, clamp(tall * (hasArt ? 0.11 : 0.16), 3.7, 13));
  const footer = box(room.yMm + tall - footerMm, footerMm);
  const body = box(bottomOf(title) + gap, footer.yMm - bottomOf(title) - 2 * gap);
  return { band, art, title, body, footer };
}

/** Share of an emblem's height for its sign, by the text below it. */
export const EMBLEM_SHARE = { alone: 1, title: 0.64, both: 0.52 } as const;
/** Share of the room below an emblem's sign for the title, if a note follows. */
export const EMBLEM_NOTE_SHARE = 0.5;
export const emblemGap = ({ heightMm }: SizeMm): number => Math.min(1, heightMm * 0.02);

export function emblemTitleBox(panel: SizeMm, isRound = false, hasNote = false): SizeMm {
  const safe = safeInset(panel);
  const foot = isRound ? roundSignTop(panel.heightMm, safe) : panel.heightMm - safe - SIGN_MM;
  const top = safe + (foot - safe) * EMBLEM_SHARE[hasNote ? 'both' : 'title'] + emblemGap(panel);
  const off = foot - panel.heightMm / 2;
  const widthMm = isRound ? 2 * Math.sqrt((panel.heightMm / 2 - safe) ** 2 - off ** 2) : panel.widthMm - 2 * safe;
  return { widthMm, heightMm: (foot - top) * (hasNote ? EMBLEM_NOTE_SHARE : 1) };
}

/** Approximate width of a code. A round piece has room for it only slightly above its lowest point. */
const SIGN_BREADTH_MM = 11;

export function roundSignTop(diameterMm: number, inset: number): number {
  const radius = diameterMm / 2 - inset;
  const half = Math.min(SIGN_BREADTH_MM / 2, radius * 0.65);
  return inset + radius + Math.sqrt(radius ** 2 - half ** 2) - SIGN_MM;
}

/** Strip to write on: its frame, the label's background on the left, the small title above the line. */
export const SLIP = { frameMm: 0.6, headShare: 0.3, mostHeadMm: 13, padMm: 1.2, titleMm: 3.4 } as const;

export function slipTitleBox(content: BoxMm): BoxMm {
  const { xMm, yMm, widthMm } = content;
  const inner = widthMm - SLIP.frameMm;
  const headMm = Math.min(SLIP.mostHeadMm, inner * SLIP.headShare);
  return {
    xMm: xMm + SLIP.frameMm / 2 + headMm + SLIP.padMm,
    yMm: yMm + SLIP.frameMm / 2 + 0.5,
    widthMm: Math.max(0, inner - headMm - 2 * SLIP.padMm),
    heightMm: SLIP.titleMm,
  };
}

/** Below this height there is no footer. */
const FOOTLESS_MM = 30;

const bottomOf = ({ yMm, heightMm }: BoxMm) => yMm + heightMm;
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Diameter of the compass above a drawing. */
export const FIGURE_COMPASS_MM = 14;
