import { deflateSync } from 'node:zlib';

const HEAD = '%PDF-1.7\n';
const CATALOG = '1 0 obj\n<</Type /Catalog /Names 2 0 R>>\nendobj\n';
const TAIL = 'trailer <</Root 1 0 R>>\n%%EOF';
const MB = 1_000_000;

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const file = (...parts: readonly (string | Uint8Array)[]): Buffer =>
  Buffer.concat([HEAD, CATALOG, ...parts, TAIL].map((part) => (typeof part === 'string' ? latin1(part) : part)));
const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes));
const stream = (number: number, dict: string, data: Uint8Array): Buffer =>
  Buffer.concat([
    latin1(`${number} 0 obj\n<<${dict} /Length ${data.length}>>\nstream\n`),
    data,
    latin1('\nendstream\nendobj\n'),
  ]);
const OBJECTS = '/Type /ObjStm /N 1 /First 4';
/** Name tree with one file specification, whose file is object 4. */
const SPEC =
  '2 0 obj\n<</EmbeddedFiles <</Names [(a) 3 0 R]>>>>\nendobj\n3 0 obj\n<</UF (a.trapdoor.json) /EF <</F 4 0 R>>>>\nendobj\n';

/** PDFs that try to exhaust memory or time, keyed by how they do it. None carries a scenario. */
export const HOSTILE_PDFS: Readonly<Record<string, () => Buffer>> = {
  'a stream of objects that unpacks to 200 MB': () =>
    file(stream(5, `${OBJECTS} /Filter /FlateDecode`, zeros(200 * MB))),
  'a stream of objects packed twice': () =>
    file(stream(5, `${OBJECTS} /Filter [/FlateDecode /FlateDecode]`, deflateSync(zeros(200 * MB)))),
  'a stream of objects whose type is said elsewhere': () =>
    file('6 0 obj\n/ObjStm\nendobj\n', stream(5, '/Type 6 0 R /N 1 /First 4 /Filter /FlateDecode', zeros(200 * MB))),
  'a stream of objects whose type is written with an escape': () =>
    file(stream(5, '/Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode', zeros(200 * MB))),
  'a stream of objects in run lengths': () =>
    file(stream(5, `${OBJECTS} /Filter /RunLengthDecode`, Buffer.alloc(8 * MB, latin1('\x81 ')))),
  'three hundred streams of objects': () => {
    const packed = zeros(MB);
    return file(...Array.from({ length: 300 }, (_, i) => stream(10 + i, `${OBJECTS} /Filter /FlateDecode`, packed)));
  },
  'a stream of objects that lists four million': () =>
    file(
      stream(
        5,
        '/Type /ObjStm /N 4000000 /First 16000000 /Filter /FlateDecode',
        deflateSync(Buffer.alloc(15 * MB, '1 0 2 0 ')),
      ),
    ),
  'the word “stream” 150,000 times': () => file('stream\n'.repeat(150_000)),
  'a million streams that never end': () => file('7 0 obj\n<<>>\nstream\n'.repeat(MB)),
  'a million and a half objects': () =>
    file(Array.from({ length: 1_500_000 }, (_, i) => `${i + 10} 0 obj 0 endobj\n`).join('')),
  'a million tables of objects': () =>
    file(
      Array.from({ length: 700_000 }, (_, i) => `${i + 10} 0 obj<</Type/XRef/Root 1 0 R>>\nstream\n\nendstream\n`).join(
        '',
      ),
    ),
  'ten million numbers': () => file(`2 0 obj\n<</EmbeddedFiles [${'1 '.repeat(10 * MB)}]>>\nendobj\n`),
  'a hundred thousand arrays inside each other': () => file(`2 0 obj\n${'['.repeat(100_000)}\nendobj\n`),
  'a tree of names that leads back into itself': () =>
    file(
      `2 0 obj\n<</EmbeddedFiles 2 0 R /Kids [${'2 0 R '.repeat(5_000)}] /Names [${'(a) 3 0 R '.repeat(5_000)}]>>\nendobj\n`,
    ),
  'a file that unpacks to 200 MB': () => file(SPEC, stream(4, '/Filter /FlateDecode', zeros(200 * MB))),
  'a file that is packed three times': () =>
    file(
      SPEC,
      stream(4, '/Filter [/FlateDecode /FlateDecode /FlateDecode]', deflateSync(deflateSync(zeros(200 * MB)))),
    ),
};
