import type { Remark } from '@/lib/contract/authored';
import { at } from '@/lib/kernel/at';
import { figure, sentence } from '@/lib/tabletop/authoring/figure';
import { allPairs, untied } from '@/lib/tabletop/play/pairs';
import { counted, isBlank, joinedUpTo } from '@/lib/tabletop/words/wording';
import { namesOf } from './names';
import { feltBiases } from './rules/called-links';
import { isBalanced } from './rules/stances';
import { conflictsIn, isHelpInTime, waysOut } from './rules/ways';
import type { Siege, Task } from './schema';

const MOST_NAMED = 8;

/** Returns remarks on biases, balance of traits, pairs without a link, and the fewest tasks to each ending. */
export const remarks = (body: Siege): readonly Remark[] => [
  ...castRemarks(body),
  ...pairRemarks(body),
  ...endRemarks(body),
];

function castRemarks(body: Siege): readonly Remark[] {
  const { people } = namesOf(body);
  const felt = feltBiases(body.cast, body);
  return body.cast.map(({ id, bias, positive, negative }, place) => {
    const affected = felt.filter(({ by }) => by === place);
    const named = affected.map(({ who, isShared }) => `${at(people, who)}${isShared ? ' (shares it)' : ''}`);
    const affects = named.length > 0 ? joinedUpTo(MOST_NAMED, named) : 'nobody here';
    const judges = isBlank(bias) ? 'No bias yet' : `The bias affects ${affects}`;
    const balance = `${counted(positive.length, 'likeable trait')}, ${negative.length} unlikeable`;
    const excess = isBalanced(positive.length, negative.length) ? '' : ': too likeable';
    return sentence(['cast', id], `${judges}. ${balance}${excess}.`);
  });
}

function pairRemarks(body: Siege): readonly Remark[] {
  const [all, bare] = [allPairs(body.cast).length, untied(body.cast, body.links)];
  if (all === 0) return [];
  const { people } = namesOf(body);
  return [
    figure(['links'], 'Pairs without a link', `${bare.length} of ${all}`, bare.length === 0),
    ...bare.slice(0, MOST_NAMED).map(([a, b]) => figure(['links'], `${at(people, a)} and ${at(people, b)}`, 'nothing')),
  ];
}

/** Good endings, each with a test for the tasks that bring it about. */
const ENDS: readonly (readonly [label: string, does: (task: Task) => boolean])[] = [
  ['Fewest tasks until the threat is gone', ({ ends }) => ends === 'over'],
  ['Fewest tasks until everybody is out', ({ ends, everybody }) => ends === 'out' && everybody],
  ['Fewest tasks until somebody is out', ({ ends, everybody }) => ends === 'out' && !everybody],
];

function endRemarks(body: Siege): readonly Remark[] {
  const { rescueAfter } = body.siege;
  return [
    ...ENDS.map(([label, does]) => {
      const lengths = waysOut(body).flatMap(({ task, way }) => (way && does(task) ? way.length : []));
      return figure(['tasks'], label, lengths.length > 0 ? String(Math.min(...lengths)) : 'no task leads there');
    }),
    figure(['tasks'], 'Conflicts in the night', String(conflictsIn(body))),
    ...(rescueAfter === null
      ? []
      : [figure(['tasks'], 'Help comes after conflict', String(rescueAfter), isHelpInTime(body))]),
  ];
}
