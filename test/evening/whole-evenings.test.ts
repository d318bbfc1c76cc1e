// @module-tag long

import { describe, expect, it } from 'vitest';
import { type EveningShelf, PlayHost } from '@/app/_workers/play-host';
import type { KeptEvening, PlayReply } from '@/app/_workers/play-protocol';
import { narrow } from '@/lib/evening/choices';
import type { Screen } from '@/lib/evening/desk';
import type { Evening } from '@/lib/evening/evening';
import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import { systems } from '@/lib/systems/registry';
import { beginEvening } from '@/test/support/begin-evening';
import { builtCli } from '@/test/support/built-cli';

const { trapdoor, write } = builtCli();

/** Decisions after which the device is reloaded, and those on which the last choice is taken back if it can be. */
const RELOADED_AFTER = 8;
const UNDONE_AT = [3, 5, 6, 12, 20, 21];

/** A browser's database in memory. */
function memoryShelf(): EveningShelf {
  const kept = new Map<string, KeptEvening & { readonly evening: Evening }>();
  return {
    keep: async (one) => void kept.set(one.id, one),
    read: async (id) => kept.get(id)?.evening,
    list: async () => [...kept.values()].map(({ evening: _, ...about }) => about),
    forget: async (id) => void kept.delete(id),
    scenario: async () => undefined,
  };
}

/** The worker of a page, with the messages that the page has received. */
function openPage(shelf: EveningShelf) {
  const heard: PlayReply[] = [];
  // Messages are copied, as between a worker and its page.
  const host = new PlayHost(shelf, (reply) => void heard.push(reply.type === 'file' ? reply : structuredClone(reply)));
  const last = <Type extends PlayReply['type']>(type: Type) =>
    heard.findLast((reply): reply is Extract<PlayReply, { type: Type }> => reply.type === type);
  return { host, heard, last };
}
type Page = ReturnType<typeof openPage>;

/** Returns the number of a move that a person picks choice by choice, at random. */
function pickFrom({ offers }: Extract<Screen, { readonly type: 'turn' }>, rng: Rng): number {
  const made: string[] = [];
  for (;;) {
    const { choices } = narrow(offers, made);
    const choice = choices[below(rng, choices.length)];
    if (!choice) throw new Error('a decision has choices');
    if (choice.move !== undefined) return choice.move;
    made.push(choice.part.text);
  }
}

/** Answers what the page shows. Returns false at the end of the game. */
async function answer({ host, last }: Page, rng: Rng, at: { decisions: number }): Promise<boolean> {
  const screen = last('screen')?.screen;
  if (screen?.type === 'curtain') {
    // Nothing but who is next.
    expect(Object.keys(screen).toSorted()).toEqual(['canUndo', 'name', 'seat', 'type']);
    await host.take({ type: 'sit', seat: screen.seat });
    return true;
  }
  if (screen?.type !== 'turn') return false;
  const { n, seat, canUndo, ask, offers } = screen;
  expect(ask).not.toBe('');
  expect(offers.length).toBeGreaterThan(0);
  if (canUndo && UNDONE_AT.includes(at.decisions)) await host.take({ type: 'undo' });
  else await host.take({ type: 'choose', n, seat, pick: pickFrom(screen, rng) });
  at.decisions++;
  return true;
}

/** Parts of the log: the page receives none of them before the end. */
const LOG = /"(?:seed|moves|houseCalls)":/;

describe.each(systems.map(({ id }) => id))('an evening of %s', (id) => {
  it('ends like its log on the command line, though it was reloaded and choices were taken back', async () => {
    const { evening } = await beginEvening(id, 2);
    const rng = seededRng(5);
    const shelf = memoryShelf();
    let page = openPage(shelf);
    await page.host.take({ type: 'open', file: new Blob([JSON.stringify(evening)]) });
    const at = { decisions: 0 };
    while (await answer(page, rng, at)) {
      expect(page.last('refused')).toBeUndefined();
      if (at.decisions !== RELOADED_AFTER) continue;
      const [kept] = await shelf.list();
      const before = page.last('screen');
      page = openPage(shelf);
      await page.host.take({ type: 'resume', id: kept?.id ?? '' });
      const [seat, now] = [before, page.last('screen')].map(
        (reply) => reply && 'seat' in reply.screen && reply.screen.seat,
      );
      expect(now).toBe(seat);
      at.decisions++;
    }
    expect(page.last('screen')?.screen.type).toBe('over');
    expect(at.decisions).toBeGreaterThan(RELOADED_AFTER);
    expect(JSON.stringify(page.heard)).not.toMatch(LOG);
    await page.host.take({ type: 'putAway' });
    await page.host.take({ type: 'watch' });
    const text = await page.last('file')?.file.text();
    const log = write('log.json', text ?? '');
    const { out, err } = await trapdoor(['play', String(evening.scenario.id), '--log', log, '--json']);
    const { outcome } = page.last('story')?.replay ?? {};
    expect([JSON.parse(out), err, JSON.parse(text ?? '').moves.length > 0]).toEqual([{ outcome }, '', true]);
  });
});
