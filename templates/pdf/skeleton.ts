import { Unzlib } from 'fflate';
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFRef,
} from 'pdf-lib';
import { bytesOf, createDecrypter, type Decrypter } from './decrypt';
import { type Found, findObjects } from './find-objects';

const CHUNK = 16_384;

/** Inflates zlib data of at most `most` bytes; undefined if it is damaged, 'too much' if it is longer. */
function inflate(packed: Uint8Array, most: number): Uint8Array | 'too much' | undefined {
  const parts: Uint8Array[] = [];
  let size = 0;
  let isDone = false;
  const unzlib = new Unzlib((part, final) => {
    parts.push(part);
    size += part.length;
    isDone = final;
  });
  try {
    for (let at = 0; at < packed.length && !isDone && size <= most; at += CHUNK) {
      unzlib.push(packed.subarray(at, at + CHUNK), at + CHUNK >= packed.length);
    }
  } catch {
    return undefined;
  }
  if (size > most) return 'too much';
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** Limits far above any kit, which bound the cost of hostile files. */
const LIMITS = {
  objects: 100_000,
  /** Size of one object without its data. */
  objectBytes: 256_000,
  /** Size of all objects that are read. */
  readBytes: 2_000_000,
  /** Size of all object streams, unpacked. */
  unpackedBytes: 16_000_000,
} as const;
/** Number of bytes at the start of an object that are searched for its type. */
const TYPE_WITHIN = 2_000;
const END_STREAM = [...'endstream'].map((sign) => sign.charCodeAt(0));

/** The file is larger than any kit. */
export class TooLarge extends Error {}

/** Lazily parsed objects of a PDF. */
export interface Skeleton {
  readonly catalog: PDFDict | undefined;
  /** Title, author and program, as the trailer names them. */
  readonly info: PDFObject | undefined;
  /** True if only a password opens it. */
  readonly isLocked: boolean;
  /** Resolves a reference; undefined if its target does not exist. */
  look(value: PDFObject | undefined): PDFObject | undefined;
  /** Resolves an entry of a dictionary, or of a reference to one. */
  entry(value: PDFObject | undefined, key: string): PDFObject | undefined;
  /** Returns unpacked data; undefined if there is none, its filter is unsupported, or it exceeds `most` bytes. */
  contentOf(value: PDFObject | undefined, most: number): Uint8Array | undefined;
}

/** The bytes of an object. Objects inside object streams have no data, and are not encrypted on their own. */
type Place = Pick<Found, 'bytes'> & Partial<Pick<Found, 'dataAt'>> & { readonly isPacked?: boolean };

/**
 * Opens a PDF without parsing it: only locates its objects, and unpacks object streams with the usual filter. Throws
 * TooLarge beyond the limits, and other errors when a damaged part is requested.
 */
export function openSkeleton(pdf: Uint8Array): Skeleton {
  const context = PDFContext.create();
  const places = new Map<number, Place>();
  const read = new Map<number, PDFObject>();
  let trailer: PDFDict | undefined;
  let encryption: { readonly encrypt: PDFObject | undefined; readonly id: PDFObject | undefined } | undefined;
  let decrypter: Decrypter | undefined;
  let [toRead, toUnpack]: [number, number] = [LIMITS.readBytes, LIMITS.unpackedBytes];

  const parse = ({ bytes }: Place) => {
    const own = bytes.subarray(0, LIMITS.objectBytes);
    toRead -= own.length;
    if (toRead < 0) throw new TooLarge();
    return new QuietParser(PDFObjectParser.forBytes(own, context), context).parseObject();
  };
  const keep = (number: number, place: Place) => {
    places.set(number, place);
    if (places.size > LIMITS.objects) throw new TooLarge();
  };
  const look = (value: PDFObject | undefined): PDFObject | undefined => {
    if (!(value instanceof PDFRef)) return value;
    const { objectNumber } = value;
    const place = places.get(objectNumber);
    const known = read.get(objectNumber);
    if (known || !place) return known;
    const object = parse(place);
    if (decrypter && !place.isPacked) decryptStrings(object, objectNumber, decrypter);
    read.set(objectNumber, object);
    return object;
  };
  const dataOf = (number: number, at: number, dict: PDFDict) => {
    const length = look(dict.get(PDFName.of('Length')));
    const data = pdf.subarray(at, endOfData(pdf, at, length instanceof PDFNumber ? length.asNumber() : undefined));
    return decrypter ? decrypter.stream(data, number, dict) : data;
  };
  const unpack = (number: number, dict: PDFDict, at: number) => {
    const data = dataOf(number, at, dict);
    const bytes = data && unpackedOf(dict, data, toUnpack);
    if (bytes === 'too much') throw new TooLarge();
    if (!bytes) return;
    toUnpack -= bytes.length;
    for (const [inner, own] of objectsIn(dict, bytes)) keep(inner, { bytes: own, isPacked: true });
  };
  const entry = (value: PDFObject | undefined, key: string) => {
    const found = look(value);
    return found instanceof PDFDict ? look(found.get(PDFName.of(key))) : undefined;
  };

  const scan = () => {
    for (const { number, bytes, dataAt } of findObjects(pdf)) {
      if (number !== undefined) keep(number, { bytes, dataAt });
      const type = dataAt === undefined ? undefined : /\/(ObjStm|XRef)\b/.exec(beginningOf(bytes))?.[1];
      if (number !== undefined && type === undefined) continue;
      const dict = parse({ bytes });
      if (!(dict instanceof PDFDict)) continue;
      if (number !== undefined && type === 'ObjStm' && dataAt !== undefined) unpack(number, dict, dataAt);
      else if (dict.has(PDFName.of('Root'))) trailer = dict;
      if (dict.has(PDFName.of('Encrypt')))
        encryption = { encrypt: dict.get(PDFName.of('Encrypt')), id: dict.get(PDFName.of('ID')) };
    }
    // Objects read so far may have a later version in the file.
    read.clear();
  };
  scan();
  decrypter = encryption && decrypterFor(encryption, look);
  if (decrypter) {
    // What was unpacked is noise, and strings were read as they are in the file.
    read.clear();
    places.clear();
    toUnpack = LIMITS.unpackedBytes;
    scan();
  }
  const isLocked = encryption !== undefined && decrypter === undefined;
  return {
    isLocked,
    catalog: isLocked ? undefined : findCatalog(entry(trailer, 'Root'), places, look),
    info: isLocked ? undefined : entry(trailer, 'Info'),
    look,
    entry,
    contentOf(value, most) {
      const place = value instanceof PDFRef ? places.get(value.objectNumber) : undefined;
      const dict = look(value);
      if (place?.dataAt === undefined || !(dict instanceof PDFDict)) return undefined;
      const data = value instanceof PDFRef ? dataOf(value.objectNumber, place.dataAt, dict) : undefined;
      const content = data && unpackedOf(dict, data, most);
      return content === 'too much' ? undefined : content;
    },
  };
}

const MINUS = 0x2d;
const PLUS = 0x2b;
const DOT = 0x2e;
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;

/** Reads as pdf-lib does, but prints nothing about huge numbers, of which a hostile file may have a million. */
class QuietParser extends PDFObjectParser {
  constructor(parser: PDFObjectParser, context: PDFContext) {
    // biome-ignore lint/complexity/useLiteralKeys: it is protected, and pdf-lib has no other way to make such a stream
    super(parser['bytes'], context);
  }

  protected override parseRawNumber(): number {
    let text = '';
    const take = (isWanted: (byte: number) => boolean) => {
      while (!this.bytes.done() && isWanted(this.bytes.peek())) text += String.fromCharCode(this.bytes.next());
    };
    take((byte) => !text.endsWith('.') && (isDigit(byte) || byte === PLUS || byte === MINUS || byte === DOT));
    take(isDigit);
    const number = Number(text);
    if (text === '' || !Number.isFinite(number)) throw new Error('A number is damaged.');
    return number;
  }
}

function decrypterFor(
  { encrypt, id }: { readonly encrypt: PDFObject | undefined; readonly id: PDFObject | undefined },
  look: Skeleton['look'],
): Decrypter | undefined {
  const [found, ids] = [look(encrypt), look(id)];
  const first = ids instanceof PDFArray && ids.size() > 0 ? bytesOf(ids.get(0)) : undefined;
  return found instanceof PDFDict ? createDecrypter(found, first ?? new Uint8Array(), look) : undefined;
}

/** Nesting beyond which strings stay encrypted. */
const MOST_DEEP = 20;

/** Decrypts the strings in an object, in place. */
function decryptStrings(object: PDFObject, number: number, decrypter: Decrypter, depth = 0): void {
  if (depth > MOST_DEEP) return;
  const plain = (value: PDFObject): PDFObject | undefined => {
    const bytes = bytesOf(value);
    const made = bytes && decrypter.string(bytes, number);
    return made && PDFHexString.of(Array.from(made, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  };
  if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      const made = plain(value);
      if (made) object.set(key, made);
      else decryptStrings(value, number, decrypter, depth + 1);
    }
  } else if (object instanceof PDFArray) {
    for (const [i, value] of object.asArray().entries()) {
      const made = plain(value);
      if (made) object.set(i, made);
      else decryptStrings(value, number, decrypter, depth + 1);
    }
  }
}

function findCatalog(
  root: PDFObject | undefined,
  places: ReadonlyMap<number, Place>,
  look: Skeleton['look'],
): PDFDict | undefined {
  if (root instanceof PDFDict) return root;
  // The end of the file is missing, including its trailer.
  const last = [...places].findLast(([, { bytes }]) => /\/Catalog\b/.test(beginningOf(bytes)));
  const found = last && look(PDFRef.of(last[0]));
  return found instanceof PDFDict ? found : undefined;
}

/** Returns a stream's data, unpacked if the usual filter is its only one; 'too much' beyond `most` bytes. */
function unpackedOf(dict: PDFDict, data: Uint8Array, most: number): Uint8Array | 'too much' | undefined {
  const filter = dict.get(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  if (only === undefined) return data.length <= most ? data : 'too much';
  return only === PDFName.of('FlateDecode') ? inflate(data, most) : undefined;
}

/** Yields the objects in an object stream, each up to the start of the next one. */
function* objectsIn(dict: PDFDict, bytes: Uint8Array): Generator<readonly [number: number, bytes: Uint8Array]> {
  const first = dict.get(PDFName.of('First'));
  const start = first instanceof PDFNumber ? first.asNumber() : 0;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, start));
  let last: { readonly number: number; readonly at: number } | undefined;
  for (const [, number, offset] of head.matchAll(/(\d{1,10})\s+(\d{1,10})/g)) {
    const at = start + Number(offset);
    if (last) yield [last.number, bytes.subarray(last.at, at > last.at ? at : undefined)];
    last = { number: Number(number), at };
  }
  if (last) yield [last.number, bytes.subarray(last.at)];
}

/** Returns the end of a stream's data: the declared one if it is correct, otherwise the next "endstream". */
function endOfData(pdf: Uint8Array, start: number, length: number | undefined): number {
  if (length !== undefined && length >= 0) {
    const declared = start + length;
    for (let at = declared; at < declared + 4; at++) if (isEnd(pdf, at)) return declared;
  }
  let at = start;
  while (at < pdf.length && !isEnd(pdf, at)) at++;
  return at;
}

const isEnd = (pdf: Uint8Array, at: number) => END_STREAM.every((code, i) => pdf[at + i] === code);

const beginningOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, TYPE_WITHIN));
