import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ownViewOf, personOf, viewOf } from '@/test/support/table-view';
import { TableRoom } from './table-room';

const you = ownViewOf();
const agenda = { questions: [], gmJob: undefined, creation: undefined, course: [], followUps: [], links: [] };

it('shows the seat before any script has run, without connecting', () => {
  const createSocket = vi.fn();
  vi.stubGlobal('WebSocket', createSocket);
  const people = [personOf('gm', { name: 'Gil', role: 'gm' }), personOf('ann', { name: 'Ann' })];
  const first = { now: 1_000, view: viewOf({ you, people }) };
  const html = renderToString(
    <TableRoom
      tableId="t1"
      code="ABCDEFGH"
      title="Whale"
      agenda={agenda}
      brought={{ ticket: 'k', first }}
      ending={null}
    />,
  );
  vi.unstubAllGlobals();
  for (const shown of ['You have joined.', 'At the table', 'Ann', 'Gil']) expect(html).toContain(shown);
  // Nothing accepts text until the scripts run.
  expect(html).toContain('<div class="contents" inert="" data-sleeping="">');
  expect(createSocket).not.toHaveBeenCalled();
});
