import { TokenBucket } from '@/lib/collab/token-bucket';
import type { CommandType } from '@/lib/session/commands';
import { ApiError } from './api-error';

const REMEMBERED = 5_000;

/** How much of something each person may do at once, and how soon again. */
class Pace {
  readonly #byMember = new Map<string, TokenBucket>();

  constructor(
    readonly atOnce: number,
    readonly perSecond: number,
    readonly message: string,
  ) {}

  require(memberId: string): void {
    const bucket = this.#byMember.get(memberId) ?? new TokenBucket(this.atOnce, this.perSecond);
    this.#byMember.delete(memberId);
    this.#byMember.set(memberId, bucket);
    const [oldest] = this.#byMember.keys();
    if (this.#byMember.size > REMEMBERED && oldest !== undefined) this.#byMember.delete(oldest);
    if (!bucket.take(1)) throw new ApiError(429, 'table/too-fast', this.message);
  }
}

const ideas = new Pace(40, 1, 'That is a lot of ideas at once. Take a breath, then go on.');
// Each is a transaction on disk: far more than anybody taps, and no flood that holds everybody else up.
const commands = new Pace(1_500, 10, 'That is a lot at once. Take a breath, then go on.');

/**
 * Keeps one person from flooding a table. Kept in memory alone, since nothing on disk may say who had how many ideas.
 */
export function requirePace(memberId: string, type: CommandType): void {
  commands.require(memberId);
  if (type === 'addIdea') ideas.require(memberId);
}
