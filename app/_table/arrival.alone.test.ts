import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrive, lineOf } from './arrival';
import type { TableLine } from './table-line';

let opened: string[] = [];
const lines: TableLine[] = [];
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  opened = [];
  vi.stubGlobal('window', { location: { href: 'http://here/table/ABCDEFGH' } });
  vi.stubGlobal(
    'WebSocket',
    class {
      readyState = 0;
      constructor(address: string) {
        opened.push(address);
      }
    },
  );
});
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy();
  vi.unstubAllGlobals();
});

it('connects at the door, and once', async () => {
  arrive('t1', 'door');
  await settle();
  expect(opened).toEqual(['ws://here/live?ticket=door']);
  const line = lineOf({ tableId: 't1', ticket: 'page' });
  lines.push(line);
  await settle();
  expect(opened).toHaveLength(1);
  // Another page of the table has its own connection.
  lines.push(lineOf({ tableId: 't1', ticket: 'page' }));
  await settle();
  expect(opened[1]).toBe('ws://here/live?ticket=page');
});

it('drops a connection to another table', async () => {
  arrive('t1', 'door');
  await settle();
  lines.push(lineOf({ tableId: 't2', ticket: 'page' }));
  await settle();
  expect(opened).toEqual(['ws://here/live?ticket=door', 'ws://here/live?ticket=page']);
});
