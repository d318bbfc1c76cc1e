// @module-tag long

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { narrow } from '@/lib/evening/choices';
import type { Screen } from '@/lib/evening/desk';
import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import { findSystem, systems } from '@/lib/systems/registry';
import { beginEvening } from '@/test/support/begin-evening';
import { builtCli } from '@/test/support/built-cli';
import { type CanaryGame, canaryGame } from '@/test/support/canary-game';
import { DISGUISES } from '@/test/support/disguises';
import { memoryShelf, openPage } from '@/test/support/play-worker';

const { at, trapdoor, write } = builtCli();

/** Decisions after which the device is reloaded, and those on which the last choice is taken back if it can be. */
const RELOADED_AFTER = 8;
const UNDONE_AT = [3, 5, 6, 12, 20, 21];

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

/** Looks for canaries at the first decisions, and then at every tenth. */
const isCanaryDue = (decisions: number): boolean => decisions < 12 || decisions % 10 === 0;

/**
 * Puts canaries into everything that the person in front of the device may not know, and lets the worker send the
 * screen again: the message must be the same. Returns the fields that held canaries.
 */
async function fieldsWithCanaries({ host, last }: Page, seat: number, seed: number, { held, disguise }: Canaries) {
  const before = JSON.stringify(last('screen'));
  const game = held();
  const real = game.now;
  game.now = disguise(game.game, real, seat, seed);
  const [was, is] = [real, game.now].map((state) => state as Record<string, unknown>);
  const changed = Object.keys(was ?? {}).filter((key) => JSON.stringify(was?.[key]) !== JSON.stringify(is?.[key]));
  await host.take({ type: 'standBy', seat, isOn: false });
  game.now = real;
  expect(JSON.stringify(last('screen'))).toBe(before);
  return changed;
}
interface Canaries {
  readonly held: CanaryGame['held'];
  readonly disguise: (game: unknown, state: unknown, seat: number, seed: number) => unknown;
}

/** Finds the systems, one of them with a game whose state can be exchanged. */
async function withCanaries(id: string): Promise<Canaries & { readonly find: typeof findSystem }> {
  const disguise = DISGUISES[id];
  const system = await findSystem(id)?.load();
  const played = await system?.play?.();
  if (!disguise || !system || !played) throw new Error(`${id} can be played, and has a disguise`);
  const canary = canaryGame(played);
  const find: typeof findSystem = (wanted) => {
    const found = findSystem(wanted);
    return found && { ...found, load: async () => ({ ...system, play: async () => canary.played }) };
  };
  return { held: canary.held, disguise, find };
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

/** Seed of the evenings: no other number is the same. */
const SEED = 3_405_691_582;

describe.each(systems.map(({ id }) => id))('an evening of %s', (id) => {
  it('ends like its log on the command line, though it was reloaded and choices were taken back', async () => {
    const { evening } = await beginEvening(id, 2);
    const rng = seededRng(5);
    const shelf = memoryShelf();
    const canaries = await withCanaries(id);
    const hidden = new Set<string>();
    let page = openPage(shelf, canaries.find);
    await page.host.take({ type: 'open', file: new Blob([JSON.stringify({ ...evening, seed: SEED })]) });
    const at = { decisions: 0 };
    while (await answer(page, rng, at)) {
      expect(page.last('refused')).toBeUndefined();
      const screen = page.last('screen')?.screen;
      if (screen?.type === 'turn' && isCanaryDue(at.decisions)) {
        for (const field of await fieldsWithCanaries(page, screen.seat, at.decisions, canaries)) hidden.add(field);
      }
      if (at.decisions !== RELOADED_AFTER) continue;
      const [kept] = await shelf.list();
      const before = page.last('screen');
      page = openPage(shelf, canaries.find);
      await page.host.take({ type: 'resume', id: kept?.id ?? '' });
      const [seat, now] = [before, page.last('screen')].map(
        (reply) => reply && 'seat' in reply.screen && reply.screen.seat,
      );
      expect(now).toBe(seat);
      at.decisions++;
    }
    expect(page.last('screen')?.screen.type).toBe('over');
    expect(at.decisions).toBeGreaterThan(RELOADED_AFTER);
    expect([...hidden].toSorted()).toMatchSnapshot('fields of the state that held canaries');
    const heard = JSON.stringify(page.heard);
    expect(heard).not.toMatch(LOG);
    expect(heard).not.toContain(String(SEED));
    await page.host.take({ type: 'putAway' });
    await page.host.take({ type: 'watch' });
    const text = await page.last('file')?.file.text();
    const log = write('log.json', text ?? '');
    const { out, err } = await trapdoor(['play', String(evening.scenario.id), '--log', log, '--json']);
    const { outcome } = page.last('story')?.replay ?? {};
    expect([JSON.parse(out), err, JSON.parse(text ?? '').moves.length > 0]).toEqual([{ outcome }, '', true]);
  });
});

describe('an evening at the pipe', () => {
  it('keeps a GM’s house calls in its log, which goes on only with its own scenario', async () => {
    const log = at('pipe.json');
    const words = ['play', 'spaceship', '--players', '2', '--seat', '2', '--seed', '3', '--json', '--log', log];
    const said = ['{"event": "The lights go out."}', '{"change": 99999}', '{"result": "nothing"}'];
    const first = await trapdoor(words, `${said.join('\n')}\n`);
    const objects = first.out
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(objects[0]).toMatchObject({ seat: 2, house: { endings: expect.any(Array) } });
    expect(objects.filter(({ error }) => error !== undefined)).toHaveLength(2);
    const { houseCalls } = JSON.parse(readFileSync(log, 'utf8'));
    expect(houseCalls).toMatchObject([{ call: { kind: 'event', text: 'The lights go out.' } }]);
    const again = await trapdoor(['play', 'walls-standard', '--json', '--log', log]);
    expect([again.code, again.out]).toEqual([2, '']);
    expect(again.err).toMatch(/ is an evening of “.+”, not of “.+”\. Choose another file for --log\./);
    expect(JSON.parse(readFileSync(log, 'utf8')).houseCalls).toEqual(houseCalls);
  });
});
