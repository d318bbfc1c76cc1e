import type { JsonObject } from '@/lib/kernel/json';
import { newDraft } from '@/lib/scenario/envelope';
import { PROSE_MAX } from '@/lib/schema/fields';
import { system } from '@/test/support/test-server';
import { harmOf, rowsOf } from '../attack-support/under-attack';
import { atMost, type Measured } from '../table-support/measured';
import { Person } from '../table-support/person';
import { openStudio } from '../table-support/studio';

const DRAFTS = 60;
const AT_ONCE = 10;
/** More than a file holds, so that each is as large as one may be. */
const FIELDS = 120;
const FILE_MAX = 900_000;
const ANSWER_TARGET = 5;

/** Field contents that are slow to parse as Markdown, or expand a lot. */
const FILLS = [
  'a\n=\n',
  '- a\n',
  'a|b\n',
  `${'a|'.repeat(100)}\n${'-|'.repeat(100)}\n${'c\n'.repeat(PROSE_MAX)}`,
  `a|b\n-|-\n${'c\n'.repeat(PROSE_MAX)}`,
  `${'- '.repeat(45)}a\n`,
  `${'> '.repeat(45)}a\n`,
  'a@b.c www.a.b ',
  '*a_ ',
  '[a](b)',
  '[^a]: b\n\n',
  `a${'\u0301'.repeat(PROSE_MAX)}`,
] as const;

/** Every reading page of hostile drafts, ten at once, and once more when they have been rendered. */
export async function measure(): Promise<readonly Measured[]> {
  const studio = await openStudio();
  try {
    const links: string[] = [];
    for (let i = 0; i < DRAFTS; i++) links.push(await shareHostile(studio.url, i));
    let [largest, failed] = [0, 0];
    const harm = await harmOf(studio, async () => {
      const waiting = [...links, ...links];
      const read = async () => {
        for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
          const response = await fetch(link);
          const page = await response.text();
          if (!page.includes('Event 1') && !page.includes('too long for a page')) failed += 1;
          largest = Math.max(largest, page.length);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, read));
    });
    return [
      ...rowsOf(harm),
      atMost(ANSWER_TARGET, largest / 1e6, 'million characters of the largest answer', failed, 'answer'),
    ];
  } finally {
    await studio.dispose();
  }
}

async function shareHostile(url: string, i: number): Promise<string> {
  const fill = FILLS[i % FILLS.length] ?? '';
  const text = fill.repeat(Math.ceil(PROSE_MAX / fill.length)).slice(0, PROSE_MAX);
  const events = Array.from({ length: FIELDS }, (_, n) => ({ id: `event${n}`, title: `Event ${n}`, text }));
  // Of a network of their own each: one network may not create so much at once.
  const person = new Person(url, 'Hostile', `203.0.113.${i}`);
  const { id } = await person.ask<{ id: string }>('POST', '/api/drafts', { scenario: scenarioOf(events) });
  const link = await person.ask<{ url: string }>('POST', `/api/drafts/${id}/links`, { role: 'read' });
  return link.url;
}

/** A scenario of as many of these Events as a file holds. */
function scenarioOf(events: readonly JsonObject[]): object {
  const bytes = Buffer.byteLength(JSON.stringify(events));
  const most = Math.floor((events.length * FILE_MAX) / bytes);
  return newDraft(system, { title: 'Hostile', body: { ...system.blank(), events: events.slice(0, most) } });
}
