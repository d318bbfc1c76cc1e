import { fileNameOf } from '@/lib/kernel/file-name';
import type { PdfFile } from './file';
import { dict, text } from './syntax';

/** A file inside the PDF: the scenario that it was printed from. */
export interface Attachment {
  /** "<slug>.trapdoor.json". */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Version of the program that prints it. */
  readonly version?: string | undefined;
  /** Order of the kit as text: see `withOrder`. */
  readonly order?: string | undefined;
}

/** Key of the order in the file's dictionary. */
export const ORDER_KEY = 'TrapdoorOrder';

export const ATTACHMENT_SUFFIX = '.trapdoor.json';

export const attachmentOf = (title: string, file: string): Attachment => ({
  name: `${fileNameOf(title)}${ATTACHMENT_SUFFIX}`,
  bytes: new TextEncoder().encode(file),
});

/** Adds the file. Returns its entries for the catalogue. */
export function writeAttachment(
  file: PdfFile,
  { name, bytes, order }: Attachment,
): { readonly Names: string; readonly AF: string } {
  const stream = file.addStream(
    { Type: '/EmbeddedFile', Subtype: '/application#2Fjson', Params: dict({ Size: bytes.length }) },
    bytes,
  );
  const spec = file.add(
    dict({
      Type: '/Filespec',
      F: text(name),
      UF: text(name),
      EF: dict({ F: stream, UF: stream }),
      Desc: text('The scenario this kit was printed from. Trapdoor opens it again.'),
      AFRelationship: '/Source',
      [ORDER_KEY]: order === undefined ? undefined : text(order),
    }),
  );
  return { Names: file.add(`<</EmbeddedFiles<</Names[${text(name)} ${spec}]>>>>`), AF: `[${spec}]` };
}
