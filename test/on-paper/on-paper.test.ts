// @module-tag long
// @module-tag soak

import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { readRules } from '@/test/architecture/rule-citations';
import { squeezed } from '@/test/support/read-in-order';
import { isSoak } from '@/test/support/soak';
import { type GameOnPaper, type PrintedPiece, partOf } from './coverage';
import { FIGHT_SPHERE } from './fightsphere';
import { ISOLATION } from './isolation';
import { MOTHERSHIP } from './mothership';
import { readPiece } from './printed-piece';
import { readRound } from './round';
import { TRAPPED } from './trapped';
import { WALLS } from './walls';
import { ZOMBIES } from './zombies';

type AnyPiece = PrintedPiece<object>;

const GAMES: readonly GameOnPaper[] = [TRAPPED, MOTHERSHIP, WALLS, ZOMBIES, FIGHT_SPHERE, ISOLATION];

/** Matches headings of sections that have subsections and no text of their own. */
const BARE_HEADING = /^## .*\n\n(?=### )/gm;

const pages = new Map<string, Promise<readonly string[]>>();

/** Returns the text of a piece by page under some house rules; prints once per set of rules. */
function pagesOf(
  { system, bodyUnder }: GameOnPaper,
  { piece, order = {} }: Pick<AnyPiece, 'piece' | 'order'>,
  options: object = {},
): Promise<readonly string[]> {
  const key = JSON.stringify([system.id, piece, order, options]);
  const read = () => readPiece(piece, bodyUnder(options), order, system).then((read) => read.map(({ text }) => text));
  const text = pages.get(key) ?? read();
  pages.set(key, text);
  return text;
}

const textOf = async (...printed: Parameters<typeof pagesOf>): Promise<string> => (await pagesOf(...printed)).join('');

const sentencesOf = ({ parts }: AnyPiece) =>
  Object.entries(parts).flatMap(([id, part]) => part.map((sentence) => ({ id, ...sentence })));

interface Changed {
  readonly id: string;
  readonly usual: string;
  readonly options: object;
  readonly says: string;
}

const changesOf = (piece: AnyPiece): readonly Changed[] =>
  sentencesOf(piece).flatMap(({ id, says: usual, under }) =>
    under.map(([options, says]) => ({ id, usual, options, says })),
  );

/** Groups changes to print together: different house rules in one group, or in soak each set separately. */
function printings(changes: readonly Changed[]): readonly (readonly Changed[])[] {
  const groups: Changed[][] = [];
  for (const change of changes) {
    const group = groups.find((others) => others.every((other) => goTogether(change, other)));
    if (group) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

/** Tells whether both use the same house rules, or different ones in different sentences. */
const goTogether = (one: Changed, other: Changed): boolean =>
  isDeepStrictEqual(one.options, other.options) ||
  (!isSoak &&
    one.usual !== other.usual &&
    Object.keys(one.options).every((rule) => !Object.hasOwn(other.options, rule)));

it('covers every game', () => {
  expect(GAMES.map(({ system }) => system.id).toSorted()).toEqual(systems.map(({ id }) => id).toSorted());
});

describe.each(GAMES.map((game) => [game.system.title, game] as const))('the rules of %s on paper', (_title, game) => {
  const rules = readRules(readFileSync(`content/rules/${game.system.id}.md`, 'utf8').replaceAll(BARE_HEADING, ''));
  const printed = new Set(game.pieces.flatMap(({ parts }) => Object.keys(parts).map(partOf)));
  const excused = Object.keys(game.onlyTheProgram);

  it('have a printed sentence for each part, or a reason why only the program needs it', () => {
    expect([...rules.parts].filter((part) => !printed.has(part) && !excused.includes(part))).toEqual([]);
  });

  it('are named by parts that exist, each either printed or not', () => {
    expect([...printed, ...excused].filter((part) => !rules.parts.has(part))).toEqual([]);
    expect(excused.filter((part) => printed.has(part))).toEqual([]);
    for (const { parts } of game.pieces) for (const part of Object.values(parts)) expect(part).not.toEqual([]);
  });

  describe.each(game.pieces.map((piece) => [piece.piece, piece] as const))('in the piece “%s”', (_piece, piece) => {
    const { unchangedBy } = piece;
    it.runIf(unchangedBy)('are changed by every house rule, or there is a reason', () => {
      const changing = changesOf(piece).flatMap(({ options }) => Object.keys(options));
      const known = new Set([...changing, ...Object.keys(unchangedBy ?? {})]);
      expect([...known].toSorted()).toEqual(game.houseRules.toSorted());
    });

    it('are printed in every sentence', { timeout: 30_000 }, async () => {
      const text = await textOf(game, piece);
      const missing = sentencesOf(piece).filter(({ says }) => !text.includes(squeezed(says)));
      expect(missing.map(({ id, says }) => [id, says])).toEqual([]);
    });

    it.each(
      printings(changesOf(piece)).map((changes) => ({
        options: Object.assign({}, ...changes.map((change) => change.options)),
        changes,
      })),
    )('say something else under $options', async ({ options, changes }) => {
      const [here, elsewhere] = [await textOf(game, piece, options), await textOf(game, piece)];
      const wrong = changes.flatMap(({ id, usual, says }) => [
        ...(here.includes(squeezed(says)) ? [] : [`${id} does not say: ${says}`]),
        ...(here.includes(squeezed(usual)) ? [`${id} still says: ${usual}`] : []),
        ...(elsewhere.includes(squeezed(says)) ? [`${id} says as usual: ${says}`] : []),
      ]);
      expect(wrong).toEqual([]);
    });
  });

  it('settle each decision of a written round on the page that it names', { timeout: 60_000 }, async () => {
    const round = readRound(readFileSync(`test/on-paper/${game.system.id}/round.md`, 'utf8'));
    expect(round.length).toBeGreaterThan(9);
    const wrong: string[] = [];
    for (const { step, citations } of round) {
      if (citations.length === 0) wrong.push(`step ${step} names no page`);
      for (const { piece, page, says } of citations) {
        const printedPiece = game.pieces.find((each) => each.piece === piece) ?? { piece };
        const found = (await pagesOf(game, printedPiece)).flatMap((text, i) =>
          text.includes(squeezed(says)) ? [i + 1] : [],
        );
        if (!found.includes(page))
          wrong.push(`step ${step}: “${says}” is on page ${found.join(', ') || 'none'} of ${piece}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
