import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFile } from '@/lib/intake/workbook';
import outcomes from '@/test/cases/paste/outcomes.json' with { type: 'json' };
import { EVENTS } from './suits';

const folder = new URL('../cases/paste/', import.meta.url);
const files = readdirSync(folder).filter((name) => name !== 'outcomes.json');

describe('the pasted lists of people', () => {
  it('have an outcome each', () => expect(files.toSorted()).toEqual(Object.keys(outcomes).toSorted()));

  it.each(Object.entries(outcomes))('%s', async (name, outcome) => {
    const read = await readFile(readFileSync(new URL(name, folder)), EVENTS);
    if (!read.ok) throw new Error(read.error);
    const { rows, asks } = read.value;
    expect({
      rows: rows.map(({ bucket, title, text, rank = '', copies = 0 }) => [bucket, title, text, rank, copies]),
      asks: asks.map(({ line, text }) => [line, text]),
    }).toEqual(outcome);
  });
});
