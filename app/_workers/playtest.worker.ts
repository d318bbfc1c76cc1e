import '@/app/_data/without-eval';
import { lineUpAt } from '@/door/table-report';
import { invariant } from '@/lib/kernel/invariant';
import type { Lineup } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';
import { QUICK_GAMES } from '@/lib/playtest/quick-look';
import { replay } from '@/lib/playtest/replay';
import { judge, readFindings } from '@/lib/playtest/report';
import { openFor } from './open-for';
import type { PlaytestReply, PlaytestRequest, TableRequest } from './playtest-protocol';

const reply = (message: PlaytestReply): void => self.postMessage(message);

let table: Lineup | undefined;
/** Serialises requests: the table must be set up before games are played. */
let last: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<PlaytestRequest>) => {
  last = last
    .then(() => answer(data))
    .then(reply, () =>
      reply({
        type: 'failed',
        message: 'The bots dropped their cards. This is a bug; what you wrote is safe. Tell us what you tested.',
      }),
    );
});

async function answer(request: PlaytestRequest): Promise<PlaytestReply> {
  if (request.type === 'size') {
    const { play, opened } = await load(request);
    return { type: 'size', players: opened.open.players(), ifHopeless: play.aims.hopeless(QUICK_GAMES) };
  }
  if (request.type === 'sit') {
    table = await sit(request.table);
    return { type: 'sit' };
  }
  invariant(table, 'somebody sits at the table');
  if (request.type === 'play') return { type: 'play', sums: playMany(table, request.lot) };
  if (request.type === 'replay') return { type: 'replay', replay: replay(table, request.seed) };
  if (request.type === 'judge') return { type: 'judge', verdicts: judge(table, request.tables) };
  return { type: 'read', findings: readFindings(table, request.sums, request.reading) };
}

async function sit({ seating, ...scenario }: TableRequest): Promise<Lineup> {
  return lineUpAt({ ...(await load(scenario)), seating });
}

async function load({ system: id, draft }: Omit<TableRequest, 'seating'>) {
  const opened = await openFor(id, draft);
  const play = await opened?.system.play?.();
  invariant(opened && play, 'only games that can be played are tested');
  return { opened, play };
}

reply({ type: 'ready' });
