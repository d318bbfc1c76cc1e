import type { Pace } from '@/lib/limits/limiter';
import { ApiError } from './api-error';
import type { Services } from './services';

interface Limit extends Pace {
  readonly code: string;
  /** First sentence of the message; the second says when to retry. */
  readonly message: string;
}

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** Rate limits per member, or per network, which may be that of a whole convention. */
const LIMITS = {
  /** Per member: ideas at tables. */
  idea: { burst: 40, perSecond: 1, code: 'table/too-fast', message: 'That is a lot of ideas at once.' },
  /** Per member: reactions to ideas. */
  reaction: { burst: 60, perSecond: 2, code: 'table/too-fast', message: 'Those are a lot of reactions at once.' },
  /** Per member: comments through links. */
  comment: { burst: 60, perSecond: 1 / 5, code: 'comments/too-fast', message: 'Those are a lot of comments at once.' },
  /** Per member: filling the gaps of drafts. */
  fill: { burst: 6, perSecond: 1 / 10, code: 'table/too-many-fills', message: 'Gaps have just been filled in.' },
  /** Per member: drafts and tables, new or copied. */
  make: {
    burst: 60,
    perSecond: 1 / 15,
    code: 'draft/too-many',
    message: 'That is a lot of new scenarios at once.',
  },
  /** Per network: bytes of new drafts. */
  bytes: {
    burst: 24_000_000,
    perSecond: 200_000,
    code: 'draft/too-much',
    message: 'A great deal was saved from your network in the last minutes.',
  },
  /** Per member: pictures sent. */
  upload: { burst: 120, perSecond: 1, code: 'art/too-many', message: 'Those are a lot of pictures at once.' },
  /** Per network: bytes of pictures sent. */
  pictures: {
    burst: 60_000_000,
    perSecond: 500_000,
    code: 'art/too-much-at-once',
    message: 'A great many pictures were sent from your network in the last minutes.',
  },
  /** Per member: new recovery links, and signing out everywhere. */
  renew: { burst: 20, perSecond: 1 / 10, code: 'member/too-many-renewals', message: 'You have done that very often.' },
  /** Per member: exports of all their data. */
  export: { burst: 5, perSecond: 1 / 120, code: 'member/too-many-exports', message: 'That is a lot of downloads.' },
  /** Per member: deleting everything. */
  erase: {
    burst: 5,
    perSecond: 1 / 60,
    code: 'member/too-many-deletions',
    message: 'You have asked for that several times.',
  },
  /** Per member: API keys. */
  key: { burst: 20, perSecond: 1 / 60, code: 'keys/too-many-at-once', message: 'Those are a lot of keys at once.' },
  /** Per network: unknown API keys. */
  wrongKey: {
    burst: 30,
    perSecond: 1 / 10,
    code: 'keys/too-many-tries',
    message: 'Wrong API keys were tried very often from your network.',
  },
  /** Per network: attempts to publish. */
  publish: {
    burst: 30,
    perSecond: 30 / HOUR_S,
    code: 'library/too-many-tries',
    message: 'Publishing was tried very often from your network.',
  },
  /** Per member: new publications. */
  publication: {
    burst: 20,
    perSecond: 20 / DAY_S,
    code: 'library/too-many-publications',
    message: 'You have published many new scenarios in the last day.',
  },
  /** Per member: versions, of new and existing publications. */
  version: {
    burst: 60,
    perSecond: 60 / DAY_S,
    code: 'library/too-many-versions-a-day',
    message: 'You have published many versions in the last day.',
  },
  /** Per network: reports of published scenarios. */
  report: {
    burst: 10,
    perSecond: 10 / HOUR_S,
    code: 'report/too-many',
    message: 'A lot of reports came from your network in the last hour.',
  },
  /** Per network: invalid moderator's links. */
  moderator: {
    burst: 10,
    perSecond: 1 / 60,
    code: 'moderator/too-many-tries',
    message: 'Moderators’ links were tried very often from your network.',
  },
  /** Per network: searches of the library that are not answered from the cache. */
  search: { burst: 600, perSecond: 20, code: 'library/too-fast', message: 'Those are a lot of searches at once.' },
  /** Per network: new members. */
  newcomer: {
    burst: 1_500,
    perSecond: 5,
    code: 'request/too-many-people',
    message: 'A great many people came from your network at once.',
  },
} as const satisfies Readonly<Record<string, Limit>>;
export type LimitName = keyof typeof LIMITS;

/** Counts an action against its limit. Throws a 429 that says when to retry if the limit is exceeded. */
export async function requirePace({ limiter }: Pick<Services, 'limiter'>, name: LimitName, who: string, count = 1) {
  const limit: Limit = LIMITS[name];
  const wait = await limiter.take(`${name}:${who}`, limit, count);
  if (wait > 0) throw rateLimitError(limit, wait);
}

function rateLimitError({ code, message }: Limit, waitMs: number): ApiError {
  const seconds = Math.ceil(waitMs / 1000);
  return new ApiError(429, code, `${message} Try again in ${durationText(seconds)}.`, seconds);
}

function durationText(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}
