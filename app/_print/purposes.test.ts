import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import type { PrintPlan } from '@/templates/layout/print-plan';
import { game, pieces } from '@/test/support/print-pieces';
import { type Choices, PURPOSES, type Purpose, readChoices } from './choices';
import { changedParts, purposeOf, sayKits, takesOf, unchanged, withPurpose } from './purposes';

const read = (json: Json): Choices => readChoices(json, game);

function choosing(...purposes: readonly Purpose[]): Choices {
  let choices = read({});
  for (const purpose of purposes) choices = { ...choices, ...withPurpose(purpose, choices, pieces) };
  return choices;
}

describe('what a kit is for', () => {
  it('is to play tonight at first', () => {
    expect(purposeOf(read({}))).toBe('tonight');
    expect(changedParts(read({}), pieces)).toEqual([]);
  });

  it.each(PURPOSES)('%s is remembered, and differs in nothing from itself', (purpose) => {
    const stored = read(JSON.parse(JSON.stringify(choosing('save-paper', purpose))));
    expect(purposeOf(stored)).toBe(purpose);
    expect(changedParts(stored, pieces)).toEqual([]);
  });

  it.each<[Json, Purpose, readonly string[]]>([
    [{ ink: 'low' }, 'tonight', []],
    [{ ink: 'grey', without: ['map'] }, 'tonight', ['pieces']],
    [{ ...storable('save-paper') }, 'save-paper', []],
    [{ ...storable('best'), ink: 'low' }, 'best', []],
    [{ cutting: { cut: 'none' }, fillable: true }, 'tonight', ['cutting', 'sheets']],
  ])('is derived from the order %j of an older version, which stays as it was', (stored, purpose, changed) => {
    const choices = read(stored);
    expect(purposeOf(choices)).toBe(purpose);
    expect(changedParts(choices, pieces)).toEqual(changed);
  });

  it('leaves colours, people, paper and kits alone', () => {
    const mine = read({ ink: 'grey', players: 5, kits: 3 });
    for (const purpose of PURPOSES)
      expect({ ...mine, ...withPurpose(purpose, mine, pieces) }).toMatchObject({ ink: 'grey', players: 5, kits: 3 });
  });

  it('just some pieces are forgotten by no other choice', () => {
    const some = { ...choosing('pieces'), some: ['map'] };
    const back = { ...some, ...withPurpose('best', some, pieces) };
    expect(back).toMatchObject({ purpose: 'best', some: ['map'], without: [] });
  });
});

describe('changes to details', () => {
  const mine: Choices = {
    ...choosing('best'),
    grounds: false,
    smallType: true,
    fillable: true,
    extras: ['deck'],
    ink: 'grey',
    kits: 7,
  };

  it('are named in the order of the form', () => {
    expect(changedParts(mine, pieces)).toEqual(['documents', 'grounds', 'sheets', 'pieces']);
    expect(changedParts({ ...mine, cutting: { ...mine.cutting, registration: true } }, pieces)).toContain('cutting');
  });

  it('are undone without other answers', () => {
    const plain = unchanged(mine, pieces);
    expect(changedParts(plain, pieces)).toEqual([]);
    expect(plain).toMatchObject({ purpose: 'best', ink: 'grey', kits: 7, extras: [] });
  });
});

describe('what kits take', () => {
  const run = (paper: 'plain' | 'thick', sheets: number) => ({
    paper,
    sheets,
    sides: 'one' as const,
    titles: [],
    pages: [],
  });
  const plan: PrintPlan = { sheets: 20, printed: 33, runs: [run('plain', 9), run('thick', 3), run('plain', 8)] };

  it('is counted by paper', () => {
    expect(takesOf(plan)).toEqual({ sheets: 20, sides: 33, thick: 3 });
  });

  it.each([
    [1, '20 sheets of paper, 33 printed sides'],
    [40, '40 kits: 800 sheets, 120 of them card'],
  ])('%i times', (kits, says) => expect(sayKits(takesOf(plan), kits)).toBe(says));
});

/** The choices as an older version stored them. */
function storable(purpose: Purpose): Record<string, Json> {
  const { purpose: _, kits, some, ...rest } = JSON.parse(JSON.stringify(choosing(purpose))) as Record<string, Json>;
  return rest;
}
