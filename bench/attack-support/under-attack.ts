import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { atMost, type Measured, sleep } from '../table-support/measured';
import { type BenchStudio, openStudio } from '../table-support/studio';

const HONEST = fileURLToPath(new URL('./honest-writer.ts', import.meta.url));
const ACK_TARGET_MS = 150;
const STALL_TARGET_MS = 200;
const HOME_TARGET_MS = 500;
const WORST_TARGET_MS = 2_000;
const STALL = 'trapdoor_event_loop_lag_seconds{quantile="1"}';
const WARM_UP_MS = 2_000;
const NEIGHBOURS_REFUSED_TARGET = 5;
/** Address of the attackers who request pages, and of their honest neighbours. */
export const ATTACKERS_ADDRESS = '203.0.113.1';

/** Effects of an attack on everybody else. */
export interface Harm {
  /** Milliseconds until an honest edit was on disk, 95th percentile. */
  readonly ackMs: number;
  /** Longest block of the server's event loop. */
  readonly stallMs: number;
  /** Honest edits that were refused or never acknowledged. */
  readonly lost: number;
  /** Load times of pages, if the row measures pages. */
  readonly pages: PageHarm;
  /** The same for people at the attackers' address. */
  readonly neighbours?: HouseholdHarm;
}

/** Effects of an attack on a visitor who opens pages, in milliseconds. */
interface PageHarm {
  readonly homeP95: number;
  readonly homeWorst: number;
  /** Longest wait for a new draft. */
  readonly draftWorst: number;
  /** Requests for pages and drafts, and how many of them were refused. */
  readonly asked: number;
  readonly refused: number;
}

interface HouseholdHarm extends PageHarm {
  readonly p95: number;
  readonly lost: number;
}

/** Runs an attack on a built studio while an honest person, in another process, writes five times a second. */
export async function underAttack(
  attack: (studio: BenchStudio) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<Harm> {
  const studio = await openStudio(env);
  try {
    return await harmOf(studio, () => attack(studio));
  } finally {
    await studio.dispose();
  }
}

/** The same on a studio that is running already, where something was made ready before. */
export async function harmOf(studio: BenchStudio, attack: () => Promise<void>, { pages = false } = {}): Promise<Harm> {
  const words = pages ? ['pages', ATTACKERS_ADDRESS] : [];
  const honest = spawn(process.execPath, ['--import', 'tsx', HONEST, studio.url, ...words], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said = createInterface({ input: honest.stdout })[Symbol.asyncIterator]();
  await said.next();
  await sleep(WARM_UP_MS);
  // The figure counts from one sample to the next.
  await studio.sample(STALL);
  await attack();
  const stallMs = (await studio.sample(STALL)) * 1000;
  const gone = once(honest, 'exit');
  honest.stdin.end();
  const [others, neighbours] = JSON.parse((await said.next()).value ?? '[]') as readonly HouseholdHarm[];
  await gone;
  if (!others) throw new Error('The honest people printed no figures.');
  return { ackMs: others.p95, stallMs, lost: others.lost, pages: others, ...(neighbours && { neighbours }) };
}

/** The two rows of an attack that must not be felt by others. */
export const rowsOf = ({ ackMs, stallMs, lost }: Harm): readonly Measured[] => [
  atMost(ACK_TARGET_MS, ackMs, 'ms to an honest edit’s acknowledgement, p95', lost, 'acknowledged'),
  atMost(STALL_TARGET_MS, stallMs, 'ms the loop stood still at most', 0, 'stall'),
];

/** The rows of an attack by pages that must not be felt by others. */
export const pageRowsOf = (harm: Harm): readonly Measured[] => {
  const { homeP95, homeWorst, draftWorst, refused } = harm.pages;
  return [
    ...rowsOf(harm).filter(({ part }) => part === 'acknowledged'),
    atMost(HOME_TARGET_MS, homeP95, 'ms to the home page, p95', refused, 'home'),
    atMost(WORST_TARGET_MS, homeWorst, 'ms to the home page at worst', 0, 'home, worst'),
    atMost(WORST_TARGET_MS, draftWorst, 'ms to a new draft at worst', 0, 'new draft, worst'),
    ...(harm.neighbours ? neighbourRows(harm.neighbours) : []),
  ];
};

/** Rows of honest people at the attackers' address: some of their pages may be refused, none of their edits. */
const neighbourRows = ({ asked, refused, lost, p95 }: HouseholdHarm): readonly Measured[] => [
  atMost(
    NEIGHBOURS_REFUSED_TARGET,
    (100 * refused) / Math.max(1, asked),
    '% of pages refused at the attackers’ address',
    0,
    'neighbours, refused',
  ),
  atMost(
    WORST_TARGET_MS,
    p95,
    'ms to an edit’s acknowledgement at the attackers’ address, p95',
    lost,
    'neighbours, acknowledged',
  ),
];
