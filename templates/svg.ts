import type { BoxMm } from '@/lib/kit/blank';
import { type Item, type Page, type Picture, round } from './display-list';
import { formatMatrix, type Matrix } from './matrix';
import { encodePng } from './png';
import type { Font } from './type/font';

/** A part of a page, and how many pixels it gets. */
export interface SvgWindow {
  readonly box: BoxMm;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A page as a self-contained picture, from the same list as the PDF; for previews and pixels. Words are outlines. */
export function pageToSvg(page: Page, title = '', window?: SvgWindow): string {
  const definitions = new Map<string, string>();
  const body = inMatrix(page.transform, itemsToSvg(page.items, definitions));
  const [width, height] = [round(page.widthMm), round(page.heightMm)];
  const size = window ? sizeOf(window) : `width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`;
  const name = title === '' ? '' : `<title>${escapeXml(title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img">${name}<defs>${[...definitions.values()].join('')}</defs><rect width="${width}" height="${height}" fill="#fff"/>${body}</svg>`;
}

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
    case 'text': {
      let pen = item.x + (item.run.offset * item.sizeMm) / 1000;
      const uses: string[] = [];
      for (const { font, glyphs } of item.run.parts) {
        for (const { id, advance, dx, dy } of glyphs) {
          const symbol = glyphSymbol(font, id, definitions);
          const scale = (item.sizeMm / font.metrics.unitsPerEm).toFixed(6);
          const [x, y] = [pen + (dx * item.sizeMm) / 1000, item.y - (dy * item.sizeMm) / 1000];
          if (symbol)
            uses.push(
              `<use href="#${symbol}" transform="translate(${round(x)} ${round(y)}) scale(${scale} -${scale})"/>`,
            );
          pen += (advance * item.sizeMm) / 1000;
        }
      }
      return uses.length > 0 ? `<g fill="${item.run.color}">${uses.join('')}</g>` : '';
    }
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

const pictureUris = new WeakMap<Picture, string>();

function pictureUri(picture: Picture): string {
  const known = pictureUris.get(picture);
  if (known) return known;
  const binary = Array.from(encodePng(picture), (byte) => String.fromCharCode(byte)).join('');
  const uri = `data:image/png;base64,${btoa(binary)}`;
  pictureUris.set(picture, uri);
  return uri;
}

function glyphSymbol(font: Font, id: number, definitions: Map<string, string>): string | undefined {
  const symbol = `g-${font.name.replace(/[^A-Za-z0-9]/g, '')}-${id}`;
  if (definitions.has(symbol)) return symbol;
  const outline = outlineOf(font, id);
  if (outline === '') return undefined;
  definitions.set(symbol, `<path id="${symbol}" d="${outline}"/>`);
  return symbol;
}

const outlines = new WeakMap<Font, Map<number, string>>();

function outlineOf(font: Font, id: number): string {
  const known = outlines.get(font) ?? new Map<number, string>();
  outlines.set(font, known);
  const outline = known.get(id) ?? font.metrics.outline(id);
  known.set(id, outline);
  return outline;
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
