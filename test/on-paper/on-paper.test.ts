import { describe, expect, it } from 'vitest';
import { objectShapeOf } from '@/lib/schema/shape';
import { type HouseRules, schema } from '@/lib/systems/trapped/schema';
import { squeezed } from '@/test/support/read-in-order';
import type { Change, Document } from './coverage';
import { GM_GUIDE } from './gm-guide';
import { LEAFLET } from './leaflet';
import { PLAYER_REFERENCE } from './player-reference';
import { readPiece, spaceshipUnder } from './printed-piece';

/** What makes the kit playable without the book, each with its list. */
const DOCUMENTS: readonly Document[] = [LEAFLET, GM_GUIDE, PLAYER_REFERENCE];

const texts = new Map<string, Promise<string>>();

/** Everything that a piece says under some house rules, printed once for each set of them. */
function textOf(piece: string, options: Partial<HouseRules> = {}): Promise<string> {
  const key = JSON.stringify([piece, options]);
  const read = () => readPiece(piece, spaceshipUnder(options)).then((pages) => pages.map(({ text }) => text).join(''));
  const text = texts.get(key) ?? read();
  texts.set(key, text);
  return text;
}

const sentencesOf = ({ parts }: Document) =>
  Object.entries(parts).flatMap(([id, part]) =>
    typeof part === 'string' ? [] : part.map((sentence) => ({ id, ...sentence })),
  );

const changesOf = (document: Document) =>
  sentencesOf(document).flatMap(({ id, says, under }) =>
    under.map((change): readonly [string, string, Change] => [id, says, change]),
  );

describe.each(DOCUMENTS.map((document) => [document.piece, document] as const))('the piece “%s”', (piece, document) => {
  it('has a sentence, or a reason, for every part of the rules', () => {
    expect(Object.keys(document.parts).toSorted()).toEqual(document.covers.toSorted());
    for (const part of Object.values(document.parts)) expect(part.length).toBeGreaterThan(0);
  });

  it('is changed by every house rule, or there is a reason', () => {
    const changing = changesOf(document).flatMap(([, , [options]]) => Object.keys(options));
    const known = new Set([...changing, ...Object.keys(document.unchangedBy)]);
    expect([...known].toSorted()).toEqual(Object.keys(objectShapeOf(schema.shape.options).fields).toSorted());
  });

  it('prints every sentence', { timeout: 30_000 }, async () => {
    const text = await textOf(piece);
    const missing = sentencesOf(document).filter(({ says }) => !text.includes(squeezed(says)));
    expect(missing.map(({ id, says }) => [id, says])).toEqual([]);
  });

  it.each(changesOf(document))('%s: prints another sentence than “%s” under %o', async (_, usual, [options, says]) => {
    const [here, elsewhere] = [await textOf(piece, options), await textOf(piece)];
    expect(here).toContain(squeezed(says));
    expect(here).not.toContain(squeezed(usual));
    expect(elsewhere).not.toContain(squeezed(says));
  });
});
