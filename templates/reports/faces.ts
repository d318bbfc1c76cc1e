import { Font as Fonts } from '@react-pdf/renderer';
import { createContext } from 'react';
import type { Assets } from '../assets/assets';
import type { FaceName } from '../assets/catalogue';
import { codePointsOf, hasSpacingAccent, isIgnorable, sanitise } from '../type/characters';
import type { Font } from '../type/font';
import { type FontRun, fontRuns } from '../type/font-runs';
import { type Chains, openLibrary } from '../type/library';

/** Font chains for the texts of a document. */
export const Faces = createContext<Chains | undefined>(undefined);

interface FacedText {
  readonly family: string;
  readonly text: string;
}

const REPLACEMENT = '\ufffd';

/** Loads the fonts for a document's texts. The replacement character stands for unsupported ones. */
export const loadFaces = (assets: Assets, document: unknown): Promise<Chains> =>
  openLibrary(assets).chains(new Set([...codePointsOf(document), REPLACEMENT.charCodeAt(0)]));

/** Splits a text by font. Otherwise the library would choose fonts that are not embedded. */
export function faceText(chains: Chains, face: FaceName, text: string): readonly FacedText[] {
  const faced: FacedText[] = [];
  for (const { font, text: own, missing } of runsOf(chains, face, text)) {
    const added = missing ? REPLACEMENT : drawable(font, own);
    const last = faced.at(-1);
    const family = last && isBlank(added) ? last.family : familyOf(font);
    if (last?.family === family) faced[faced.length - 1] = { family, text: last.text + added };
    else faced.push({ family, text: added });
  }
  return faced;
}

/** Every font has a space, and changing fonts costs time. */
const isBlank = (text: string) => /^[ \n]*$/.test(text);

/** Returns the width of a text relative to its size. */
export function widthOf(chains: Chains, face: FaceName, text: string): number {
  return runsOf(chains, face, text).reduce((sum, { font, text }) => sum + font.shape(text, false).width / 1000, 0);
}

/**
 * Splits a text into runs, with separate line breaks, dots and accents. Overpass declares these dots and accents as
 * marks, which the library would place above the previous letter; no font has line breaks.
 */
const runsOf = (chains: Chains, face: FaceName, text: string): readonly FontRun[] =>
  clean(text)
    .split(/([`¨¯´·¸ˆˇ˘-˝\n])/)
    .flatMap((part) => {
      const [font] = chains[face];
      return part === '\n' && font
        ? [{ font, text: part, missing: false }]
        : fontRuns(chains[hasSpacingAccent(part) ? 'body' : face], part);
    });

// Collapses spaces: lines break at single spaces, and the library might insert a hyphen between two.
const clean = (text: string) => sanitise(text).normalize('NFC').replace(/ {2,}/g, ' ');

const drawable = ({ coverage }: Font, text: string): string =>
  Array.from(text)
    .filter((character) => {
      const point = character.codePointAt(0) ?? 0;
      return coverage.has(point) || !isIgnorable(point);
    })
    .join('');

const registered = new Set<string>();

/** Returns the name under which the library knows a font. The library's registry is global. */
export function familyOf({ name, bytes }: Font): string {
  if (!registered.has(name)) {
    registered.add(name);
    Fonts.register({ family: name, src: `data:font/ttf;base64,${toBase64(bytes)}` });
  }
  return name;
}

const CHUNK = 0x2000;

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}
