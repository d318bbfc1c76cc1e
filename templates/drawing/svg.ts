import type { BoxMm } from '@/lib/kit/blank';
import { formatMatrix, type Matrix, round } from '@/templates/geometry/matrix';
import type { Font } from '@/templates/type/font';
import type { Item, Page, Picture, TextItem } from './display-list';
import { encodePng } from './png';

/** A part of a page, and its size in pixels. */
interface SvgWindow {
  readonly box: BoxMm;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Draws a page as a self-contained SVG, from the same display list as the PDF. Text becomes outlines. */
export function pageToSvg(page: Page, title = '', window?: SvgWindow): string {
  const definitions = new Map<string, string>();
  const body = inMatrix(page.transform, itemsToSvg(page.items, definitions));
  const [width, height] = [round(page.widthMm), round(page.heightMm)];
  const size = window ? sizeOf(window) : `width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`;
  const name = title === '' ? '' : `<title>${escapeXml(title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img">${name}${paperStyle(page)}<defs>${[...definitions.values()].join('')}</defs><rect width="${width}" height="${height}" fill="#fff"/>${body}</svg>`;
}

/**
 * Colours for paper. Pictures in web pages can't tell that they are printed, so the studio's style sheet gives them the
 * dark colour scheme on paper, and the light one on screens.
 */
const paperStyle = ({ onPaper = {} }: Page): string => {
  const rules = Object.entries(onPaper).flatMap(([from, to]) =>
    ['fill', 'stroke', 'color'].map((property) => `[${property}="${from}"]{${property}:${to}}`),
  );
  return rules.length === 0 ? '' : `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`;
};

const sizeOf = ({ box: { xMm, yMm, widthMm, heightMm }, widthPx, heightPx }: SvgWindow): string =>
  `width="${widthPx}" height="${heightPx}" viewBox="${xMm} ${yMm} ${widthMm} ${heightMm}" preserveAspectRatio="none"`;

function itemsToSvg(items: readonly Item[], definitions: Map<string, string>): string {
  return items.map((item) => itemToSvg(item, definitions)).join('');
}

function itemToSvg(item: Item, definitions: Map<string, string>): string {
  switch (item.kind) {
    case 'group': {
      const drawn = itemsToSvg(item.items, definitions);
      return inMatrix(item.matrix, item.clip === undefined ? drawn : clipped(item.clip, drawn, definitions));
    }
    case 'image': {
      const { picture, x, y, widthMm, heightMm } = item;
      const id = `p-${picture.id}`;
      const size = `width="${picture.widthPx}" height="${picture.heightPx}"`;
      if (!definitions.has(id))
        definitions.set(
          id,
          `<image id="${escapeXml(id)}" ${size} preserveAspectRatio="none" href="${pictureUri(picture)}"/>`,
        );
      const scale = formatMatrix([widthMm / picture.widthPx, 0, 0, heightMm / picture.heightPx, x, y]);
      return `<use href="#${escapeXml(id)}" transform="matrix(${scale})"/>`;
    }
    case 'path': {
      const ink = (value: string | undefined) =>
        value === undefined ? 'none' : value === 'inherit' ? 'currentColor' : value;
      const stroke = item.stroke ? ` stroke-width="${round(item.widthMm ?? 0.2)}"` : '';
      const dash = item.dashMm ? ` stroke-dasharray="${item.dashMm.join(' ')}"` : '';
      return `<path d="${escapeXml(item.d)}" fill="${ink(item.fill)}" stroke="${ink(item.stroke)}"${stroke}${dash}/>`;
    }
    case 'place': {
      const id = `s-${item.sketch.name}`;
      if (!definitions.has(id)) {
        definitions.set(id, '');
        definitions.set(id, `<g id="${escapeXml(id)}">${itemsToSvg(item.sketch.items, definitions)}</g>`);
      }
      const color = item.ink ? ` color="${item.ink}"` : '';
      return `<use href="#${escapeXml(id)}" transform="translate(${round(item.x)} ${round(item.y)}) scale(${round(item.scale)})"${color}/>`;
    }
    case 'field':
      return `<rect x="${round(item.x)}" y="${round(item.y)}" width="${round(item.widthMm)}" height="${round(item.heightMm)}" fill="#1F4E8C" fill-opacity=".08"/>`;
    case 'text':
      return textToSvg(item);
  }
}

const inMatrix = (matrix: Matrix | undefined, drawn: string): string =>
  matrix ? `<g transform="matrix(${formatMatrix(matrix)})">${drawn}</g>` : drawn;

function clipped(clip: string, drawn: string, definitions: Map<string, string>): string {
  const key = `clip ${clip}`;
  const known = definitions.get(key)?.match(/id="([^"]+)"/)?.[1];
  const id = known ?? `c-${definitions.size}`;
  if (!known) definitions.set(key, `<clipPath id="${id}"><path d="${escapeXml(clip)}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${drawn}</g>`;
}

/** Converts absolute commands M, L, Q, C and Z to relative ones, so that the path can continue another one. */
export function relativePath(d: string): string {
  let out = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const [, command = '', numbers = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === 'Z') {
      out += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const at = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const words = at.map((value, i) => String(fine(value - (i % 2 === 0 ? x : y))));
    out += `${command.toLowerCase()}${words.join(' ')}`;
    [x, y] = [at.at(-2) ?? x, at.at(-1) ?? y];
    if (command === 'M') [startX, startY] = [x, y];
  }
  return out;
}

const fine = (value: number): number => Math.round(value * 1000) / 1000 + 0;

const pictureUris = new WeakMap<Picture, string>();

function pictureUri(picture: Picture): string {
  const known = pictureUris.get(picture);
  if (known) return known;
  const binary = Array.from(encodePng(picture), (byte) => String.fromCharCode(byte)).join('');
  const uri = `data:image/png;base64,${btoa(binary)}`;
  pictureUris.set(picture, uri);
  return uri;
}

/** Draws one font's letters in a line as a single path. Shared definitions take browsers several times as long. */
function textToSvg({ run, x, y, sizeMm }: TextItem): string {
  const { font, wordCache, words } = run;
  const { unitsPerEm } = font.metrics;
  const scale = sizeMm / unitsPerEm;
  let pen = 0;
  let d = '';
  for (let i = run.from; i < run.to; i++) {
    for (const { id, advance, dx, dy } of wordCache.glyphsOf(words[i] ?? 0)) {
      const outline = outlineOf(font, id);
      const across = Math.round(((pen + dx) * unitsPerEm) / 1000);
      if (outline !== '') d += `M${across} ${Math.round((dy * unitsPerEm) / 1000)}${outline}`;
      pen += advance;
    }
  }
  if (d === '') return '';
  const from = round(x + (run.offset * sizeMm) / 1000);
  const place = `translate(${from} ${round(y)}) scale(${scale.toFixed(6)} -${scale.toFixed(6)})`;
  return `<path transform="${place}" d="${d}" fill="${run.color}"/>`;
}

const outlines = new WeakMap<Font, Map<number, string>>();

/** Returns a letter's outline in font units as a relative path that returns to its start. */
function outlineOf(font: Font, id: number): string {
  const known = outlines.get(font) ?? new Map<number, string>();
  outlines.set(font, known);
  const outline = known.get(id) ?? relativePath(font.metrics.outline(id));
  known.set(id, outline);
  return outline;
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
