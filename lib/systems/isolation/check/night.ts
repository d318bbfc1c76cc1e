import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/authoring/reporter';
import { counted, joinedUpTo } from '@/lib/tabletop/words/wording';
import { canBeDone, conflictsIn, conflictsLeft, isAfterEnd, isHelpInTime, waysOut, waysTo } from '../rules/ways';
import type { Siege } from '../schema';
import { report } from './codes';

const MOST_NAMED = 4;

/** Checks that tasks can be done and people can reach safety before the night is over (rules 15). */
export function* checkNight(body: Siege): Generator<Issue> {
  if (!isHelpInTime(body) && waysOut(body).every(({ way }) => way === null)) {
    const message = 'Nobody can be safe: no task that can be reached leads out or ends the threat, and no help comes.';
    yield report('isolation/nobody-safe', ['tasks'], message);
  }
  yield* checkAfterEnd(body);
  yield* checkLength(body);
  yield* checkHelp(body);
}

/** Reports tasks that wait for one after which nobody is inside. */
function* checkAfterEnd(body: Siege): Generator<Issue> {
  const after = waysTo(body).filter(isAfterEnd);
  const [first] = after;
  if (!first) return;
  const names = after.map(({ name }) => `“${name}”`);
  const message = `Never done, since what must be done before ends the night: ${joinedUpTo(MOST_NAMED, names)}. Remove that requirement.`;
  yield report('isolation/after-the-end', ['tasks', first.task.id, 'requires'], message);
}

/** Reports tasks that take more conflicts than there are before help comes or the night is over. */
function* checkLength(body: Siege): Generator<Issue> {
  const conflicts = conflictsLeft(body);
  const long = waysTo(body).flatMap(({ name, way }) => (way && way.length > conflicts ? [{ name, way }] : []));
  const awaited = new Set(long.flatMap(({ way }) => way.slice(0, -1)));
  const last = long.flatMap(({ name, way }) => {
    const task = way.at(-1);
    return task && !awaited.has(task) ? [{ name, task, length: way.length }] : [];
  });
  const [first] = last;
  // If help comes after the first conflict, that is the fault to mend.
  if (!first || conflicts === 1) return;
  const isLost = !isHelpInTime(body) && !waysOut(body).some((way) => canBeDone(way, conflicts));
  const names = last.map(({ name, length }) => `“${name}” takes ${counted(length, 'task')}`);
  const why = isHelpInTime(body)
    ? `help comes after ${conflicts} conflicts. Remove a requirement, or let help come later.`
    : `the night has only ${conflicts} conflicts${isLost ? ', so nobody can be safe' : ''}. Remove a requirement, or make the night longer.`;
  yield report('isolation/night-short', ['tasks', first.task.id], `${joinedUpTo(MOST_NAMED, names)}, but ${why}`);
}

function* checkHelp(body: Siege): Generator<Issue> {
  const { rescueAfter } = body.siege;
  const [path, conflicts] = [['siege', 'rescueAfter'], conflictsIn(body)];
  if (rescueAfter === 1) {
    const message = 'Help comes after the first conflict, so there is nothing to quarrel about. Let it come later.';
    yield report('isolation/help-early', path, message);
  }
  if (rescueAfter !== null && rescueAfter > conflicts) {
    const message = `Help comes after ${rescueAfter} conflicts, but the night has only ${conflicts}. Let it come sooner, or make the night longer.`;
    yield report('isolation/help-late', path, message, setTo(path, conflicts, `After ${conflicts}`));
  }
}
