import { describe, expect, it } from 'vitest';
import { Desk } from '@/lib/evening/desk';
import { type Evening, readEvening } from '@/lib/evening/evening';
import { openEvening } from '@/lib/evening/open-evening';
import type { JsonObject } from '@/lib/kernel/json';
import { newDraft } from '@/lib/scenario/envelope';
import { findSystem, systems } from '@/lib/systems/registry';
import { beginEvening, reopen } from '@/test/support/begin-evening';
import { memoryShelf, openPage } from '@/test/support/play-worker';

const { evening } = await beginEvening('walls', 2);

const sayOf = async (changed: Partial<Record<keyof Evening, unknown>>): Promise<string> => {
  const read = readEvening(JSON.stringify({ ...evening, ...changed }));
  if (!read.ok) return read.error;
  const opened = await openEvening(read.value, findSystem);
  return opened.ok ? '' : opened.error;
};

describe('an evening that can’t be opened', () => {
  it.each<readonly [string, Partial<Record<keyof Evening, unknown>>]>([
    ['is of a newer format', { version: 2 }],
    ['lacks its seats', { seats: undefined }],
    ['has a seed that is no number', { seed: 'seven' }],
    ['has another game’s scenario', { system: 'zombies' }],
    ['has a scenario that is none', { scenario: {} }],
    ['has too many seats', { seats: Array.from({ length: 9 }, () => ({ kind: 'person', name: '' })) }],
    ['has bots only', { seats: evening.seats.map(() => ({ kind: 'bot', bot: 'random' })) }],
    [
      'has an unknown bot',
      {
        seats: [
          { kind: 'person', name: '' },
          { kind: 'bot', bot: 'hal' },
        ],
      },
    ],
    ['was played with an unknown choice', { chosen: { level: 'hard' } }],
    ['has a forged move', { moves: [{ seat: 0, move: { type: 'program', arrows: [99] } }] }],
    ['has a move of somebody else', { moves: [{ seat: 7, move: null }] }],
  ])('%s', async (_, changed) => expect(await sayOf(changed)).toMatchSnapshot());

  it('is another kind of file', () => {
    const said = ['{"format": "trapdoor/scenario"}', 'half a', '[]'].map((text) => readEvening(text));
    expect(said.map((read) => read.ok || read.error)).toMatchSnapshot();
  });

  it('is larger than any evening', () => {
    const read = readEvening(JSON.stringify({ ...evening, scenario: { text: 'a'.repeat(2_100_000) } as JsonObject }));
    expect(read.ok || read.error).toMatchSnapshot();
  });
});

describe('a choice', () => {
  it('is refused if it is late, forged, or somebody else’s, and nothing changes', async () => {
    const { table, game } = await reopen(evening);
    const desk = new Desk(table, game);
    const screen = desk.screen();
    if (screen.type !== 'curtain') throw new Error('people decide in secret');
    const { seat } = screen;
    const refused = [
      desk.take({ type: 'choose', n: 0, seat, pick: 0 }),
      desk.take({ type: 'sit', seat }),
      desk.take({ type: 'choose', n: 1, seat, pick: 0 }),
      desk.take({ type: 'choose', n: 0, seat, pick: 100_000 }),
      desk.take({ type: 'choose', n: 0, seat: 1 - seat, pick: 0 }),
      desk.take({ type: 'undo' }),
    ];
    expect(refused.map((result) => result.ok || result.error)).toMatchSnapshot();
    expect(desk.game.evening.moves).toEqual([]);
  });

  it('can be undone until a box is opened or another person decides', async () => {
    const { table, game } = await reopen(evening);
    const desk = new Desk(table, game);
    const choose = () => {
      let screen = desk.screen();
      if (screen.type === 'curtain') desk.take({ type: 'sit', seat: screen.seat });
      screen = desk.screen();
      if (screen.type !== 'turn') throw new Error(screen.type);
      const { n, seat } = screen;
      desk.take({ type: 'choose', n, seat, pick: 0 });
      return seat;
    };
    const first = choose();
    expect(desk.screen()).toMatchObject({ type: 'curtain', seat: 1 - first, canUndo: true });
    expect(desk.take({ type: 'undo' }).ok).toBe(true);
    // The same person still sits there.
    expect(desk.screen()).toMatchObject({ type: 'turn', seat: first, canUndo: false });
    choose();
    choose();
    // Both boxes are shut, so the first one opens.
    expect(desk.screen()).toMatchObject({ canUndo: false });
  });
});

describe('the page’s worker', () => {
  it('answers requests without a game, and a damaged file beside one, with sentences', async () => {
    const page = openPage(memoryShelf());
    const said: unknown[] = [];
    const take = async (request: Parameters<typeof page.host.take>[0]) => {
      await page.host.take(request);
      said.push(page.last('refused')?.message);
    };
    await take({ type: 'choose', n: 0, seat: 0, pick: 0 });
    await take({ type: 'resume', id: 'gone' });
    await take({ type: 'inviteDraft', draft: 'gone' });
    await take({ type: 'invite', scenario: { format: 'trapdoor/scenario', system: 'chess' } });
    await page.host.take({ type: 'open', file: new Blob([JSON.stringify(evening)]) });
    const before = page.last('screen');
    await take({ type: 'open', file: new Blob(['{"format": "trapdoor/evening", "version": 1']) });
    await take({ type: 'watch' });
    await page.host.take({ type: 'standBy', seat: 0, isOn: false });
    expect(page.last('screen')).toEqual(before);
    expect(said).toMatchSnapshot();
  });

  it.each(systems.map(({ id }) => id))(
    'plays a scenario of %s with errors as far as it can, or says why not',
    async (id) => {
      const system = await findSystem(id)?.load();
      if (!system) throw new Error(`${id} is there`);
      const page = openPage(memoryShelf());
      await page.host.take({ type: 'invite', scenario: newDraft(system) as unknown as JsonObject });
      const { errors = 0, hasHost, bots = [], players } = page.last('invited')?.invited ?? {};
      expect(errors).toBeGreaterThan(0);
      const bot = bots.find(({ isHost }) => isHost)?.id ?? '';
      const people = Array.from({ length: players?.min ?? 1 }, () => ({ kind: 'person', name: '' }) as const);
      const seats = [...people, ...(hasHost ? [{ kind: 'bot', bot } as const] : [])];
      await page.host.take({ type: 'begin', seats, chosen: {} });
      const said = page.last('refused')?.message ?? page.last('screen')?.screen.type;
      expect(said).toMatch(/^(?:turn|curtain|over|[A-Z].+\.)$/u);
    },
  );
});
