import { describe, expect, it } from 'vitest';
import { Desk, type Screen } from '@/lib/evening/desk';
import type { HouseCall } from '@/lib/evening/evening';
import { replayEvening } from '@/lib/evening/open-evening';
import { below, seededRng } from '@/lib/kernel/rng';
import { beginEvening, reopen } from '@/test/support/begin-evening';

const turnOf = (desk: Desk): Extract<Screen, { readonly type: 'turn' }> | undefined => {
  while (desk.goOn());
  const screen = desk.screen();
  return screen.type === 'turn' ? screen : undefined;
};

describe('house calls of a GM in person', () => {
  it('move figures, open and shut ways, give and take things, and are kept in the log', async () => {
    const { evening } = await beginEvening('trapped', 0, true);
    const { table, game } = await reopen({ ...evening, seed: 12 });
    const desk = new Desk(table, game);
    const rng = seededRng(3);
    const made = new Set<unknown>();
    for (let turn = turnOf(desk); turn; turn = turnOf(desk)) {
      const { n, seat, offers, house } = turn;
      const changes = house?.changes ?? [];
      const change = changes[below(rng, Math.max(1, changes.length))];
      if (change && desk.game.evening.houseCalls.length < 60 && below(rng, 2) === 0) {
        expect(desk.take({ type: 'houseCall', call: { kind: 'change', call: change.call } }).ok).toBe(true);
        made.add(change.call.type);
        expect(turnOf(desk)?.lines.at(-1)?.text).toBe(`House call: ${change.say.text}.`);
        continue;
      }
      expect(desk.take({ type: 'choose', n, seat, pick: below(rng, offers.length) }).ok).toBe(true);
    }
    expect([...made].toSorted()).toEqual(['give', 'move', 'open', 'shut', 'take']);
    const { outcome } = desk.game;
    const again = await reopen(desk.game.evening);
    expect(outcome).toBeDefined();
    expect(again.game.outcome).toEqual(outcome);
    expect(replayEvening(again.table, desk.game.evening).outcome).toEqual(outcome);
  });

  it.each(['trapped', 'isolation', 'fightsphere'])('tell an Event of %s in words, and end the game', async (id) => {
    const { evening } = await beginEvening(id, 0, true);
    const { table, game } = await reopen(evening);
    const desk = new Desk(table, game);
    const turn = turnOf(desk);
    const ending = turn?.house?.endings[0];
    const calls: readonly HouseCall[] = [
      { kind: 'event', text: ' A gull flies\nin. ' },
      { kind: 'result', ending: ending?.id ?? '' },
    ];
    for (const call of calls) expect(desk.take({ type: 'houseCall', call }).ok).toBe(true);
    expect(desk.screen()).toMatchObject({ type: 'over', ending: ending?.label });
    const { frames, outcome } = replayEvening(table, (await reopen(desk.game.evening)).game.evening);
    expect(outcome?.ending).toBe(ending?.id);
    expect(frames.flatMap(({ lines }) => lines.map(({ text }) => text))).toContain('A gull flies in.');
  });

  it('are refused to players, without words, and where nothing of the kind is listed', async () => {
    const { evening } = await beginEvening('trapped', 1);
    const { table, game } = await reopen(evening);
    const desk = new Desk(table, game);
    turnOf(desk);
    const host = await reopen((await beginEvening('trapped', 0, true)).evening);
    const gm = new Desk(host.table, host.game);
    turnOf(gm);
    const said = [
      desk.take({ type: 'houseCall', call: { kind: 'event', text: 'Everybody gets out.' } }),
      gm.take({ type: 'houseCall', call: { kind: 'event', text: ' ' } }),
      gm.take({ type: 'houseCall', call: { kind: 'result', ending: 'nothing' } }),
      gm.take({ type: 'houseCall', call: { kind: 'change', call: { type: 'move', person: 99, room: 0 } } }),
    ];
    expect(said.map((result) => result.ok || result.error)).toMatchSnapshot();
  });
});
