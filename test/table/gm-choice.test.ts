import { describe, expect, it } from 'vitest';
import { seededRng } from '@/lib/kernel/rng';
import { applyChanges } from '@/lib/table/apply-changes';
import type { Command } from '@/lib/table/commands';
import { decideJoin } from '@/lib/table/decide/join';
import { rankOf } from '@/lib/table/playing-cards';
import type { TableState } from '@/lib/table/state';
import { viewOf } from '@/lib/table/view-of';
import { decideAt, emptyTable, fullTable } from '../support/table-play';

const NOW = 2_000;

/** A table of four without a GM; `gm` is the opener. */
class Choosing {
  state: TableState;
  constructor() {
    this.state = fullTable(emptyTable('draft', 'table', 'ABCD2345', true));
    this.state = applyChanges(this.state, [
      { type: 'people', ids: [...this.state.people.keys()], set: { here: true, seenAt: NOW } },
    ]);
  }
  say(actor: string, command: Command, seed = 1): string {
    const decision = decideAt(this.state, actor, command, NOW, seededRng(seed));
    if (!decision.ok) return decision.error.code;
    if (decision.value.length > 0) this.state = applyChanges(this.state, decision.value);
    return 'done';
  }
  volunteer(...people: string[]): void {
    for (const person of people) this.say(person, { type: 'volunteer', wants: true });
  }
  choose(seed = 1): string {
    return this.say('gm', { type: 'chooseGm' }, seed);
  }
  vote(actor: string, person: string): string {
    return this.say(actor, { type: 'voteGm', person });
  }
  get gm(): string | undefined {
    return [...this.state.people.values()].find(({ role }) => role === 'gm')?.id;
  }
  get roles(): readonly string[] {
    return [...this.state.people.values()].map(({ role }) => role);
  }
  person(id: string) {
    const person = this.state.people.get(id);
    if (!person) throw new Error(`${id} is not at the table.`);
    return person;
  }
}

describe('who is GM', () => {
  it('is decided before the first question, and nobody can hand the role over before', () => {
    const table = new Choosing();
    const question = { type: 'openQuestion', question: 'place', anonymous: false, seconds: null } as const;
    expect(table.say('gm', question)).toBe('table/no-gm');
    expect(table.say('gm', { type: 'handOver', person: 'bob' })).toBe('table/no-gm');
    expect(table.say('gm', { type: 'tellSecret', secret: 'key', value: 'the cellar' })).toBe('table/no-gm');
    expect(table.say('bob', { type: 'chooseGm' })).toBe('table/role');
    table.volunteer('bob');
    expect(table.choose()).toBe('done');
    expect(table.roles).toEqual(['player', 'gm', 'player', 'player']);
    expect(table.say('gm', question)).toBe('table/role');
    expect(table.say('bob', question)).toBe('done');
  });

  it('is voted on only among several volunteers, after their call has ended', () => {
    const table = new Choosing();
    table.volunteer('bob');
    expect(table.vote('cat', 'bob')).toBe('table/no-gm-vote');
    table.volunteer('dan');
    table.choose();
    expect([table.vote('cat', 'bob'), table.vote('gm', 'cat')]).toEqual(['done', 'table/no-such-person']);
    table.vote('gm', 'bob');
    table.choose();
    expect([table.gm, table.vote('cat', 'dan')]).toEqual(['bob', 'table/no-gm-vote']);
  });

  it('is the only volunteer, also after a change of mind', () => {
    const table = new Choosing();
    table.volunteer('bob', 'cat');
    table.say('bob', { type: 'volunteer', wants: false });
    table.choose();
    expect([table.gm, table.state.table.gmChoice]).toEqual(['cat', 'settled']);
    expect(table.say('bob', { type: 'volunteer', wants: true })).toBe('table/gm-chosen');
    expect(table.choose()).toBe('table/role');
  });

  it('is elected in secret by the others if several volunteer, with a quorum of half', () => {
    const table = new Choosing();
    table.volunteer('gm', 'bob');
    table.choose();
    expect(table.state.table.gmChoice).toBe('voting');
    expect(table.vote('bob', 'bob')).toBe('table/stands');
    expect(table.vote('cat', 'dan')).toBe('table/no-such-person');
    expect(table.choose()).toBe('table/votes-missing');
    expect(table.vote('cat', 'gm')).toBe('done');
    expect(table.vote('cat', 'bob')).toBe('done');
    for (const viewer of ['gm', 'bob', 'dan']) {
      const view = viewOf(table.state, { person: viewer }, NOW);
      expect(view.you?.gmVote).toBeNull();
      expect(view.people.map(({ hasVoted }) => hasVoted)).toEqual([false, false, true, false]);
    }
    table.vote('dan', 'bob');
    table.choose();
    expect(table.gm).toBe('bob');
    expect([table.person('gm').gmVotes, table.person('bob').gmVotes]).toEqual([0, 2]);
    expect([...table.state.people.values()].map(({ gmVote }) => gmVote)).toEqual([null, null, null, null]);
  });

  it.each([1, 2, 3, 4, 5, 6])('is the one with the higher card among those with most votes, with deck %i', (seed) => {
    const table = new Choosing();
    table.volunteer('gm', 'bob');
    table.choose();
    table.vote('cat', 'gm');
    table.vote('dan', 'bob');
    table.choose(seed);
    const [opener, bob] = [table.person('gm').gmCard ?? '', table.person('bob').gmCard ?? ''];
    expect(table.gm).toBe(rankOf(opener) > rankOf(bob) ? 'gm' : 'bob');
    expect(table.person('cat').gmCard).toBeNull();
  });

  it('is decided only by cards if all volunteer, and among everybody present if nobody does', () => {
    for (const willing of [[], ['gm', 'bob', 'cat', 'dan']]) {
      const found = new Set<string | undefined>();
      for (let seed = 0; seed < 40; seed++) {
        const table = new Choosing();
        table.volunteer(...willing);
        table.choose(seed);
        const cards = [...table.state.people.values()].map(({ id, gmCard }) => ({
          id,
          height: rankOf(gmCard ?? ''),
        }));
        expect(table.gm).toBe(cards.toSorted((a, b) => b.height - a.height)[0]?.id);
        found.add(table.gm);
      }
      expect(found.size).toBe(4);
    }
  });

  it('excludes people who are away, watch or wait in the lobby', () => {
    for (let seed = 0; seed < 20; seed++) {
      const table = new Choosing();
      table.say('gm', { type: 'setDoor', locked: false, lobby: true });
      const newcomer = { id: 'eve', memberId: 'm', name: 'Eve', colour: 'red', role: 'player' } as const;
      const joined = decideJoin(table.state, newcomer, NOW);
      if (joined.ok) table.state = applyChanges(table.state, joined.value);
      table.say('gm', { type: 'setRole', person: 'cat', role: 'watcher' });
      table.state = applyChanges(table.state, [{ type: 'people', ids: ['dan'], set: { here: false } }]);
      table.choose(seed);
      expect(['gm', 'bob']).toContain(table.gm);
      expect([table.person('cat').gmCard, table.person('dan').gmCard, table.person('eve').gmCard]).toEqual([
        null,
        null,
        null,
      ]);
    }
  });
});

describe('the person who opened a table and is not its GM', () => {
  const chosen = () => {
    const table = new Choosing();
    table.volunteer('bob');
    table.choose();
    table.say('bob', { type: 'tellSecret', secret: 'key', value: 'TOLD' });
    return table;
  };

  it('controls the door: admits and removes people, and sees who is connected', () => {
    const table = chosen();
    expect(table.say('gm', { type: 'setRole', person: 'cat', role: 'watcher' })).toBe('table/role');
    table.say('bob', { type: 'setRole', person: 'cat', role: 'co-gm' });
    expect(table.say('dan', { type: 'remove', people: ['cat'] })).toBe('table/role');
    expect(table.say('gm', { type: 'remove', people: ['cat'] })).toBe('done');
    expect(viewOf(table.state, { person: 'gm' }, NOW).people.map(({ removed }) => removed)).toContain(true);
    expect(viewOf(table.state, { person: 'dan' }, NOW).people.map(({ removed }) => removed)).not.toContain(true);
    expect(table.say('gm', { type: 'admit', people: ['cat'] })).toBe('done');
    expect(table.say('gm', { type: 'remove', people: ['bob'] })).toBe('table/gm-stays');
    expect(table.say('bob', { type: 'remove', people: ['gm'] })).toBe('table/opener-stays');
  });

  it('sees no secret of the GM, and can’t return to one by an old link', () => {
    const table = chosen();
    expect(JSON.stringify(viewOf(table.state, { person: 'gm' }, NOW))).not.toContain('TOLD');
    expect(JSON.stringify(viewOf(table.state, { person: 'bob' }, NOW))).toContain('TOLD');
    expect(table.say('gm', { type: 'tellSecret', secret: 'key', value: '' })).toBe('table/role');
    expect(table.state.table.epoch).toBe(1);
    expect(table.state.table.watchersFrom).toBe(0);
  });

  it('does not become lead again even if the lead changed while they were away', () => {
    const table = new Choosing();
    table.state = applyChanges(table.state, [
      { type: 'people', ids: ['gm'], set: { role: 'co-gm' } },
      { type: 'people', ids: ['bob'], set: { role: 'gm' } },
    ]);
    table.volunteer('bob');
    table.say('bob', { type: 'chooseGm' });
    expect(table.roles).toEqual(['player', 'gm', 'player', 'player']);
  });
});
