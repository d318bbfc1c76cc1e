import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Lists the distinct sizes, in points, of the lines of a PDF that match a pattern, as another program reads them. */
export async function readPdfSizes(bytes: Uint8Array, looksLike: RegExp): Promise<readonly number[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false }).promise;
  const sizes = new Set<number>();
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items)
      if ('str' in item && looksLike.test(item.str.trim())) sizes.add(Math.round(item.height * 100) / 100);
  }
  await document.destroy();
  return [...sizes];
}
