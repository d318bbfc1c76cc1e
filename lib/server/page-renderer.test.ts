import { once } from 'node:events';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Result } from '@/lib/kernel/result';
import type { ReadingJob, Rendered } from '@/lib/services/requests/renderer';
import { PageRenderer } from './page-renderer';
import { whileClientWaits } from './static-files';

/** Worker whose pages show the number of jobs so far; a draft's id says how its rendering misbehaves. */
const PROGRAM = `
  import { parentPort } from 'node:worker_threads';
  let asked = 0;
  parentPort.on('message', ({ source: { draftId }, plain }) => {
    asked += 1;
    if (draftId === 'endless' || (draftId === 'slow' && !plain)) for (;;);
    const html = plain ? 'as typed' : String(asked);
    const size = draftId === 'long' && !plain ? 4_000_001 : draftId === 'large' ? 3_900_000 : html.length;
    parentPort.postMessage({ title: draftId, language: 'en', html, size, pictures: [], samples: [] });
  });
`;
const LIMITS = { threads: 1, waiting: 1, timeMs: 30_000, heapMb: 64 };

const rendererOf = (limits = {}) =>
  new PageRenderer(new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`), { ...LIMITS, ...limits });

const jobOf = (draftId: string) => async (): Promise<ReadingJob> => ({
  source: { kind: 'draft', draftId, system: 'any', updates: [] },
  hideGm: false,
  art: [],
  artPath: '/art',
});

const htmlOf = (page: Result<Rendered>) => (page.ok ? page.value.html : page.error);

describe('PageRenderer', () => {
  const ends: (() => void)[] = [];
  let requests: Server;
  afterEach(() => ends.splice(0).forEach((end) => void end()));

  /** Starts a server that answers by path; returns its port. */
  async function serve(answer: (path: string, response: ServerResponse) => Promise<void>): Promise<number> {
    const server = createServer((request, response) => {
      void whileClientWaits(response, () => answer(request.url?.slice(1) ?? '', response));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ends.push(() => {
      server.close();
      server.closeAllConnections();
    });
    requests = server;
    return (server.address() as AddressInfo).port;
  }

  it('renders a page once per key', async () => {
    const renderer = rendererOf();
    const read = async (key: string) => htmlOf(await renderer.render('reading', key, jobOf('draft')));
    expect(await Promise.all([read('1'), read('1')])).toEqual(['1', '1']);
    expect(await read('1')).toBe('1');
    expect(await read('2')).toBe('2');
  });

  it('shows texts as typed if formatting them would take too much', async () => {
    const renderer = rendererOf({ timeMs: 1_000 });
    expect(htmlOf(await renderer.render('reading', 'slow', jobOf('slow')))).toBe('as typed');
    expect(htmlOf(await renderer.render('reading', 'long', jobOf('long')))).toBe('as typed');
  });

  it('forgets the oldest pages beyond its capacity', async () => {
    const renderer = rendererOf();
    const read = async (key: string) => htmlOf(await renderer.render('reading', key, jobOf('large')));
    for (let i = 1; i <= 20; i++) await read(String(i));
    expect([await read('20'), await read('2')]).toEqual(['20', '21']);
  });

  it('refuses pages that take too much, and does not retry at once', async () => {
    const renderer = rendererOf({ timeMs: 300 });
    expect(htmlOf(await renderer.render('reading', 'endless', jobOf('endless')))).toContain('too long for a page');
    let loads = 0;
    const again = await renderer.render('reading', 'endless', () => {
      loads += 1;
      return jobOf('endless')();
    });
    expect([htmlOf(again).includes('too long for a page'), loads]).toEqual([true, 0]);
  });

  it('loads again after a failure of the database', async () => {
    const renderer = rendererOf();
    const failing = () => Promise.reject(new Error('no database'));
    await expect(renderer.render('reading', '1', failing)).rejects.toThrow('no database');
    expect(htmlOf(await renderer.render('reading', '1', jobOf('draft')))).toBe('1');
  });

  it('gives turns to one request after the other', async () => {
    const renderer = rendererOf();
    const steps: string[] = [];
    const port = await serve(async (path, response) => {
      await renderer.turn();
      steps.push(`${path} begins`);
      setImmediate(() => {
        steps.push(`${path} ends`);
        response.end();
      });
    });
    await Promise.all(['a', 'b', 'c'].map((path) => fetch(`http://127.0.0.1:${port}/${path}`)));
    const order = steps.filter((_, i) => i % 2 === 0).map((step) => step.charAt(0));
    expect(steps).toEqual(order.flatMap((path) => [`${path} begins`, `${path} ends`]));
  });

  it('stops rendering for a client that has gone, and serves others', async () => {
    const renderer = rendererOf();
    const answers: string[] = [];
    const port = await serve(async (path, response) => {
      answers.push(htmlOf(await renderer.render('reading', path, jobOf(path))));
      response.end();
    });
    const gone = get({ port, host: '127.0.0.1', path: '/endless' });
    gone.on('error', () => {});
    await once(requests, 'request');
    gone.destroy();
    await once(get({ port, host: '127.0.0.1', path: '/draft' }), 'response');
    expect(answers).toHaveLength(2);
    expect(answers[0]).toContain('was interrupted');
  });
});
