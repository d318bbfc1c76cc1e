import { describe, expect, it } from 'vitest';
import { success } from '@/lib/kernel/result';
import { seededRng } from '@/lib/kernel/rng';
import { applyChanges } from '@/lib/table/apply-changes';
import type { Command } from '@/lib/table/commands';
import { decideJoin } from '@/lib/table/decide/join';
import { decidePresence } from '@/lib/table/decide/lead';
import type { TableState } from '@/lib/table/state';
import { viewOf } from '@/lib/table/view-of';
import { ANONYMOUS_EVERY_MS, GM_GONE_MS, TABLE_LIMITS } from '@/lib/table/vocabulary';
import { decideAt, fullTable } from '../support/table-play';

/** A table that receives commands one after the other, with a clock that the test controls. */
class Evening {
  state: TableState;
  now = 1_000;
  #ideas = 0;

  constructor(state = fullTable()) {
    this.state = state;
    this.here('gm', 'bob', 'cat', 'dan');
  }

  /** Executes a command. Returns “done” or the refusal's code. */
  say(actor: string, command: Command, seed = 1): string {
    const nextId = `i${this.#ideas + 1}`;
    const decision = decideAt(this.state, actor, command, this.now, seededRng(seed), nextId);
    if (!decision.ok) return decision.error.code;
    if (decision.value.some(({ type }) => type === 'addIdea')) this.#ideas++;
    if (decision.value.length > 0) this.state = applyChanges(this.state, decision.value);
    return 'done';
  }

  here(...here: string[]): void {
    this.state = applyChanges(this.state, decidePresence(this.state, { here, gone: [] }, this.now));
  }

  join(id: string): string {
    const newcomer = { id, memberId: `member-${id}`, name: id, colour: 'teal', role: 'player' } as const;
    const decision = decideJoin(this.state, newcomer, this.now);
    if (!decision.ok) return decision.error.code;
    this.state = applyChanges(this.state, decision.value);
    return 'done';
  }

  gone(...gone: string[]): void {
    this.state = applyChanges(this.state, decidePresence(this.state, { here: [], gone }, this.now));
  }

  later(ms: number): void {
    this.now += ms;
  }

  open(anonymous = false, question = 'place'): void {
    this.say('gm', { type: 'openQuestion', question, anonymous, seconds: null });
  }

  idea(actor: string, text = 'Whale', question = 'place'): string {
    return this.say(actor, { type: 'addIdea', question, text });
  }

  /** Plays up to the vote on these ideas. */
  voting(...texts: string[]): void {
    this.open();
    for (const text of texts) this.idea('bob', text);
    for (const type of ['readBack', 'startDeciding'] as const) this.say('gm', { type });
  }

  /** Votes of GM, Bob, Cat and Dan, such as "kdk-". */
  vote(votes: string, idea = 'i1'): void {
    for (const [i, letter] of [...votes].entries()) {
      const person = ['gm', 'bob', 'cat', 'dan'][i] ?? '';
      if (letter !== '-') this.say(person, { type: 'vote', idea, choice: letter === 'k' ? 'keep' : 'drop' });
    }
  }

  fate(idea = 'i1') {
    const { fate, settledBy } = this.state.ideas.get(idea) ?? {};
    return [fate, settledBy];
  }

  seen(viewer: string) {
    return viewOf(this.state, viewer === 'screen' ? 'screen' : { person: viewer }, this.now);
  }
}

describe('a vote', () => {
  it.each([
    // votes   by agreement              then by majority
    ['kkkk', ['kept', 'unanimity'], undefined],
    ['dddd', ['dropped', 'unanimity'], undefined],
    ['d-dd', ['dropped', 'unanimity'], undefined],
    ['kkkd', ['open', null], ['kept', 'majority']],
    ['dddk', ['open', null], ['dropped', 'majority']],
    ['ddkk', ['open', null], [expect.stringMatching(/kept|dropped/), 'card']],
    ['----', ['open', null], ['open', null]],
    // A single voter of four settles nothing, not even the GM.
    ['d---', ['open', null], ['open', null]],
    ['dd--', ['dropped', 'unanimity'], undefined],
  ])('%s', (votes, agreed, majority) => {
    const evening = new Evening();
    evening.voting('Whale');
    evening.vote(votes);
    evening.say('gm', { type: 'reveal' });
    expect(evening.fate()).toEqual(agreed);
    if (!majority) return;
    expect(evening.say('gm', { type: 'startMajority' })).toBe('done');
    expect(evening.state.votes.size).toBe(0);
    evening.vote(votes);
    evening.say('gm', { type: 'reveal' });
    expect(evening.fate()).toEqual(majority);
  });

  it('does not reveal how a few voters voted before the reveal', () => {
    const evening = new Evening();
    evening.voting('Whale');
    evening.vote('-d--');
    evening.say('gm', { type: 'reveal' });
    expect(evening.seen('gm').ideas[0]).toMatchObject({ votes: 1, tally: null, fate: 'open' });
  });

  it('decides a tie by two cards, and shows both', () => {
    const outcomes = new Set<unknown>();
    for (let seed = 0; seed < 20; seed++) {
      const evening = new Evening();
      evening.voting('Whale');
      for (const type of ['reveal', 'startMajority'] as const) evening.say('gm', { type });
      evening.vote('kkdd');
      evening.say('gm', { type: 'reveal' }, seed);
      const [idea] = evening.seen('bob').ideas;
      expect(idea?.drawn?.keep).not.toBe(idea?.drawn?.drop);
      expect(idea).toMatchObject({ tally: { keep: 2, drop: 2 }, settledBy: 'card' });
      outcomes.add(idea?.fate);
    }
    expect(outcomes).toEqual(new Set(['kept', 'dropped']));
  });

  it('hides the tally until the reveal, and takes no vote after it', () => {
    const evening = new Evening();
    evening.voting('Whale', 'Shark');
    evening.vote('kd');
    expect(evening.seen('cat').ideas.map(({ votes, tally }) => [votes, tally])).toEqual([[2, null], [0, null]]); // biome-ignore format: a table
    evening.vote('kd', 'i2');
    expect(evening.seen('screen').people.map(({ hasVoted }) => hasVoted)).toEqual([true, true, false, false]);
    evening.say('gm', { type: 'reveal' });
    expect(evening.seen('cat').ideas[0]?.tally).toEqual({ keep: 1, drop: 1 });
    expect(evening.say('cat', { type: 'vote', idea: 'i1', choice: 'drop' })).toBe('table/revealed');
  });

  it.each([
    { type: 'startDeveloping' },
    { type: 'startDeciding' },
    { type: 'startMajority' },
    { type: 'finish' },
    { type: 'openQuestion', question: 'goals', anonymous: false, seconds: null },
  ] as const)('cannot be skipped with $type once somebody has voted', (command) => {
    const evening = new Evening();
    evening.voting('Whale');
    evening.vote('-d');
    expect(evening.say('gm', command)).toBe('table/votes-hidden');
    evening.say('gm', { type: 'reveal' });
    expect(evening.say('gm', command)).toBe('done');
  });

  it('starts again for an idea from the parking lot', () => {
    const evening = new Evening();
    evening.voting('Whale', 'Shark');
    evening.vote('dddd');
    for (const type of ['reveal', 'startDeveloping'] as const) evening.say('gm', { type });
    expect(evening.say('bob', { type: 'revive', idea: 'i1' })).toBe('done');
    expect(evening.fate()).toEqual(['open', null]);
    expect(evening.seen('bob').ideas[0]?.tally).toBeNull();
    expect(evening.say('gm', { type: 'place', idea: 'i1', slot: 'place' })).toBe('table/not-kept');
    evening.say('gm', { type: 'startDeciding' });
    evening.vote('kkkk');
    evening.say('gm', { type: 'reveal' });
    expect(evening.fate()).toEqual(['kept', 'unanimity']);
  });
});

describe('questions with a single answer', () => {
  /** Plays up to the choice among a number of names. */
  function choosing(count = 3): Evening {
    const evening = new Evening();
    evening.open(false, 'name');
    for (let i = 1; i <= count; i++) evening.idea('bob', `Name ${i}`, 'name');
    for (const type of ['readBack', 'startDeciding'] as const) evening.say('gm', { type });
    return evening;
  }
  const choose = (evening: Evening, ...names: string[]) =>
    names.map((idea, i) => evening.say(['gm', 'bob', 'cat', 'dan'][i] ?? '', { type: 'vote', idea, choice: 'keep' }));

  it('place no answer before the group has chosen, and park the others', () => {
    const evening = choosing();
    expect(evening.say('gm', { type: 'place', idea: 'i1', slot: 'name' })).toBe('table/not-kept');
    expect(choose(evening, 'i1', 'i2', 'i2', 'i3')).toEqual(['done', 'done', 'done', 'done']);
    evening.say('gm', { type: 'reveal' });
    expect(['i1', 'i2', 'i3'].map((id) => evening.fate(id))).toEqual([
      ['dropped', 'choice'],
      ['kept', 'choice'],
      ['dropped', 'choice'],
    ]);
    expect(evening.seen('bob').ideas.map(({ tally }) => tally)).toEqual([{ keep: 1, drop: 3 }, { keep: 2, drop: 2 }, { keep: 1, drop: 3 }]); // biome-ignore format: a table
    evening.say('gm', { type: 'startDeveloping' });
    expect(evening.say('bob', { type: 'place', idea: 'i2', slot: 'name' })).toBe('done');
    expect(evening.say('bob', { type: 'startChoosing' })).toBe('table/role');
    expect(evening.say('gm', { type: 'startChoosing' })).toBe('table/nothing-open');
  });

  it('give everybody one secret vote, which can be changed', () => {
    const evening = choosing();
    choose(evening, 'i1', 'i1', 'i1');
    const { votes } = evening.state;
    evening.say('gm', { type: 'vote', idea: 'i3', choice: 'keep' });
    // The vote on the answer that is neither the old nor the new choice is not written again.
    expect(evening.state.votes.get('i2')).toBe(votes.get('i2'));
    expect(evening.say('dan', { type: 'vote', idea: 'i3', choice: 'drop' })).toBe('table/not-open');
    expect(evening.seen('dan').ideas.map(({ votes, tally }) => [votes, tally])).toEqual([[3, null], [3, null], [3, null]]); // biome-ignore format: a table
    expect(evening.seen('gm').you?.votes).toEqual({ i1: 'drop', i2: 'drop', i3: 'keep' });
    expect(evening.seen('screen').people.map(({ hasVoted }) => hasVoted)).toEqual([true, true, true, false]);
    evening.say('gm', { type: 'reveal' });
    expect(evening.fate('i1')).toEqual(['kept', 'choice']);
  });

  it('decide a tie by one card for each idea', () => {
    const winners = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const evening = choosing();
      choose(evening, 'i1', 'i1', 'i2', 'i2');
      evening.say('gm', { type: 'reveal' }, seed);
      const [first, second, third] = evening.seen('bob').ideas;
      expect([first, second].map((idea) => idea?.fate).toSorted()).toEqual(['dropped', 'kept']);
      expect([first?.drawn?.keep, first?.drawn?.drop]).toEqual([second?.drawn?.drop, second?.drawn?.keep]);
      expect([third?.fate, third?.settledBy, third?.drawn]).toEqual(['dropped', 'choice', null]);
      winners.add(first?.fate === 'kept' ? 'i1' : 'i2');
    }
    expect(winners.size).toBe(2);
  });

  it('settle nothing with too few votes', () => {
    const evening = choosing();
    choose(evening, 'i1');
    evening.say('gm', { type: 'reveal' });
    expect(['i1', 'i2', 'i3'].map((id) => evening.fate(id)[0])).toEqual(['open', 'open', 'open']);
    expect(evening.seen('bob').ideas.map(({ tally }) => tally)).toEqual([null, null, null]);
    expect(evening.say('gm', { type: 'startChoosing' })).toBe('done');
  });

  it('make the existing answer compete with later ones', () => {
    const evening = choosing(1);
    evening.vote('kkkk', 'i1');
    for (const type of ['reveal', 'startDeveloping'] as const) evening.say('gm', { type });
    expect(evening.say('bob', { type: 'place', idea: 'i1', slot: 'name' })).toBe('done');
    evening.open(false, 'name');
    evening.idea('cat', 'Name 2', 'name');
    for (const type of ['readBack', 'startDeciding'] as const) evening.say('gm', { type });
    choose(evening, 'i2', 'i2', 'i2', 'i1');
    evening.say('gm', { type: 'reveal' });
    expect([evening.fate('i1')[0], evening.fate('i2')[0]]).toEqual(['dropped', 'kept']);
    expect(evening.state.ideas.get('i1')?.slot).toBeNull();
  });

  it('exclude ideas of other questions, which have no such choice', () => {
    const evening = new Evening();
    evening.voting('Whale', 'Shark');
    for (const idea of ['i1', 'i2']) evening.vote('kkkk', idea);
    for (const type of ['reveal', 'startDeveloping'] as const) evening.say('gm', { type });
    expect(evening.say('gm', { type: 'place', idea: 'i1', slot: 'name' })).toBe('table/other-question');
    expect(evening.say('gm', { type: 'startChoosing' })).toBe('table/not-single');
  });
});

describe('ideas', () => {
  it('are accepted until time is up, and again with more time', () => {
    const evening = new Evening();
    evening.say('gm', { type: 'openQuestion', question: 'place', anonymous: false, seconds: 60 });
    evening.later(59_999);
    expect(evening.idea('bob')).toBe('done');
    evening.later(1);
    expect(evening.idea('bob')).toBe('table/time-up');
    evening.say('gm', { type: 'addTime', seconds: 10 });
    evening.later(9_000);
    evening.say('gm', { type: 'pauseTimer' });
    evening.later(60_000);
    expect(evening.idea('bob')).toBe('done');
    expect(evening.seen('bob').table.timer).toEqual({ leftMs: 1_000 });
    evening.say('gm', { type: 'resumeTimer' });
    expect(evening.seen('bob').table.timer).toEqual({ endsAt: evening.now + 1_000 });
  });

  it('without names are revealed in batches, not in order of entry', () => {
    const orders = new Set<string>();
    for (let run = 0; run < 5; run++) {
      const evening = new Evening();
      evening.now = 1_000_000 + run;
      evening.open(true);
      for (let i = 0; i < 8; i++) evening.say('bob', { type: 'addIdea', question: 'place', text: `${i}` }, run * 8 + i);
      expect(evening.seen('gm').ideas).toEqual([]);
      evening.later(ANONYMOUS_EVERY_MS);
      const seen = evening.seen('cat').ideas;
      expect(seen.map(({ author, place }) => [author, place])).toEqual(seen.map((_, i) => [null, i + 1]));
      orders.add(seen.map(({ text }) => text).join(''));
    }
    expect(orders.size).toBeGreaterThan(1);
    expect(orders).not.toContain('01234567');
  });

  it.each([
    // gathered   asked     named afterwards
    [false, false, true],
    [false, true, false],
    [true, false, false],
    [true, true, false],
  ])('gathered before (without names: %s) keep their promise when asked (without: %s)', (before, asked, named) => {
    const evening = new Evening();
    expect(evening.idea('bob')).toBe('table/not-asked');
    evening.say('gm', { type: 'setGather', open: true, anonymous: before });
    expect(evening.idea('bob')).toBe('done');
    expect(evening.seen('gm').ideas).toEqual([]);
    expect(evening.seen('bob').you?.handedIn.map(({ text }) => text)).toEqual(before ? [] : ['Whale']);
    evening.later(ANONYMOUS_EVERY_MS);
    evening.open(asked);
    expect(evening.seen('gm').ideas).toMatchObject([{ text: 'Whale', round: 1, author: named ? 'bob' : null }]);
    if (!named) expect(JSON.stringify([...evening.state.ideas.values()])).not.toContain('bob');
  });

  it('that were sent anonymously stay anonymous, even if they arrive in a round with names', () => {
    const evening = new Evening();
    const late = { type: 'addIdea', question: 'place', text: 'My mother', unsigned: true } as const;
    evening.say('gm', { type: 'setGather', open: true, anonymous: false });
    evening.say('bob', late);
    evening.open(false);
    evening.say('cat', late);
    evening.idea('dan', 'A lighthouse');
    expect([...evening.state.ideas.values()].map(({ author }) => author)).toEqual([null, null, 'dan']);
  });

  it('that a round left open continue in the next round of their question', () => {
    const evening = new Evening();
    evening.open();
    evening.idea('bob');
    evening.open(false, 'goals');
    evening.idea('cat', 'Fix it', 'goals');
    evening.open(true);
    evening.idea('dan', 'Shark');
    evening.later(ANONYMOUS_EVERY_MS);
    expect(evening.seen('gm').ideas.map(({ text, round, author }) => [text, round, author])).toEqual([
      ['Fix it', 2, 'cat'],
      ['Whale', 3, 'bob'],
      ['Shark', 3, null],
    ]);
  });

  it('are merged and separated without losing text', () => {
    const evening = new Evening();
    evening.voting('Whale', 'A whale');
    expect(evening.say('bob', { type: 'merge', idea: 'i2', into: 'i1' })).toBe('table/role');
    expect(evening.say('gm', { type: 'merge', idea: 'i2', into: 'i1' })).toBe('done');
    expect(evening.say('cat', { type: 'vote', idea: 'i2', choice: 'keep' })).toBe('table/not-open');
    expect(evening.say('gm', { type: 'merge', idea: 'i1', into: 'i2' })).toBe('table/not-mergeable');
    expect(evening.seen('bob').ideas.map(({ text, mergedInto }) => [text, mergedInto])).toEqual([
      ['Whale', null],
      ['A whale', 'i1'],
    ]);
    expect(evening.say('dan', { type: 'unmerge', idea: 'i2' })).toBe('done');
    expect(evening.fate('i2')).toEqual(['open', null]);
    const third = new Evening();
    third.voting('Whale', 'A whale', 'Some whale');
    third.say('gm', { type: 'merge', idea: 'i1', into: 'i2' });
    third.say('gm', { type: 'merge', idea: 'i2', into: 'i3' });
    expect(third.seen('bob').ideas.map(({ mergedInto }) => mergedInto)).toEqual(['i3', 'i3', null]);
  });

  it('come in only while their list is open', () => {
    const evening = new Evening();
    expect(evening.idea('bob', 'Whale', 'nothing')).toBe('table/no-such-question');
    evening.open();
    evening.idea('bob');
    for (const type of ['readBack', 'startDeciding'] as const) {
      evening.say('gm', { type });
      expect(evening.idea('bob', 'Shark')).toBe('table/list-closed');
    }
    evening.say('gm', { type: 'startDeveloping' });
    expect(evening.idea('bob', 'Shark')).toBe('table/not-asked');
    expect(evening.state.ideas.size).toBe(1);
  });

  it('are found by id, and wait unseen until their question is asked', () => {
    const evening = new Evening();
    evening.say('gm', { type: 'setGather', open: true, anonymous: false });
    evening.voting('Shark');
    evening.idea('cat', 'Fix it', 'goals');
    const commands: readonly Command[] = [
      { type: 'vote', idea: 'i2', choice: 'keep' },
      { type: 'merge', idea: 'i1', into: 'i2' },
      { type: 'unmerge', idea: 'i2' },
      { type: 'revive', idea: 'i2' },
    ];
    for (const command of commands) expect(evening.say('gm', command), command.type).toBe('table/no-such-idea');
    evening.say('gm', { type: 'startDeveloping' });
    expect(evening.say('gm', { type: 'place', idea: 'i2', slot: 'goals' })).toBe('table/no-such-idea');
    evening.open(false, 'barriers');
    evening.say('gm', { type: 'readBack' });
    expect(evening.say('gm', { type: 'showIdea', idea: 'i2' })).toBe('table/no-such-idea');
  });

  it('leave the parking lot if they are in it, and go where the game has a place', () => {
    const evening = new Evening();
    evening.voting('Whale', 'Shark');
    evening.vote('kkkk');
    for (const type of ['reveal', 'startDeveloping'] as const) evening.say('gm', { type });
    expect(evening.say('bob', { type: 'revive', idea: 'i1' })).toBe('table/not-parked');
    expect(evening.say('bob', { type: 'revive', idea: 'i2' })).toBe('done');
    expect(evening.say('bob', { type: 'place', idea: 'i1', slot: 'nothing' })).toBe('table/no-such-question');
    expect([evening.fate('i1')[0], evening.fate('i2')[0]]).toEqual(['kept', 'open']);
  });

  it('are limited per table', () => {
    const evening = new Evening();
    evening.open();
    evening.idea('bob');
    const [idea] = evening.state.ideas.values();
    if (!idea) throw new Error('There is an idea.');
    const ideas = Array.from({ length: TABLE_LIMITS.ideas }, (_, i) => [`x${i}`, { ...idea, id: `x${i}` }] as const);
    evening.state = { ...evening.state, ideas: new Map(ideas) };
    expect(evening.idea('bob')).toBe('table/full');
  });
});

describe('a question', () => {
  it('must be one of the game’s, and a table opens a limited number', () => {
    const evening = new Evening();
    const open = (question: string) =>
      evening.say('gm', { type: 'openQuestion', question, anonymous: false, seconds: null });
    expect(open('nothing')).toBe('table/no-such-question');
    expect(evening.state.table.phase).toBe('lobby');
    evening.state = { ...evening.state, table: { ...evening.state.table, round: TABLE_LIMITS.rounds } };
    expect(open('place')).toBe('table/full');
  });

  it('is asked only if the table chose it, once it has chosen', () => {
    const evening = new Evening();
    const choose = (actor: string, ...questions: string[]) =>
      evening.say(actor, { type: 'chooseQuestions', questions });
    const chosen = () => {
      const { table } = viewOf(evening.state, { person: 'bob' }, evening.now);
      return [table.length, ...table.chosen];
    };
    expect(choose('bob', 'place')).toBe('table/role');
    expect(choose('gm', 'place', 'nothing')).toBe('table/no-such-question');
    expect(chosen()).toEqual(['evening']);
    expect(choose('gm', 'place', 'moves', 'place')).toBe('done');
    expect(chosen()).toEqual(['chosen', 'place', 'moves']);
    expect(viewOf(evening.state, { person: 'gm' }, evening.now).you?.secrets).toEqual({});
    evening.say('gm', { type: 'setLength', length: 'evening' });
    expect(choose('gm')).toBe('done');
    expect(chosen()).toEqual(['chosen']);
  });

  it('has no clock to stop or start unless time was given', () => {
    const evening = new Evening();
    evening.open();
    expect(evening.say('gm', { type: 'pauseTimer' })).toBe('table/no-clock');
    expect(evening.say('gm', { type: 'resumeTimer' })).toBe('table/no-clock');
    evening.say('gm', { type: 'addTime', seconds: 60 });
    for (const type of ['resumeTimer', 'pauseTimer', 'pauseTimer', 'resumeTimer'] as const) {
      expect(evening.say('gm', { type })).toBe('done');
    }
  });

  it.each<Command>([
    { type: 'answer', question: 'moves', entry: 'e1', field: 'text', value: 'It swims' },
    { type: 'chooseReady', question: 'moves', option: 'o1' },
    { type: 'link', question: 'moves', reason: 'r', a: 'e1', b: 'e2', words: ['A', 'B'] },
    { type: 'unlink', question: 'moves', link: 'l1' },
  ])('about the draft takes $type only while it is open, from people who take part', (command) => {
    const evening = new Evening();
    expect(evening.say('bob', command)).toBe('table/phase');
    evening.open(false, 'place');
    for (const type of ['readBack', 'startDeveloping'] as const) evening.say('gm', { type });
    expect(evening.say('bob', command)).toBe('table/not-asked');
    // A question for ideas is not answered in the draft, even while it is open.
    expect(evening.say('bob', { ...command, question: 'place' } as Command)).toBe('table/not-asked');
    evening.open(false, 'moves');
    const { state } = evening;
    expect(evening.say('bob', command)).toBe('done');
    expect(evening.state).toBe(state);
    evening.say('gm', { type: 'setRole', person: 'bob', role: 'watcher' });
    expect(evening.say('bob', command)).toBe('table/role');
  });
});

describe('the lead', () => {
  it('changes when the GM has been gone for two minutes and everybody present agrees', () => {
    const evening = new Evening();
    const wants = (person: string, other: string) => evening.say(person, { type: 'agreeLead', person: other });
    evening.gone('gm');
    evening.later(GM_GONE_MS - 1);
    evening.here('bob', 'cat', 'dan');
    expect(wants('bob', 'cat')).toBe('table/gm-here');
    evening.later(1);
    expect([wants('bob', 'cat'), wants('cat', 'dan')]).toEqual(['done', 'done']);
    expect(wants('dan', 'cat')).toBe('done');
    expect(evening.seen('bob').people.map(({ role }) => role)).toEqual(['gm', 'player', 'player', 'player']);
    expect(wants('cat', 'cat')).toBe('done');
    expect(evening.seen('bob').people.map(({ role }) => role)).toEqual(['co-gm', 'player', 'gm', 'player']);
    expect(evening.seen('bob').people.map(({ wouldFollow }) => wouldFollow)).toEqual([null, null, null, null]);
  });

  it('never goes to people who came after the GM left', () => {
    const evening = new Evening();
    evening.gone('gm');
    evening.later(1);
    evening.join('eve');
    evening.later(GM_GONE_MS);
    evening.here('eve');
    expect(evening.say('eve', { type: 'agreeLead', person: 'eve' })).toBe('table/came-late');
  });

  it('is offered exactly to people whom the referee would accept', () => {
    const evening = new Evening();
    const offered = () => evening.seen('bob').people.flatMap(({ id, mayLeadOn }) => (mayLeadOn ? [id] : []));
    expect(offered()).toEqual([]);
    evening.gone('gm', 'dan');
    evening.later(1);
    evening.join('eve');
    evening.later(GM_GONE_MS);
    evening.here('bob', 'cat', 'eve');
    expect(offered()).toEqual(['bob', 'cat']);
    const accepted = [...evening.state.people.keys()].filter((person) => {
      const before = evening.state;
      const answer = evening.say('eve', { type: 'agreeLead', person });
      evening.state = before;
      return answer === 'done';
    });
    expect(accepted).toEqual(offered());
  });

  it('stays with a GM who returns in time', () => {
    const evening = new Evening();
    evening.gone('gm');
    evening.later(GM_GONE_MS);
    evening.here('bob', 'cat', 'dan');
    evening.say('bob', { type: 'agreeLead', person: 'bob' });
    evening.here('gm');
    expect(evening.seen('bob').table.leadGoneSince).toBeNull();
    expect(evening.seen('bob').people.map(({ wouldFollow }) => wouldFollow)).toEqual([null, null, null, null]);
    expect(evening.say('cat', { type: 'agreeLead', person: 'bob' })).toBe('table/gm-here');
  });

  it.each([
    // who     asks                                                       answer
    ['cat', { type: 'setRole', person: 'bob', role: 'co-gm' }, 'table/role'],
    ['bob', { type: 'setRole', person: 'cat', role: 'co-gm' }, 'table/role'],
    ['bob', { type: 'setRole', person: 'cat', role: 'watcher' }, 'done'],
    ['bob', { type: 'setRole', person: 'bob', role: 'player' }, 'done'],
    ['bob', { type: 'setRole', person: 'gm', role: 'player' }, 'table/gm-stays'],
    ['bob', { type: 'remove', people: ['gm'] }, 'table/gm-stays'],
    ['bob', { type: 'remove', people: ['cat'] }, 'done'],
    ['bob', { type: 'handOver', person: 'bob' }, 'table/role'],
    ['gm', { type: 'remove', people: ['bob'] }, 'done'],
    ['gm', { type: 'handOver', person: 'cat' }, 'done'],
    ['cat', { type: 'rename', person: 'bob', name: 'Bobby' }, 'table/role'],
    ['bob', { type: 'rename', person: 'cat', name: 'Kitty' }, 'done'],
    ['bob', { type: 'rename', person: 'gm', name: 'Gandalf' }, 'table/role'],
    ['gm', { type: 'rename', name: 'Gandalf' }, 'done'],
    ['bob', { type: 'remove', people: ['cat', 'gm'] }, 'table/gm-stays'],
    ['bob', { type: 'remove', people: ['cat', 'nobody'] }, 'table/no-such-person'],
  ] satisfies [string, Command, string][])('with Bob a co-GM, %s asks %o', (who, command, answer) => {
    const evening = new Evening();
    evening.say('gm', { type: 'setRole', person: 'bob', role: 'co-gm' });
    expect(evening.say(who, command)).toBe(answer);
  });

  it('can be given back to a removed co-GM only by the GM', () => {
    const evening = new Evening();
    for (const person of ['bob', 'cat']) evening.say('gm', { type: 'setRole', person, role: 'co-gm' });
    evening.say('gm', { type: 'remove', people: ['bob'] });
    expect(evening.say('cat', { type: 'admit', people: ['bob'] })).toBe('table/role');
    expect(evening.say('gm', { type: 'admit', people: ['bob'] })).toBe('done');
  });

  it('removes a crowd at once, and restores everybody', () => {
    const evening = new Evening();
    const standing = () =>
      ['bob', 'cat', 'eve'].map((id) => {
        const person = evening.state.people.get(id);
        return [person?.waiting, person?.removed];
      });
    evening.say('gm', { type: 'setDoor', locked: false, lobby: true });
    evening.join('eve');
    const { code, epoch } = evening.state.table;
    expect(evening.say('gm', { type: 'remove', people: ['bob', 'cat', 'eve'] })).toBe('done');
    expect(standing()).toEqual([[false, true], [false, true], [true, true]]); // biome-ignore format: a table
    expect(evening.state.table.epoch).toBe(epoch + 1);
    expect(evening.state.table.code).not.toBe(code);
    expect(evening.say('dan', { type: 'bringBack', people: ['bob'] })).toBe('table/role');
    expect(evening.say('gm', { type: 'bringBack', people: ['bob', 'cat', 'eve'] })).toBe('done');
    expect(standing()).toEqual([[false, false], [false, false], [true, false]]); // biome-ignore format: a table
    expect(evening.say('gm', { type: 'admit', people: ['cat', 'eve'] })).toBe('done');
    expect(standing()[2]).toEqual([false, false]);
  });

  it('has room again after removals, but not without limit', () => {
    const evening = new Evening();
    const fill = (from: number, to: number) => {
      const answers = new Set<string>();
      for (let i = from; i < to; i++) answers.add(evening.join(`guest-${i}`));
      return [...answers];
    };
    expect(fill(4, TABLE_LIMITS.people)).toEqual(['done']);
    expect(evening.join('late')).toBe('table/full');
    const crowd = [...evening.state.people.keys()].filter((id) => id.startsWith('guest-'));
    evening.say('gm', { type: 'remove', people: crowd });
    expect(fill(1_000, 1_000 + crowd.length)).toEqual(['done']);
    expect(evening.say('gm', { type: 'bringBack', people: crowd.slice(0, 1) })).toBe('table/full');
    for (let round = 2; evening.state.people.size < TABLE_LIMITS.comers; round++) {
      const inside = [...evening.state.people.values()].filter(
        ({ removed, id }) => !removed && id.startsWith('guest-'),
      );
      evening.say('gm', { type: 'remove', people: inside.map(({ id }) => id) });
      fill(round * 1_000, round * 1_000 + inside.length);
    }
    const last = [...evening.state.people.keys()].at(-1) ?? '';
    evening.say('gm', { type: 'remove', people: [last] });
    expect(evening.join('one-too-many')).toBe('table/full');
  });

  it('admits nobody new while the door is closed, but people with a seat', () => {
    const evening = new Evening();
    evening.say('gm', { type: 'setDoor', locked: true, lobby: false });
    expect(evening.join('eve')).toBe('table/no-such-table');
    expect(evening.join('bob')).toBe('done');
    evening.say('gm', { type: 'setDoor', locked: false, lobby: false });
    expect(evening.join('eve')).toBe('done');
  });

  it('shows only leads at the door when people came, and who has sent a named idea', () => {
    const evening = new Evening();
    evening.open();
    evening.idea('bob');
    const shown = (who: string) => evening.seen(who).people.map(({ id, hasIdea }) => [id, hasIdea]);
    expect(shown('gm')).toEqual([['gm', false], ['bob', true], ['cat', false], ['dan', false]]); // biome-ignore format: a table
    expect(shown('cat').map(([, hasIdea]) => hasIdea)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('refuses commands of removed people until they are admitted again', () => {
    const evening = new Evening();
    evening.say('gm', { type: 'remove', people: ['bob'] });
    expect(evening.idea('bob')).toBe('table/not-in');
    expect(evening.seen('bob').ideas).toEqual([]);
    expect(evening.seen('cat').people.map(({ id }) => id)).toEqual(['gm', 'cat', 'dan']);
    expect(evening.seen('gm').people.map(({ id }) => id)).toEqual(['gm', 'bob', 'cat', 'dan']);
    evening.say('gm', { type: 'admit', people: ['bob'] });
    evening.open();
    expect(evening.idea('bob')).toBe('done');
  });

  it('shows the night’s secrets to leads', () => {
    const evening = new Evening();
    evening.say('gm', { type: 'setRole', person: 'bob', role: 'co-gm' });
    evening.say('bob', { type: 'tellSecret', secret: 'key', value: 'cellar' });
    expect(['gm', 'bob', 'cat'].map((who) => evening.seen(who).you?.secrets)).toEqual([
      { key: 'cellar' },
      { key: 'cellar' },
      null,
    ]);
    expect(evening.say('cat', { type: 'tellSecret', secret: 'key', value: 'attic' })).toBe('table/role');
  });
});

it('repeating the same wish changes nothing', () => {
  const evening = new Evening();
  evening.voting('Whale');
  evening.vote('k');
  const { state } = evening;
  expect(decideAt(state, 'gm', { type: 'vote', idea: 'i1', choice: 'keep' }, 1)).toEqual(success([]));
  evening.say('bob', { type: 'consent', named: false });
  expect(decideAt(evening.state, 'bob', { type: 'consent', named: false }, 1)).toEqual(success([]));
});
