import { strFromU8, unzipSync, zipSync } from 'fflate';
import { failure, type Result, success } from '@/lib/kernel/result';

/** Most cells of a workbook. */
export const MOST_CELLS = 1_000_000;

/** Parts that hold the values of a workbook. Pictures, macros and what other programs add are left out. */
const PARTS = {
  xlsx: /^(?:\[content_types\]\.xml|_rels\/[^/]+\.rels|docprops\/[^/]+\.xml|xl\/.+\.(?:xml|rels))$/i,
  ods: /^(?:content\.xml|styles\.xml|meta\.xml|META-INF\/manifest\.xml)$/,
} as const;

const DAMAGED = 'This spreadsheet is damaged: two of its sheets are the same part. Save it again, or save it as CSV.';
const TOO_MANY = `This spreadsheet has more than ${MOST_CELLS.toLocaleString('en')} cells. Save only the sheets and columns that you need.`;

export interface UnpackedWorkbook {
  readonly bytes: Uint8Array;
  /** Positions of the sheets of an .ods that are hidden, which its reader does not tell. */
  readonly hidden: ReadonlySet<number>;
}

/**
 * Returns a workbook as a ZIP of the parts that hold its values, not packed. So its reader unpacks nothing, and reads
 * the parts whose sizes were checked: a ZIP names each size twice, and readers may believe the other one. Refuses
 * workbooks with too many cells. Throws if the ZIP is damaged.
 */
export function unpackWorkbook(bytes: Uint8Array, kind: keyof typeof PARTS): Result<UnpackedWorkbook> {
  const parts = unzipSync(bytes, { filter: ({ name }) => PARTS[kind].test(name) });
  let cells = 0;
  for (const [name, part] of Object.entries(parts)) {
    if (!name.endsWith('.xml')) continue;
    cells += kind === 'ods' ? cellsOfOds(strFromU8(part)) : cellsOfXlsx(part);
    if (cells > MOST_CELLS) return failure(TOO_MANY);
  }
  if (kind === 'xlsx' && hasRepeatedSheets(parts)) return failure(DAMAGED);
  const content = kind === 'ods' ? parts['content.xml'] : undefined;
  return success({
    bytes: zipSync(parts, { level: 0 }),
    hidden: content ? hiddenTables(strFromU8(content)) : new Set(),
  });
}

/** Returns the positions of tables whose style hides them. */
function hiddenTables(xml: string): ReadonlySet<number> {
  const styles = new Set(
    Array.from(xml.matchAll(/<style:style\s([^<>]*)>\s*<style:table-properties\s([^<>]*)>/g)).flatMap(
      ([, style = '', properties = '']) =>
        properties.includes('table:display="false"') ? [/style:name="([^"]*)"/.exec(style)?.[1]] : [],
    ),
  );
  const tables = Array.from(xml.matchAll(/<table:table\s([^<>]*)>/g), ([, tag = '']) =>
    /style-name="([^"]*)"/.exec(tag),
  );
  return new Set(tables.flatMap((style, i) => (style && styles.has(style[1]) ? [i] : [])));
}

const [OPEN, SPACE, SLASH, END, COLON, C] = [...'< />:c'].map((char) => char.charCodeAt(0));

/** Counts the cells of a sheet of .xlsx: "<c r="A1">" or "<x:c>". */
function cellsOfXlsx(part: Uint8Array): number {
  let count = 0;
  for (let at = part.indexOf(C ?? 0); at >= 0; at = part.indexOf(C ?? 0, at + 1)) {
    const [before, after = 0] = [part[at - 1], part[at + 1]];
    const isName = after <= (SPACE ?? 0) || after === SLASH || after === END;
    if (isName && (before === OPEN || before === COLON)) count++;
  }
  return count;
}

const ODS_TAG = /^(\/?)(?:[^\s<>/:"]*:)?(table-row|table-cell|行|数据)(?![a-z-])/;

/** Counts the filled cells of an .ods, in which a cell and a row say how often they are repeated. */
function cellsOfOds(xml: string): number {
  let count = 0;
  let rows = 1;
  for (let at = xml.indexOf('<'); at >= 0; ) {
    const next = xml.indexOf('<', at + 1);
    const tag = ODS_TAG.exec(xml.slice(at + 1, at + 60));
    const isCell = tag?.[2] === 'table-cell' || tag?.[2] === '数据';
    const whole = tag ? xml.slice(at, next < 0 ? xml.length : next).trimEnd() : '';
    // Blank cells fill the ends of rows and sheets.
    const isBlank = whole.endsWith('/>') || (whole.endsWith('>') && xml[next + 1] === '/');
    if (tag && !isCell) rows = tag[1] === '/' ? 1 : repeatOf(whole, 'rows');
    else if (isCell && tag?.[1] === '') count += isBlank ? 1 : rows * repeatOf(whole, 'columns');
    at = next;
  }
  return count;
}

const REPEATS = {
  rows: /number-rows-repeated\s*=\s*["']?([^"'\s>]*)/,
  columns: /number-columns-repeated\s*=\s*["']?([^"'\s>]*)/,
} as const;

/** Returns how often a cell or row is repeated. The reader takes any notation of a number, so that this does, too. */
function repeatOf(tag: string, what: keyof typeof REPEATS): number {
  const [, value = '1'] = REPEATS[what].exec(tag) ?? [];
  const times = Number(value);
  return Number.isNaN(times) ? 1 : Math.max(1, times, Number.parseInt(value, 10) || 1);
}

/** Tells whether a workbook lists a part as several sheets, which would multiply its cells. */
function hasRepeatedSheets(parts: Readonly<Record<string, Uint8Array>>): boolean {
  return Object.entries(parts).some(([name, part]) => {
    const pattern = /^xl\/[^/]+\.xml$/i.test(name)
      ? /<(?:\w+:)?sheet\s[^<>]*?\bid="([^"]*)"/gi
      : /^xl\/_rels\//i.test(name)
        ? /\bTarget="([^"]*)"/gi
        : undefined;
    const named = pattern ? Array.from(strFromU8(part).matchAll(pattern), ([, id]) => id) : [];
    return new Set(named).size < named.length;
  });
}
