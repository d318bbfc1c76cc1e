import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { FairQueue, type FairQueueLimits, type Payer } from '@/lib/limits/fair-queue';
import { networkOf } from '@/lib/limits/network-of';
import { inTurnOf } from '@/lib/limits/turns';
import { ADDRESS_HEADER } from '@/lib/services/requests/answer';
import { readCookies } from '@/lib/services/requests/identity';
import { isSecure } from '@/lib/services/requests/member-of';
import type { Services } from '@/lib/services/requests/services';
import { type Price, priceOf } from './prices';
import { clientGone, type Handle } from './static-files';

/** Limits for waiting requests: a whole convention may share an address, but a member has only a few windows. */
const WAITING = { member: 100, network: 3_000, total: 6_000 };
/** Pause after a page, as a share of its duration, that leaves time to sockets. */
const FOR_SOCKETS = 0.25;
const PAUSE_MAX_MS = 50;

const LIMITS: Readonly<Record<Exclude<Price, 'free'>, FairQueueLimits>> = {
  cheap: { running: { member: 8, network: 24, total: 48 }, waiting: WAITING },
  page: {
    running: { member: 1, network: 2, total: 3 },
    waiting: WAITING,
    pauseMs: (tookMs) => Math.min(PAUSE_MAX_MS, tookMs * FOR_SOCKETS),
  },
  reading: { running: { member: 2, network: 4, total: 8 }, waiting: WAITING },
  heavy: { running: { member: 2, network: 4, total: 8 }, waiting: WAITING },
};

/** A client that receives its answer more slowly than this releases its turn early. */
const SENDING_MS = 250;
const RETRY_S = 5;
/** Delay of refusals: answered at once, a flood of requests would cause a flood of refusals. */
const REFUSAL_MS = 1_000;
/** Maximum number of delayed refusals, which bounds their memory; further ones come at once. */
const DELAYED_MAX = 2_000;
const BUSY = `Too many requests came from your network at once. Wait ${RETRY_S} seconds, then try again.`;

type Needed = Pick<Services, 'secret' | 'publicOrigin' | 'securityLog'>;

/** Handler that queues requests by price, with equal shares for networks and members. Answers 429 if too many wait. */
export function withAdmission(services: Needed, pages: Handle): Handle {
  const queues = new Map(Object.entries(LIMITS).map(([price, limits]) => [price, new FairQueue(limits)]));
  let delayed = 0;
  return async (request, response) => {
    const queue = queues.get(priceOf(request));
    if (!queue) return pages(request, response);
    const payer = payerOf(request, services);
    const answer = (leave: () => void) => {
      whenHeadIsSent(response, () => setTimeout(leave, SENDING_MS));
      response.once('close', leave);
      return inTurnOf({ payer, leave }, () => pages(request, response));
    };
    const answered = await queue.run(payer, answer, clientGone());
    if (answered.ok || answered.error === 'gone') return;
    services.securityLog.note('rate-refused');
    if (delayed < DELAYED_MAX) {
      delayed += 1;
      await sleep(REFUSAL_MS);
      delayed -= 1;
    }
    refuse(request, response);
  };
}

/** Charges signed cookies to their member. API keys are not verified yet, so programs are charged to their network. */
function payerOf({ headers }: IncomingMessage, { secret, publicOrigin }: Needed): Payer {
  const { identity } = readCookies(headers.cookie, secret, isSecure(publicOrigin));
  return { member: identity?.memberId, network: networkOf(String(headers[ADDRESS_HEADER] ?? '')) };
}

function whenHeadIsSent(response: ServerResponse, then: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    then();
    response.writeHead = writeHead;
    return writeHead(...given);
  };
}

function refuse({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const isPage = !url.startsWith('/api/') && String(headers.accept ?? '').includes('text/html');
  response.writeHead(429, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_S),
  });
  response.end(isPage ? BUSY_PAGE : JSON.stringify({ error: { code: 'request/too-many', message: BUSY } }));
}

const BUSY_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>One moment · Trapdoor</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem}</style>
<main><h1>One moment</h1><p>${BUSY}</p></main></html>
`;
