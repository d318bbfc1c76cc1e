import { expect, it } from 'vitest';
import { decideAt, fullTable } from '@/test/support/table-play';
import { applyChanges } from './apply-changes';
import type { Command } from './commands';
import { countReactions, NO_REACTIONS, type ReactionChange, react, reactionsNow, reactionsOf } from './reactions';
import { viewOf } from './view-of';

const change = (person: string, reaction: ReactionChange['reaction'], more: Partial<ReactionChange> = {}) => ({
  round: 1,
  idea: 'a',
  person,
  reaction,
  ...more,
});

it('keeps one reaction of each person to an idea, and none of closed rounds', () => {
  let all = react(NO_REACTIONS, change('bob', 'love'));
  all = react(all, change('bob', 'laugh'));
  all = react(all, change('cat', 'laugh'));
  all = react(all, change('dan', 'love'));
  all = react(all, change('dan', null));
  expect(countReactions(all, 'a')).toEqual({ love: 0, laugh: 2 });
  expect(reactionsOf(all, 'bob')).toEqual({ a: 'laugh' });
  const next = react(all, change('bob', 'love', { round: 2, idea: 'b' }));
  expect([countReactions(next, 'a'), countReactions(next, 'b')]).toEqual([
    { love: 0, laugh: 0 },
    { love: 1, laugh: 0 },
  ]);
  expect(react(next, change('cat', 'love'))).toBe(next);
});

it('shows counts without names while the question is open, and each person their own', () => {
  let state = fullTable();
  const say = (actor: string, command: Command) => {
    const decision = decideAt(state, actor, command, 1_000);
    if (!decision.ok) return decision.error.code;
    state = applyChanges(state, decision.value);
    return 'done';
  };
  say('gm', { type: 'openQuestion', question: 'place', anonymous: false, seconds: null });
  say('bob', { type: 'addIdea', question: 'place', text: 'Whale' });
  const [idea = ''] = state.ideas.keys();
  const version = state.version;
  expect(say('cat', { type: 'react', idea, reaction: 'love' })).toBe('done');
  expect(say('cat', { type: 'react', idea: 'none', reaction: 'love' })).toBe('table/no-such-idea');
  // The table's rows stay as they are.
  expect(state.votes.size).toBe(0);
  expect(state.ideas.get(idea)).not.toHaveProperty('reactions');
  expect(version).toBeLessThanOrEqual(state.version);
  const reactions = react(NO_REACTIONS, change('cat', 'love', { idea }));
  const seen = viewOf(state, { person: 'bob' }, 1_000, 0, reactions);
  expect(seen.ideas[0]?.reactions).toEqual({ love: 1, laugh: 0 });
  expect(JSON.stringify([seen.ideas, seen.you?.reactions])).not.toContain('cat');
  expect(viewOf(state, { person: 'cat' }, 1_000, 0, reactions).you?.reactions).toEqual({ [idea]: 'love' });
  say('gm', { type: 'readBack' });
  expect(reactionsNow(state, reactions)).toBe(NO_REACTIONS);
  expect(viewOf(state, 'screen', 1_000, 0, reactions).ideas[0]?.reactions).toBeNull();
  expect(say('cat', { type: 'react', idea, reaction: 'love' })).toBe('table/phase');
});
