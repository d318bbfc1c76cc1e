import { describe, expect, it } from 'vitest';
import { check } from '@/lib/systems/isolation/check';
import { facts } from '@/lib/systems/isolation/facts';
import { fits } from '@/lib/systems/isolation/rules/phrases';
import { schema } from '@/lib/systems/isolation/schema';
import { suggestions } from '@/lib/systems/isolation/suggestions';
import { startersOf } from '@/test/support/starters';

const starters = await startersOf('isolation');

describe.each(starters.map(({ id, body }) => [id, schema.parse(body)] as const))('%s', (_, body) => {
  const { cast, links, tasks, stress, threat } = body;
  const counts = Object.fromEntries(facts(body).counts.map(({ id, count }) => [id, count]));

  it('has the cast, the tasks and the events of a whole evening', () => {
    expect(counts).toMatchObject({ cast: 6, pairs: 15, reliefs: 3, stress: 2 });
    expect(counts.tasks).toBeGreaterThanOrEqual(8);
    expect(counts.events).toBeGreaterThanOrEqual(8);
    for (const { positive, negative, name } of cast) expect([positive.length, negative.length], name).toEqual([3, 3]);
  });

  it('passes the inspection without any issue', () => {
    expect(check(body)).toEqual([]);
  });

  it('links every pair, with as many green as red links', () => {
    expect(counts.barePairs).toBe(0);
    expect(counts.labelled).toBe(links.length);
    const { green, red } = counts.links as { readonly green: number; readonly red: number };
    expect(green + red).toBeGreaterThanOrEqual(40);
    expect(green + red).toBeLessThanOrEqual(50);
    expect(Math.abs(green - red)).toBeLessThanOrEqual(4);
  });

  it('has exactly the links that its sheets require', () => {
    expect(suggestions(body).map(({ text }) => text)).toEqual([]);
    const blank = { ...body, links: [] };
    expect(suggestions(blank).reduce((sum, { patches }) => sum + patches.length, 0)).toBe(links.length);
  });

  it('can end in two ways of different kinds', () => {
    const { routes } = facts(body);
    expect(routes.map(({ reachable }) => reachable)).not.toContain(false);
    const kinds = tasks.filter(({ ends }) => ends !== 'nothing').map(({ ends, everybody }) => `${ends} ${everybody}`);
    expect(kinds).toContain('out false');
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(2);
  });

  it('uses in its tasks only words of a sheet or a link', () => {
    const professions = cast.map(({ profession }) => profession);
    const wishes = cast.flatMap(({ goal, bias }) => [goal, bias]);
    const labels = links.filter(({ kind }) => kind === 'descriptor').map(({ label }) => label);
    const idle = (entries: readonly { readonly word: string }[], said: readonly string[]) =>
      entries.filter(({ word }) => !said.some((text) => fits(word, text))).map(({ word }) => word);
    for (const task of tasks) {
      expect(idle(task.professions, professions), task.title).toEqual([]);
      expect(idle([...task.serves, ...task.violates], wishes), task.title).toEqual([]);
      expect(idle(task.labels, labels), task.title).toEqual([]);
    }
  });

  it('describes the result of each task, and fits on cards', () => {
    for (const { title, onDegree } of tasks) {
      expect(title.length, title).toBeLessThan(40);
      expect(
        Object.values(onDegree).filter((text) => text === ''),
        title,
      ).toEqual([]);
    }
    for (const { text } of [...stress.events, ...threat.escalation, ...stress.relief]) {
      expect(text.length, text).toBeLessThan(120);
    }
  });
});
