import { createRequire } from 'node:module';
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function startQpdf(words: string[]) {
  // Its loader expects CommonJS globals in Node.
  Object.assign(globalThis, { require: createRequire(import.meta.url), __dirname: '/' });
  const { default: createModule } = await import('qpdf-wasm-esm-embedded');
  const say = (line: string) => void words.push(line);
  const qpdf = await createModule({ noInitialRun: true, print: say, printErr: say } as never);
  return qpdf as unknown as {
    FS: { writeFile(path: string, bytes: Uint8Array): void; readFile(path: string): Uint8Array };
    callMain(words: readonly string[]): number;
  };
}

/** Checks a PDF with qpdf. Exit code 0: clean, 2: errors, 3: warnings. */
export async function checkWithQpdf(bytes: Uint8Array): Promise<{ readonly code: number; readonly words: string }> {
  const words: string[] = [];
  const { FS, callMain } = await startQpdf(words);
  FS.writeFile('/kit.pdf', bytes);
  return { code: callMain(['--check', '/kit.pdf']), words: words.join('\n') };
}

/** Encrypts a PDF. Without a password to open, only an owner's password protects it from changes. */
export async function lockWithQpdf(
  bytes: Uint8Array,
  { open = '', bits = '256', more = [] }: { open?: string; bits?: string; more?: readonly string[] } = {},
): Promise<Uint8Array> {
  const { FS, callMain } = await startQpdf([]);
  FS.writeFile('/kit.pdf', bytes);
  callMain(['--allow-weak-crypto', '--encrypt', open, 'owner', bits, ...more, '--', '/kit.pdf', '/locked.pdf']);
  return FS.readFile('/locked.pdf');
}

export interface PdfField {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
}

/** Reads the outline, form fields and metadata that a PDF viewer shows besides the pages. */
export async function readPdfExtras(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false }).promise;
  const outline = (await document.getOutline()) ?? [];
  const fields = Object.entries((await document.getFieldObjects()) ?? {}).flatMap(([name, objects]) =>
    (objects as { type: string; value: unknown; kidIds?: unknown }[])
      .filter(({ type }) => type !== '')
      .map(({ type, value }): PdfField => ({ name, type, value })),
  );
  const { info } = await document.getMetadata();
  const attachments = ((await document.getAttachments()) ?? {}) as Record<
    string,
    { filename: string; content: Uint8Array }
  >;
  const trees = [];
  for (let number = 1; number <= document.numPages; number++) {
    trees.push(await (await document.getPage(number)).getStructTree());
  }
  const extras = {
    pages: document.numPages,
    outline: outline.map(({ title, items }) => ({ title, items: items.map((item: { title: string }) => item.title) })),
    fields,
    info: info as Readonly<Record<string, unknown>>,
    attachments: Object.values(attachments).map(({ filename, content }) => ({ filename, content })),
    roles: new Set(trees.flatMap(rolesIn)),
  };
  await document.destroy();
  return extras;
}

function rolesIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { role, children = [] } = node as { role?: string; children?: readonly unknown[] };
  return [...(role ? [role] : []), ...children.flatMap(rolesIn)];
}

/** Lists the fonts of a PDF and whether each is embedded. */
export async function readPdfFonts(bytes: Uint8Array) {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('Font')) return [];
    const descendants = object.lookup(PDFName.of('DescendantFonts'));
    const font = descendants instanceof PDFArray ? descendants.lookup(0, PDFDict) : object;
    // Descendant fonts are counted with their composite font.
    if (font === object && font.has(PDFName.of('CIDSystemInfo'))) return [];
    const descriptor = font.lookup(PDFName.of('FontDescriptor'), PDFDict);
    const name = String(object.get(PDFName.of('BaseFont'))).slice(1);
    return [{ name, isEmbedded: descriptor.has(PDFName.of('FontFile2')) }];
  });
}
