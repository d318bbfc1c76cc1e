import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/reporter';
import { isBlank } from '@/lib/tabletop/wording';
import type { Siege, StressEvent } from '../schema';
import { report } from './report';

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
  if (stress.events.length + threat.escalation.length === 0) {
    const message = 'Nothing happens by itself, so the GM has no way to hurry anybody. Add an event.';
    yield report('isolation/no-event', ['stress', 'events'], message);
  }
  yield* checkEvents(['stress', 'events'], stress.events, 1);
  yield* checkEvents(['stress', 'relief'], stress.relief, -1);
  yield* checkEvents(['threat', 'escalation'], threat.escalation, 1);
}

function* checkEvents(list: readonly string[], events: readonly StressEvent[], sign: 1 | -1): Generator<Issue> {
  for (const { id, text, delta } of events) {
    if (isBlank(text)) {
      yield report('isolation/event-empty', [...list, id, 'text'], 'Something happens here, but nobody has said what.');
    }
    if (delta * sign > 0) continue;
    const path = [...list, id, 'delta'];
    const says = delta === 0 ? 'leaves Stress as it is' : sign === 1 ? 'takes Stress away' : 'adds Stress';
    const message = `This ${says}. ${sign === 1 ? 'What frays nerves adds to it' : 'A relief takes some away'}.`;
    const better = delta === 0 ? sign : -delta;
    yield report('isolation/event-backwards', path, message, setTo(path, better, `Make it ${better}`));
  }
}
