import { cbc } from '@noble/ciphers/aes';
import { md5 } from '@noble/hashes/legacy';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2';
import { PDFBool, PDFDict, PDFHexString, PDFName, PDFNumber, type PDFObject, PDFString } from 'pdf-lib';
import { rc4 } from './rc4';

/** Decrypts the parts of a PDF that opens without a password (ISO 32000-2, 7.6). */
export interface Decrypter {
  /** Decrypts the data of the stream with this object number and dictionary; undefined if it can't be. */
  stream(data: Uint8Array, number: number, dict: PDFDict): Uint8Array | undefined;
  /** Decrypts a string in the object with this number; undefined if it can't be. */
  string(data: Uint8Array, number: number): Uint8Array | undefined;
}

type Method = 'none' | 'rc4' | 'aes' | 'aes256';
type Look = (value: PDFObject | undefined) => PDFObject | undefined;

/** Bytes with which passwords are padded. */
const PADDING = Uint8Array.from(
  [0x28bf4e5e, 0x4e758a41, 0x64004e56, 0xfffa0108, 0x2e2e00b6, 0xd0683e80, 0x2f0ca9fe, 0x6453697a].flatMap((word) => [
    word >>> 24,
    (word >>> 16) & 255,
    (word >>> 8) & 255,
    word & 255,
  ]),
);
const SALT = Uint8Array.from([0x73, 0x41, 0x6c, 0x54]);
const BLOCK = 16;

/** Creates a decrypter with the empty password; undefined if the file needs another one or is encrypted in other ways. */
export function createDecrypter(encrypt: PDFDict, id: Uint8Array, look: Look): Decrypter | undefined {
  const get = (key: string) => look(encrypt.get(PDFName.of(key)));
  const number = (key: string, usual: number) => {
    const value = get(key);
    return value instanceof PDFNumber ? value.asNumber() : usual;
  };
  const bytes = (key: string) => bytesOf(get(key));
  if (get('Filter') !== PDFName.of('Standard')) return undefined;
  const [version, revision] = [number('V', 0), number('R', 0)];
  const isFiltered = version >= 4;
  const methodOf = (key: string, usual: Method): Method | undefined => {
    if (!isFiltered) return version === 1 || version === 2 ? 'rc4' : undefined;
    const name = get(key);
    if (name === undefined) return usual;
    if (name === PDFName.of('Identity')) return 'none';
    const filters = get('CF');
    const filter = filters instanceof PDFDict && name instanceof PDFName ? look(filters.get(name)) : undefined;
    const method = filter instanceof PDFDict ? filter.get(PDFName.of('CFM')) : undefined;
    return METHODS.find(([cfm]) => PDFName.of(cfm) === method)?.[1];
  };
  const ofStreams = methodOf('StmF', 'none');
  const ofStrings = methodOf('StrF', 'none');
  const ofFiles = ofStreams && methodOf('EFF', ofStreams);
  const length = version === 1 ? 5 : version === 4 ? 16 : number('Length', 40) / 8;
  const isMetadataPlain = get('EncryptMetadata') === PDFBool.False;
  const [owner, user, unlocking] = [bytes('O'), bytes('U'), bytes('UE')];
  if (!ofStreams || !ofStrings || !ofFiles || !owner || !user || length < 5 || length > BLOCK * 2) return undefined;
  const key =
    revision >= 5
      ? unlocking && keyOf256(user, unlocking, revision)
      : keyOf128({ owner, user, id, permissions: number('P', 0), length, revision, isMetadataPlain });
  if (!key) return undefined;
  const decrypt = (data: Uint8Array, object: number, method: Method) => {
    if (method === 'none') return data;
    if (method === 'aes256') return unlocked(data, key);
    const own = md5(joined(key, littleEndian(object, 3), littleEndian(0, 2), method === 'aes' ? SALT : EMPTY));
    const short = own.subarray(0, Math.min(key.length + 5, BLOCK));
    return method === 'rc4' ? rc4(short, data) : unlocked(data, short);
  };
  return {
    stream(data, object, dict) {
      const isFile = dict.get(PDFName.of('Type')) === PDFName.of('EmbeddedFile');
      return decrypt(data, object, isFile ? ofFiles : ofStreams);
    },
    string: (data, object) => decrypt(data, object, ofStrings),
  };
}

const METHODS: readonly (readonly [cfm: string, method: Method])[] = [
  ['None', 'none'],
  ['V2', 'rc4'],
  ['AESV2', 'aes'],
  ['AESV3', 'aes256'],
];

/** Returns the bytes of a string; undefined for anything else. */
export const bytesOf = (value: PDFObject | undefined): Uint8Array | undefined =>
  value instanceof PDFString || value instanceof PDFHexString ? value.asBytes() : undefined;

const EMPTY = new Uint8Array();
const ROUNDS = 50;
const TIMES = 19;

interface Asked128 {
  readonly owner: Uint8Array;
  readonly user: Uint8Array;
  readonly id: Uint8Array;
  readonly permissions: number;
  /** In bytes. */
  readonly length: number;
  readonly revision: number;
  readonly isMetadataPlain: boolean;
}

/** Returns the file's key if the empty password opens it (algorithms 2, 4 and 5). */
function keyOf128(asked: Asked128): Uint8Array | undefined {
  const { owner, user, id, permissions, length, revision, isMetadataPlain } = asked;
  const extra = revision >= 4 && isMetadataPlain ? Uint8Array.of(255, 255, 255, 255) : EMPTY;
  let hash = md5(joined(PADDING, owner.subarray(0, 32), littleEndian(permissions >>> 0, 4), id, extra));
  for (let i = 0; revision >= 3 && i < ROUNDS; i++) hash = md5(hash.subarray(0, length));
  const key = hash.subarray(0, length);
  if (revision === 2) return isSame(rc4(key, PADDING), user.subarray(0, 32)) ? key : undefined;
  let proof = rc4(key, md5(joined(PADDING, id)));
  for (let i = 1; i <= TIMES; i++)
    proof = rc4(
      key.map((byte) => byte ^ i),
      proof,
    );
  return isSame(proof, user.subarray(0, BLOCK)) ? key : undefined;
}

/** Returns the file's key if the empty password opens it (algorithm 2.A). */
function keyOf256(user: Uint8Array, unlocking: Uint8Array, revision: number): Uint8Array | undefined {
  const hash = revision === 5 ? sha256 : strongHash;
  if (user.length < 48 || unlocking.length < 32) return undefined;
  if (!isSame(hash(user.subarray(32, 40)), user.subarray(0, 32))) return undefined;
  const plain = cbc(hash(user.subarray(40, 48)), new Uint8Array(BLOCK), { disablePadding: true });
  return plain.decrypt(unlocking.slice(0, 32));
}

const LEAST_ROUNDS = 64;
const REPEATS = 64;

/** Hashes a salt with the empty password (algorithm 2.B). */
function strongHash(salt: Uint8Array): Uint8Array {
  let hash = sha256(salt);
  let last = 0;
  for (let round = 0; round < LEAST_ROUNDS || last > round - 32; round++) {
    const text = joined(...Array.from({ length: REPEATS }, () => hash));
    const sealed = cbc(hash.slice(0, BLOCK), hash.slice(BLOCK, BLOCK * 2), { disablePadding: true }).encrypt(text);
    const kind = sealed.subarray(0, BLOCK).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = [sha256, sha384, sha512][kind]?.(sealed) ?? hash;
    last = sealed.at(-1) ?? 0;
  }
  return hash.slice(0, 32);
}

/** Decrypts data that begins with its initial block and ends in padding. */
function unlocked(data: Uint8Array, key: Uint8Array): Uint8Array | undefined {
  const rest = data.length - BLOCK;
  if (rest < 0 || rest % BLOCK !== 0) return undefined;
  if (rest === 0) return EMPTY;
  const plain = cbc(key.slice(), data.slice(0, BLOCK), { disablePadding: true }).decrypt(data.slice(BLOCK));
  const padding = plain.at(-1) ?? 0;
  return padding >= 1 && padding <= BLOCK ? plain.subarray(0, plain.length - padding) : undefined;
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const littleEndian = (value: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => Math.floor(value / 256 ** i) % 256);

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i]);
