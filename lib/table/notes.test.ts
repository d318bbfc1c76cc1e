import { expect, it } from 'vitest';
import { decideAt, fullTable } from '@/test/support/table-play';
import { applyChanges } from './apply-changes';
import { type Command, commandSchema } from './commands';
import { sayTestGames, secretsOf } from './notes';
import { viewOf } from './view-of';

const REPORT: Command = { type: 'reportGames', games: 200, escapes: 61 };

function say(state: ReturnType<typeof fullTable>, actor: string, command: Command) {
  const decision = decideAt(state, actor, command, 1_000);
  return decision.ok ? applyChanges(state, decision.value) : decision.error.code;
}

it('shows everybody the test games that the GM reports of a finished table, until it goes on', () => {
  const open = fullTable();
  expect(say(open, 'gm', REPORT)).toBe('table/phase');
  const finished = say(open, 'gm', { type: 'finish' });
  if (typeof finished === 'string') throw new Error(finished);
  expect(say(finished, 'bob', REPORT)).toBe('table/role');
  const told = say(finished, 'gm', REPORT);
  if (typeof told === 'string') throw new Error(told);
  expect(viewOf(told, 'screen', 1_000).table.testGames).toEqual({ games: 200, escapes: 61 });
  // Secrets are the GM's; notes are no secrets.
  expect([secretsOf(told), viewOf(told, { person: 'gm' }, 1_000).you?.secrets]).toEqual([{}, {}]);
  const again = say(told, 'gm', { type: 'reopen' });
  if (typeof again === 'string') throw new Error(again);
  expect(viewOf(again, 'screen', 1_000).table.testGames).toBeNull();
  const anew = say(again, 'gm', { type: 'finish' });
  if (typeof anew === 'string') throw new Error(anew);
  expect(viewOf(anew, 'screen', 1_000).table.testGames).toBeNull();
});

it('takes numbers of games only', () => {
  const reads = (more: object) => commandSchema.safeParse({ ...REPORT, ...more }).success;
  expect(reads({})).toBe(true);
  expect(
    [{ games: 0, escapes: 0 }, { games: 1e9 }, { escapes: 201 }, { escapes: -1 }, { games: '200' }, { words: 'x' }].map(
      reads,
    ),
  ).toEqual(Array.from({ length: 6 }, () => false));
});

it('says in how many games somebody got out', () => {
  expect(sayTestGames({ games: 200, escapes: 61 }, 'got out')).toBe('In 200 test games somebody got out in 61.');
  expect(sayTestGames({ games: 1_000, escapes: 0 }, 'won')).toBe('In 1,000 test games nobody won.');
});
