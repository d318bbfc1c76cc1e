// @module-tag long
// @module-tag soak

import fc from 'fast-check';
import { PDFDocument, PDFName } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_PDFS } from '@/test/support/hostile-pdfs';
import { lockWithQpdf, readPdfExtras } from '@/test/support/pdf-tools';
import { documentOf, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { cases } from '@/test/support/soak';
import { nodeAssets } from '../assets/node';
import { renderKit } from '../render';
import { readAttachment } from './read-attachment';

const json = new TextEncoder().encode(JSON.stringify({ title: 'Łódź ♥', body: 'x'.repeat(5000) }));
const attachment = { name: 'lódź.trapdoor.json', bytes: json };
const codeOf = (bytes: Uint8Array) => {
  const read = readAttachment(bytes);
  return read.ok ? 'ok' : read.error.code;
};

describe('readAttachment()', () => {
  let pdf: Uint8Array;
  beforeAll(async () => {
    const kit = kitOf(documentOf(textOf('Words')));
    pdf = (await renderKit(kit, ORDER, { assets: nodeAssets(), attachment })).pdf;
  });

  it('gives back the very bytes that a kit carries, as other readers do', async () => {
    expect(readAttachment(pdf)).toEqual({ ok: true, value: json });
    const { attachments } = await readPdfExtras(pdf);
    expect(attachments.map(({ filename }) => filename)).toEqual([attachment.name]);
    expect(Buffer.compare(attachments[0]?.content ?? new Uint8Array(), json)).toBe(0);
  });

  it('still finds it after another program saved the kit', async () => {
    const again = await PDFDocument.load(pdf);
    expect(readAttachment(await again.save({ useObjectStreams: false }))).toEqual({ ok: true, value: json });
  });

  it('still finds it by its name after a program dropped the list of associated files', async () => {
    const again = await PDFDocument.load(pdf);
    expect(again.catalog.delete(PDFName.of('AF'))).toBe(true);
    expect(readAttachment(await again.save({ useObjectStreams: false }))).toEqual({ ok: true, value: json });
  });

  it('recognises a kit whose scenario another program has dropped', async () => {
    const again = await PDFDocument.load(pdf, { updateMetadata: false });
    again.catalog.delete(PDFName.of('AF'));
    again.catalog.delete(PDFName.of('Names'));
    expect(codeOf(await again.save({ useObjectStreams: false }))).toBe('pdf/scenario-dropped');
  });

  it('recognises half a download', () => {
    expect(codeOf(pdf.slice(0, 2_000))).toBe('pdf/incomplete');
  });

  it('reports a missing attachment', async () => {
    const empty = await PDFDocument.create();
    empty.addPage();
    expect(codeOf(await empty.save())).toBe('pdf/no-scenario');
    await empty.attach(new TextEncoder().encode('{}'), 'other.json');
    expect(codeOf(await empty.save())).toBe('pdf/no-scenario');
  });

  it.each([
    ['nothing', ''],
    ['no PDF', 'hello'],
    ['a header alone', '%PDF-1.7\n'],
    [
      'arrays a hundred thousand deep',
      `%PDF-1.7\n1 0 obj\n${'['.repeat(100_000)}\nendobj\ntrailer <</Root 1 0 R>>\n%%EOF`,
    ],
    [
      'a catalogue that is its own tree of names',
      '%PDF-1.7\n1 0 obj\n<</Type /Catalog /Names 2 0 R /Pages 3 0 R>>\nendobj\n2 0 obj\n<</EmbeddedFiles 2 0 R /Kids [2 0 R 2 0 R]>>\nendobj\n3 0 obj\n<</Type /Pages /Kids [] /Count 0>>\nendobj\ntrailer <</Root 1 0 R>>\n%%EOF',
    ],
    [
      'a locked file',
      '%PDF-1.7\n1 0 obj\n<</Type /Catalog /Pages 3 0 R>>\nendobj\n3 0 obj\n<</Type /Pages /Kids [] /Count 0>>\nendobj\n4 0 obj\n<</Filter /Standard>>\nendobj\ntrailer <</Root 1 0 R /Encrypt 4 0 R>>\n%%EOF',
    ],
  ])('refuses with words and without throwing: %s', async (name, text) => {
    const code = codeOf(new TextEncoder().encode(text));
    expect(code).toBe(
      name.startsWith('a header')
        ? 'pdf/incomplete'
        : name === 'a locked file'
          ? 'pdf/locked'
          : name.startsWith('a catalogue')
            ? 'pdf/no-scenario'
            : 'pdf/unreadable',
    );
  });

  it.each([
    ['40 bits', '40', []],
    ['128 bits of RC4', '128', ['--use-aes=n']],
    ['128 bits of RC4 with filters', '128', ['--force-V4', '--use-aes=n']],
    ['128 bits of AES', '128', ['--use-aes=y']],
    ['128 bits of AES, metadata plain', '128', ['--use-aes=y', '--cleartext-metadata']],
    ['256 bits', '256', []],
    ['256 bits, as before they were standard', '256', ['--force-R5']],
  ])('opens a kit that an owner’s password protects from changes: %s', async (_, bits, more) => {
    const locked = await lockWithQpdf(pdf, { bits, more });
    expect(new TextDecoder('latin1').decode(locked)).toContain('/Encrypt');
    expect(readAttachment(locked)).toEqual({ ok: true, value: json });
  });

  it('knows a locked kit even where its skeleton is locked too', async () => {
    expect(codeOf(await lockWithQpdf(pdf, { open: 'sesame' }))).toBe('pdf/locked');
    expect(codeOf(await lockWithQpdf(pdf, { open: 'sesame', bits: '40' }))).toBe('pdf/locked');
  });

  it.each(Object.entries(HOSTILE_PDFS))('refuses %s', (_, make) => {
    const read = readAttachment(make());
    expect(read.ok ? 'ok' : read.error.code).toMatch(/^pdf\//);
  });

  it.each([
    ['a key without length', '/V 4 /R 4 /Length 0 /CF <</A <</CFM /V2>>>> /StmF /A /StrF /A'],
    ['a key as long as the file', '/V 2 /R 3 /Length 99999999999'],
    ['filters that name themselves', '/V 5 /R 6 /CF 4 0 R /StmF /CF /StrF /CF'],
    ['short proofs', '/V 5 /R 6 /CF <</A <</CFM /AESV3>>>> /StmF /A /StrF /A /UE (b)'],
    ['a version from the future', '/V 9 /R 9 /Length 256'],
  ])('says that a file is locked whose encryption has %s', (_, how) => {
    const text = `%PDF-1.7\n1 0 obj\n<</Type /Catalog>>\nendobj\n4 0 obj\n<</Filter /Standard ${how} /O (o) /U (u) /P -4>>\nendobj\ntrailer <</Root 1 0 R /Encrypt 4 0 R /ID [(a) (b)]>>\n%%EOF`;
    expect(codeOf(new TextEncoder().encode(text))).toBe('pdf/locked');
  });

  it('says nothing on the console about numbers that are too large', () => {
    const huge = Buffer.from(
      Buffer.from(pdf)
        .toString('latin1')
        .replace('/Root', `/Huge ${'9'.repeat(20)} /Root`),
      'latin1',
    );
    expect(readAttachment(huge).ok).toBe(true);
  });

  it('never throws, whatever is damaged', async () => {
    const locked = await lockWithQpdf(pdf, { bits: '128', more: ['--use-aes=y'] });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 30 }),
        fc.nat(),
        fc.boolean(),
        async (changes, cut, isLocked) => {
          const whole = isLocked ? locked : pdf;
          const damaged = whole.slice(0, cut % 3 === 0 ? cut % whole.length : whole.length);
          for (const [at, byte] of changes) if (damaged.length > 0) damaged[at % damaged.length] = byte;
          const read = readAttachment(damaged);
          expect(read.ok || read.error.message.length > 20).toBe(true);
        },
      ),
      cases(60),
    );
  });
});
