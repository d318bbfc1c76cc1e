import type { PdfFile } from './file';
import type { Ref } from './syntax';

interface About {
  readonly title: string;
  readonly authors: readonly string[];
  readonly language: string;
  /** True if the file claims to conform to PDF/UA-1. */
  readonly isUniversal: boolean;
}

/** Adds the metadata stream (XMP): title, authors, language, and the identifier of PDF/UA-1. */
export function addMetadata(file: PdfFile, about: About): Ref {
  return file.addStream({ Type: '/Metadata', Subtype: '/XML' }, new TextEncoder().encode(xmpOf(about)));
}

function xmpOf({ title, authors, language, isUniversal }: About): string {
  const parts = [
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
    authors.length > 0 && `<dc:creator><rdf:Seq>${itemsOf(authors)}</rdf:Seq></dc:creator>`,
    `<dc:language><rdf:Bag>${itemsOf([language])}</rdf:Bag></dc:language>`,
    '<xmp:CreatorTool>Trapdoor</xmp:CreatorTool>',
    isUniversal && '<pdfuaid:part>1</pdfuaid:part>',
  ];
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
${parts.filter(Boolean).join('\n')}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

const itemsOf = (words: readonly string[]): string => words.map((one) => `<rdf:li>${escaped(one)}</rdf:li>`).join('');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for XML, and removes characters that XML can't contain. */
const escaped = (words: string): string =>
  words
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
