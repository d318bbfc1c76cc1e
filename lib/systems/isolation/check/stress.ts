import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/reporter';
import type { Siege, StressEvent } from '../schema';
import { blanks, report } from './codes';

/** The most Stress that most tables should begin with (rules 7). */
const START_MAX = 3;

/** How frayed everybody is, and what happens by itself. */
export function* checkStress({ stress, threat, options: { stressMax } }: Siege): Generator<Issue> {
  const path = ['stress', 'start'];
  if (stress.start > START_MAX) {
    const message = `Stress begins at ${stress.start}. Above ${START_MAX} red dice drown everything else.`;
    yield report('isolation/stress-high', path, message, setTo(path, START_MAX, `Begin at ${START_MAX}`));
  }
  if (stressMax !== null && stress.start > stressMax) {
    const message = `Stress begins at ${stress.start} but never rises above ${stressMax}, so play begins at the limit.`;
    yield report('isolation/stress-ceiling', path, message, setTo(path, stressMax, `Begin at ${stressMax}`));
  }
  const events = [...stress.events, ...threat.escalation].map(({ text }) => text).join('');
  const calm = 'Nothing happens by itself, so the GM cannot hurry anybody. Add an event.';
  yield* blanks([events, 'isolation/no-event', ['stress', 'events'], calm]);
  yield* checkEvents(['stress', 'events'], stress.events, 1);
  yield* checkEvents(['stress', 'relief'], stress.relief, -1);
  yield* checkEvents(['threat', 'escalation'], threat.escalation, 1);
}

function* checkEvents(list: readonly string[], events: readonly StressEvent[], sign: 1 | -1): Generator<Issue> {
  for (const { id, delta } of events) {
    if (delta * sign > 0) continue;
    const path = [...list, id, 'delta'];
    const message = `Stress changes by ${delta} here. ${sign === 1 ? 'What frays nerves adds some' : 'A relief takes some away'}.`;
    const better = sign * Math.max(1, Math.abs(delta));
    yield report('isolation/event-backwards', path, message, setTo(path, better, `Make it ${better}`));
  }
}
