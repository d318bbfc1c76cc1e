import { describe, expect, it } from 'vitest';
import { formatScore, parseCard } from '@/test/support/trapped/notation';
import { NO_SCORE } from './cards';
import { type Bond, type GoverningRules, governingEntry, NO_ENTRY, relationshipAt, type Sheets } from './governing';

const [ANN, BO, CY, EXTRA, PET] = [0, 1, 2, 3, 4];
const people = 5;
const usual: GoverningRules = { rule1Self: false, controlHelperTarget: 'actor', extraBidRelationship: 'extra' };

/** Ann and Bo were created as characters; Cy is an adopted Extra. Ann has no feelings for the pet. */
const sheets: Sheets = {
  people,
  extra: [0, 0, 1, 1, 1],
  relationships: table([
    // Ann  Bo    Cy    Extra Pet
    ['2H', '3H', '', '', ''],
    ['4H', '5H', '', '', ''],
    ['6D', '7D', '8D', '', ''],
    ['6S', '7S', '8S', '9S', '10S'],
    ['', '7C', '8C', '9C', '10C'],
  ]),
};

function table(rows: readonly (readonly string[])[]) {
  return rows.flat().map((text) => parseCard(text) ?? NO_SCORE);
}

const governing = (bond: Bond, rules: Partial<GoverningRules> = {}, on = sheets) =>
  formatScore(relationshipAt(on, governingEntry(on, bond, { ...usual, ...rules })));

describe('governingEntry()', () => {
  it.each([
    ['nothing binds one’s own bid at an obstacle', { conflict: 'obstacle', mode: 'own', bidder: ANN, actor: ANN }, ''],
    [
      'the Extra’s toward the actor who seeks control',
      { conflict: 'control', mode: 'own', bidder: ANN, actor: ANN, target: EXTRA },
      '6S',
    ],
    [
      'the helper’s toward the character they help',
      { conflict: 'obstacle', mode: 'character', bidder: BO, actor: ANN },
      '4H',
    ],
    [
      'their own toward the one who seeks control',
      { conflict: 'control', mode: 'character', bidder: BO, actor: ANN, target: EXTRA },
      '4H',
    ],
    [
      'the challenger’s toward the challenged',
      { conflict: 'duel', mode: 'own', bidder: ANN, actor: ANN, target: BO },
      '3H',
    ],
    [
      'the challenged’s toward the challenger',
      { conflict: 'duel', mode: 'own', bidder: BO, actor: ANN, target: ANN },
      '4H',
    ],
    [
      'the adopted Extra’s in a duel with one',
      { conflict: 'duel', mode: 'own', bidder: BO, actor: BO, target: CY },
      '7D',
    ],
    [
      'the adopted Extra’s toward its helper',
      { conflict: 'obstacle', mode: 'character', bidder: ANN, actor: CY },
      '6D',
    ],
    ['the adopted Extra’s own when it helps', { conflict: 'obstacle', mode: 'character', bidder: CY, actor: BO }, '7D'],
    [
      'the bid Extra’s toward the actor',
      { conflict: 'obstacle', mode: 'extra', bidder: BO, through: EXTRA, actor: ANN },
      '6S',
    ],
    ['nothing for a complication', { conflict: 'obstacle', mode: 'complication', bidder: BO, actor: ANN }, ''],
    [
      'nothing if neither has a relationship',
      { conflict: 'obstacle', mode: 'extra', bidder: BO, through: PET, actor: ANN },
      '',
    ],
  ] as const)('takes %s', (_, bond, relationship) => expect(governing(bond)).toBe(relationship)); // rules 6.6

  it('uses the reverse relationship if the first choice is missing', () => {
    const bond = { conflict: 'control', mode: 'own', bidder: EXTRA, actor: EXTRA, target: CY } as const;
    expect(governing(bond)).toBe('8S');
  });

  const viaExtra = { conflict: 'obstacle', mode: 'extra', bidder: BO, through: EXTRA, actor: ANN } as const;
  const helping = { conflict: 'control', mode: 'character', bidder: BO, actor: ANN, target: EXTRA } as const;

  it.each([
    ['rule1Self', { rule1Self: true }, { conflict: 'obstacle', mode: 'own', bidder: BO, actor: BO }, '5H'],
    ['the controller’s for an Extra', { extraBidRelationship: 'controller' }, viaExtra, '4H'],
    ['nobody’s for an Extra', { extraBidRelationship: 'none' }, viaExtra, ''],
    ['helping to control', { controlHelperTarget: 'extra' }, helping, '7S'],
  ] as const)('obeys the house rule on %s', (_, rules, bond, relationship) =>
    expect(governing(bond, rules)).toBe(relationship),
  );

  it('returns the relationship’s index, so that it can change', () => {
    expect(governingEntry(sheets, helping, usual)).toBe(BO * people + ANN);
    expect(governingEntry(sheets, { ...helping, mode: 'complication' }, usual)).toBe(NO_ENTRY);
  });
});
