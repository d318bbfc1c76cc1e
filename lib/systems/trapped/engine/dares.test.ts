import { describe, expect, it } from 'vitest';
import { cards, Stage } from '@/test/support/trapped/stage';

const [ANN, BO, CY, GM] = [0, 1, 2, 3];
const card = (text: string) => cards(text)[0] ?? -1;
const DARE = { type: 'challenge', player: BO, deed: { kind: 'dare' } } as const;
const YES = { type: 'agree' } as const;
const NO = { type: 'refuse' } as const;

describe('a free-form dare', () => {
  it('is voted on by everybody once, clockwise and the GM last', () => {
    const table = new Stage({}, 4).do(DARE);
    const asked: number[] = [];
    for (const vote of [NO, YES, NO, YES]) {
      asked.push(table.state.ask.seat);
      table.do(vote);
    }
    expect(asked).toEqual([1, 2, 3, 4]); // rules 7.9, ruling A53: the proposer's own vote counts as well
    expect(table.events('voted')).toEqual([{ type: 'voted', about: 'dare', yes: 3, no: 2, cards: [], passed: true }]);
    expect(table.state.ask).toMatchObject({ kind: 'challenge', seat: BO });
  });

  it('stops the vote once the result is certain', () => {
    const table = new Stage().do(DARE, YES, YES);
    expect(table.events('voted')).toMatchObject([{ yes: 3, no: 0 }]);
    expect(table.ask).toBe('challenge');
  });

  it('is void if it is voted down: the turn is over, and nobody draws', () => {
    const table = new Stage().hand(ANN, 'KH').hand(BO, '2H').do(DARE, NO, NO, NO);
    expect(table.ask).not.toBe('challenge');
    expect([table.state.hands[ANN], table.state.hands[BO]]).toEqual([cards('KH'), cards('2H')]);
    expect(table.state.challenge).toMatchObject({ challenger: -1, challenged: -1 });
    expect(table.until('action').state.turn).toBe(BO);
  });

  it.each([
    ['KC', 'KD', false],
    ['KH', 'KD', true],
    ['AC', 'KH', true],
    ['9C', '10C', false],
  ])('is settled by a card for it, %s, and one against, %s, on a tie', (yes, no, passed) => {
    const table = new Stage().deck(`${yes} ${no}`).do(DARE, YES, NO, NO);
    expect(table.events('voted')).toMatchObject([{ yes: 2, no: 2, cards: cards(`${yes} ${no}`), passed }]);
    expect(table.ask === 'challenge').toBe(passed);
    expect(table.state.discard).toEqual(expect.arrayContaining(cards(`${yes} ${no}`)));
  });

  it.each([
    [true, [BO, CY, GM]],
    [false, [BO, CY]],
  ])('gmVotes %s asks %j', (gmVotes, seats) => {
    const table = new Stage({ options: { gmVotes } }).do(DARE);
    const asked: number[] = [];
    for (let vote = 0; table.ask === 'vote'; vote++) {
      asked.push(table.state.ask.seat);
      table.do(vote % 2 === 0 ? NO : YES);
    }
    expect(asked).toEqual(seats);
  });

  it('needs no vote if it names a possible deed', () => {
    const table = new Stage().hand(BO, '9H').do({ type: 'challenge', player: BO, deed: { kind: 'goal', goal: 0 } });
    expect(table.ask).toBe('challenge');
  });
});

describe('company for an extra turn', () => {
  /** Bo is offered an extra turn on the GM's turn, and neither Ann nor Cy will come along. */
  function refused(hand = '2C') {
    const effects = [{ kind: 'extraTurn', condition: 'somebody comes along' }] as const;
    const table = new Stage({ events: [{ id: 'it', suit: 'hearts', effects }], monsters: [] });
    for (const player of [ANN, BO, CY]) table.hand(player, hand);
    table.deck('3C 3D 5H 9C 9D').do({ type: 'pass' }).until('action').do({ type: 'pass' }).until('action');
    table.do({ type: 'pass' }).until('event').do({ type: 'event', event: 0, target: BO });
    return table.do(NO, NO);
  }

  it('can be forced by a challenge, once everybody has refused', () => {
    const table = refused();
    expect(table.state.ask).toMatchObject({ kind: 'press', seat: BO });
    expect(table.legal('challenge').map(({ player }) => player)).toEqual([ANN, CY]); // ruling A40
    expect(() => table.do({ type: 'challenge', player: BO, deed: { kind: 'dare' } })).toThrow('wrongPerson');
    expect(() => table.do({ type: 'challenge', player: CY, deed: { kind: 'goal', goal: 0 } })).toThrow('wrongTarget');
  });

  it('earns the challenged player a card if accepted', () => {
    const table = refused().do({ type: 'challenge', player: CY, deed: { kind: 'dare' } });
    const before = table.state.hands[CY]?.length ?? 0;
    table.do({ type: 'accept' });
    expect(table.state.hands[CY]).toHaveLength(before + 1);
    expect([table.ask, table.state.turn, table.state.extraTurn]).toEqual(['action', BO, true]);
  });

  it.each([
    ['KH', '2H', true],
    ['2H', 'KH', false],
  ])('leads to a duel if declined: %s against %s', (own, other, won) => {
    const table = refused().hand(BO, own).hand(CY, other);
    table.do({ type: 'challenge', player: CY, deed: { kind: 'dare' } }, { type: 'decline' });
    table.do({ type: 'duel', card: card(own), attribute: -1 }, { type: 'duel', card: card(other), attribute: -1 });
    expect(table.events('dueled')).toMatchObject([{ challenger: BO, challenged: CY, won }]);
    expect(table.until('action').state.extraTurn).toBe(won);
    expect(table.state.turn).toBe(won ? BO : ANN);
    expect(table.events('declared').map(({ kind }) => kind)).toEqual(['duel']);
  });

  it('can be forgone', () => {
    const table = refused().do({ type: 'pass' }).until('action');
    expect([table.state.turn, table.state.extraTurn]).toEqual([ANN, false]);
  });
});
