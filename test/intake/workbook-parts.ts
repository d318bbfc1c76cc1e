import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Sheet of an .xlsx with the given rows. */
export const sheetXml = (rows: string, before = ''): string =>
  `<?xml version="1.0"?><worksheet xmlns="${SHEETS}">${before}<sheetData>${rows}</sheetData></worksheet>`;
/** Cell of an .xlsx with a text. */
export const cell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** Parts of an .xlsx, written by hand for what no program writes. */
export const xlsxParts = (
  sheet: string,
  sheets = '<sheet name="One" sheetId="1" r:id="r1"/>',
): Readonly<Record<string, Uint8Array>> => ({
  '[Content_Types].xml': strToU8(
    `<Types xmlns="${TYPES}"><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MAIN}.worksheet+xml"/></Types>`,
  ),
  '_rels/.rels': strToU8(
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
  'xl/workbook.xml': strToU8(`<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets>${sheets}</sheets></workbook>`),
  'xl/worksheets/sheet1.xml': strToU8(sheet),
});

/** Row of an .ods with a text in each cell. The last texts are attributes of the row and of its cells. */
export const odsRow = (texts: readonly string[], ofRow = '', ofCell = ''): string =>
  `<table:table-row${ofRow}>${texts.map((text) => `<table:table-cell${ofCell}><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>`;

/** An .ods written by hand. */
export const ods = (tables: string, styles = ''): Uint8Array =>
  zipSync({
    'META-INF/manifest.xml': strToU8('<manifest/>'),
    'styles.xml': strToU8('<office:document-styles/>'),
    'content.xml': strToU8(
      `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
  });

/** A ZIP that gives wrong sizes of its parts, in front of each part and in its directory. */
export function lyingZip(
  parts: Readonly<Record<string, Uint8Array>>,
  inFront: number,
  inDirectory: number,
): Uint8Array {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [name, part] of Object.entries(parts)) {
    const [packed, title] = [deflateRawSync(part), strToU8(name)];
    const head = new DataView(new ArrayBuffer(30));
    head.setUint32(0, 0x04034b50, true);
    head.setUint16(8, 8, true);
    head.setUint32(18, packed.length, true);
    head.setUint32(22, inFront, true);
    head.setUint16(26, title.length, true);
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, 0x02014b50, true);
    entry.setUint16(10, 8, true);
    entry.setUint32(20, packed.length, true);
    entry.setUint32(24, inDirectory, true);
    entry.setUint16(28, title.length, true);
    entry.setUint32(42, at, true);
    files.push(new Uint8Array(head.buffer), title, packed);
    directory.push(new Uint8Array(entry.buffer), title);
    at += 30 + title.length + packed.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, Object.keys(parts).length, true);
  end.setUint16(10, Object.keys(parts).length, true);
  end.setUint32(12, Buffer.concat(directory).length, true);
  end.setUint32(16, at, true);
  return new Uint8Array(Buffer.concat([...files, ...directory, new Uint8Array(end.buffer)]));
}
