import { beforeAll, describe, expect, it } from 'vitest';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { buildKit, pieces } from '@/lib/systems/zombies/kit';
import { type Box, schema } from '@/lib/systems/zombies/schema';
import { textBoxes } from '@/lib/systems/zombies/text-boxes';
import { startersOf } from '@/test/support/starters';
import { describeAnyText, describeWholeKit, expectSameBacks, itGoesToShops, printed } from '../printed.suite';

const boxes = (await startersOf('zombies')).map(({ id, body }): [string, Box] => [id, schema.parse(body)]);
const boxOf = (id: string) => new Map(boxes).get(id);
const [book, both] = ['graveyard', 'graveyard-and-deep-sea'].map(boxOf) as [Box, Box];

const kit = printed({
  schema,
  buildKit,
  pieces,
  textBoxes,
  cutOut: ['cards', 'die', 'spinner', 'spinner-arrow', 'mats', 'rounds'],
  codes: ['CA', 'DI', 'SP', 'SA', 'RM', 'RS'],
});
const { numbered, pagesOf, print, signsOn, troublesOf } = kit;

describe('the pieces of the rules, as a PDF', () => {
  it.each([
    ['one deck', book, { CA: 27, DI: 1, RM: 4, RS: 1 }, 3],
    ['two decks', both, { CA: 54, DI: 1, RM: 4, RS: 1 }, 6],
    ['one deck and a spinner', { ...book, die: { sides: 8 } }, { CA: 27, SP: 1, SA: 1, RM: 4, RS: 1 }, 3],
  ] as const)('are each numbered once, cards nine to a sheet: %s', async (_, body, expected, sheets) => {
    const { pages, counts } = await numbered(body);
    expect(counts).toEqual(expected);
    expect(pages.filter((text) => text.includes('CA ')).map((text) => signsOn(text).length)).toEqual(
      Array(sheets).fill(9),
    );
  });
});

describe('the box of the rules, with backs', () => {
  let pages: readonly string[] = [];
  beforeAll(async () => {
    pages = (await print(book, { pieces: ['cards'], sheets: { ...USUAL_SHEETS, backs: 'long-edge' } })).pages;
  });

  it('has as many cards of each kind as the rules say', () => {
    const words = pages.join('\n').replaceAll(/\s+/g, ' ');
    const count = (word: string) => words.split(word).length - 1;
    expect(count('Roll its number or more')).toBe(12);
    expect(count('Action · Z')).toBe(7);
    expect(count('Super Trap! · Z')).toBe(1);
    expect(count('Link & Lock · Z')).toBe(1);
    for (const { name } of book.decks[0]?.creatures ?? []) expect([name, count(name)]).toEqual([name, 1]);
  });

  it('has backs that reveal nothing: no number, and the same words behind every card', () => {
    expectSameBacks(
      pages.filter((_, i) => i % 2 === 1),
      3,
      'TRAP!',
      27,
    );
  });
});

describeWholeKit(kit, boxes);

describe('other rules', { tags: 'long' }, () => {
  it.each([
    ['two slots, five rounds', { slots: 2 }],
    ['five slots and a spinner of twelve', { slots: 5, die: { sides: 12 } }],
    ['six players and twelve rounds', { players: { min: 2, max: 6 }, rounds: { single: 12, multi: 12 } }],
  ])('has one page for the score pad and no problem elsewhere: %s', { timeout: 60_000 }, async (_, change) => {
    for (const paper of ['a4', 'letter'] as const) {
      const body = { ...both, ...change };
      expect(await troublesOf(body, { paper })).toEqual([]);
      expect(await pagesOf('score-pad', body, { paper })).toBe(1);
    }
  });
});

itGoesToShops(kit, book, 33, { cards: 'poker card', die: undefined });

const typed = (text: string): Box => ({
  ...book,
  decks: book.decks.map((deck) => ({
    ...deck,
    title: text.slice(0, 200),
    deckCode: text.slice(0, 200),
    theme: { ...deck.theme, patron: text.slice(0, 200), blurb: text },
    creatures: deck.creatures.map((creature) => ({
      ...creature,
      name: text.slice(0, 200),
      flavour: text.slice(0, 200),
    })),
    actions: deck.actions.map((action) => ({ ...action, name: text.slice(0, 200), text })),
    superTraps: deck.superTraps.map((superTrap) => ({ ...superTrap, name: text.slice(0, 200), text })),
  })),
});

describeAnyText(kit, {
  typed,
  measured: { pieces: ['cards'] },
  random: { pieces: ['cover', 'rules', 'reference', 'score-pad', 'mats', 'rounds', 'die', 'spinner'] },
});
