import { type PDFCatalog, type PDFContext, PDFHexString, PDFName } from 'pdf-lib';
import type { Streams } from './streams';

export { readAttachment } from './read-attachment';

/** A file inside the PDF: the scenario that it was printed from. */
export interface Attachment {
  /** "<slug>.trapdoor.json". */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const ATTACHMENT_SUFFIX = '.trapdoor.json';

export function writeAttachment(context: PDFContext, catalog: PDFCatalog, streams: Streams, file: Attachment): void {
  const name = PDFHexString.fromText(file.name);
  const stream = streams.add(
    { Type: 'EmbeddedFile', Subtype: 'application/json', Params: { Size: file.bytes.length } },
    file.bytes,
  );
  const spec = context.register(
    context.obj({
      Type: 'Filespec',
      F: name,
      UF: name,
      EF: context.obj({ F: stream, UF: stream }),
      Desc: PDFHexString.fromText('The scenario this kit was printed from. Trapdoor opens it again.'),
      AFRelationship: 'Source',
    }),
  );
  const names = context.obj({ EmbeddedFiles: context.obj({ Names: context.obj([name, spec]) }) });
  catalog.set(PDFName.of('Names'), context.register(names));
  catalog.set(PDFName.of('AF'), context.obj([spec]));
}
