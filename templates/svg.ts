import { type Item, type Page, round } from './display-list';
import type { Font } from './type/font';

/** A page as a self-contained picture, from the same list as the PDF; for previews. Words are outlines. */
export function pageToSvg(page: Page, title = ''): string {
  const definitions = new Map<string, string>();
  const body = itemsToSvg(page.items, definitions);
  const [width, height] = [round(page.widthMm), round(page.heightMm)];
  const name = title === '' ? '' : `<title>${escapeXml(title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img">${name}<defs>${[...definitions.values()].join('')}</defs><rect width="${width}" height="${height}" fill="#fff"/>${body}</svg>`;
}

function itemsToSvg(items: readonly Item[], definitions: Map<string, string>): string {
  return items.map((item) => itemToSvg(item, definitions)).join('');
}

function itemToSvg(item: Item, definitions: Map<string, string>): string {
  switch (item.kind) {
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
