import type { Issue } from '@/lib/kernel/issue';
import { remove, setTo } from '@/lib/tabletop/authoring/reporter';
import { called, isBlank } from '@/lib/tabletop/words/wording';
import { endingOf } from '../engine/ending';
import { NONE } from '../engine/game';
import { checkNames, report } from './codes';
import type { Survey } from './survey';

/** Checks that every outcome has an ending and every ending can be read. */
export function* checkEndings({ body: { endings, players, options } }: Survey): Generator<Issue> {
  if (endings.length === 0) {
    yield report(
      'mothership/no-ending',
      ['endings'],
      'Nothing is read at the end. Write at least one ending that always fits.',
    );
    return;
  }
  yield* checkNames(['endings'], 'label', endings);
  const read = new Set<number>();
  const readToNobody = new Set<number>();
  for (let count = players.min; count <= players.max; count++) {
    for (let escaped = 0; escaped <= count; escaped++) {
      read.add(endingOf(endings, true, escaped, count));
      // While the finish is locked, nobody escapes before all objectives are done.
      if (escaped === 0 || !options.finishLocked) read.add(endingOf(endings, false, escaped, count));
    }
    for (const objectivesDone of [true, false]) readToNobody.add(endingOf(endings, objectivesDone, 0, count));
  }
  const last = endings.at(-1);
  if (read.has(NONE)) {
    yield report(
      'mothership/endings-open',
      ['endings', last?.id ?? ''],
      'Some games would end with nothing to read. Make the last ending always fit: objectives either way, any number escaped.',
      {
        label: 'Make the last one always fit',
        patches: [
          { op: 'set', path: ['endings', last?.id ?? '', 'when', 'objectives'], value: 'any' },
          { op: 'set', path: ['endings', last?.id ?? '', 'when', 'escaped'], value: 'any' },
        ],
      },
    );
  }
  for (const [i, { id, label, text, good }] of endings.entries()) {
    const name = called(label, 'Ending', i);
    if (isBlank(text)) {
      yield report(
        'mothership/ending-blank',
        ['endings', id, 'text'],
        `${name} has no text. Write what is read aloud.`,
      );
    }
    if (good && readToNobody.has(i)) {
      yield report(
        'mothership/good-with-nobody-out',
        ['endings', id, 'good'],
        `${name} counts as a good one, and is read even if nobody got out. Put one for “nobody” above it, or mark it as not good.`,
        setTo(['endings', id, 'good'], false, 'Mark as not good'),
      );
    }
    if (read.has(i) || players.min > players.max) continue;
    yield report(
      'mothership/ending-unreachable',
      ['endings', id],
      `${name} is never read: an ending above it always fits first, or its conditions can’t be met. Move it up, or change when it is read.`,
      remove([['endings', id]], 'Remove it'),
    );
  }
  if (endings.every(({ good }) => !good)) {
    yield report(
      'mothership/no-good-ending',
      ['endings'],
      'No ending counts as a good one, so playtests will say that nobody ever wins. Mark the ones people hope for.',
    );
  }
}
