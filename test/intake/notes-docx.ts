import { strToU8, zipSync } from 'fflate';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const style = (id: string, name: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;

/** Paragraph with a style, as Word writes it. */
export const paragraph = (text: string, properties = '', run = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
export const styled = (id: string): string => `<w:pStyle w:val="${id}"/>`;
export const listed = (level = 0): string => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`;
export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

/** A small Word document. The ids of its styles are those of a German Word. */
export const docx = (body: string, prolog = ''): Uint8Array =>
  zipSync({
    'word/document.xml': strToU8(
      `<?xml version="1.0"?>${prolog}<w:document xmlns:w="${W}"><w:body>${body}</w:body></w:document>`,
    ),
    'word/styles.xml': strToU8(
      `<w:styles xmlns:w="${W}">${style('Titel', 'Title')}${style('berschrift1', 'heading 1')}${style('berschrift2', 'heading 2')}</w:styles>`,
    ),
  });
