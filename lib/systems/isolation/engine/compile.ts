import type { Chosen } from '@/lib/contract/played';
import { areTyped } from '@/lib/tabletop/dice/dice';
import { forPlayers } from '../for-players';
import { eventsOf } from '../names';
import { fits } from '../rules/phrases';
import type { Link, Siege, Task } from '../schema';
import { LEVELS } from '../vocabulary';
import { type Game, NONE, type TaskRule, type WrittenLink } from './game';
import { DYING, INJURED } from './injuries';

/** Compiles a siege for play. Incomplete sieges are playable too. */
export function compile(body: Siege, chosen: Chosen = {}): Game {
  const { cast, links, tasks, options } = body;
  const personAt = placesIn(cast);
  const taskAt = placesIn(tasks);
  const known = {
    rules: options,
    written: cast.length,
    links: links.map((link) => writtenLink(link, cast, personAt)),
    tasks: tasks.map((task) => taskRule(task, body, taskAt)),
    isTyped: areTyped(chosen),
  };
  const difficulties = tasks.map(({ difficulty }) => difficulty);
  const open: Game = {
    ...known,
    body: forPlayers(body),
    difficulties: options.openDifficulty ? difficulties : tasks.map(() => 0),
    events: [],
    get open(): Game {
      return open;
    },
  };
  return { ...known, body, difficulties, events: eventsOf(body), open };
}

type PlaceOf = (id: string) => number;

/** Returns a lookup from id to index; NONE for unknown ids. */
function placesIn(list: readonly { readonly id: string }[]): PlaceOf {
  const places = new Map(list.map(({ id }, i) => [id, i] as const));
  return (id) => places.get(id) ?? NONE;
}

function writtenLink({ a, b, colour, kind, label }: Link, cast: Siege['cast'], personAt: PlaceOf): WrittenLink {
  const [first, second] = [personAt(a), personAt(b)];
  const bare = { a: first, b: second, colour, of: NONE };
  if (kind === 'temporary') return { ...bare, kind: 'loose' };
  if (kind !== 'injury') return { ...bare, kind: 'label' };
  const isDying = fits('dying', label);
  const least = isDying ? DYING : INJURED;
  const of = [first, second].find((person) => LEVELS.indexOf(cast[person]?.level ?? 'healthy') >= least) ?? NONE;
  return of === NONE ? { ...bare, kind: 'label' } : { ...bare, kind: isDying ? 'dying' : 'injured', of };
}

function taskRule(task: Task, { cast, links, options }: Siege, taskAt: PlaceOf): TaskRule {
  const { dangerous, requires, from, ends, everybody, repeatable } = task;
  const fitsAny = (entries: readonly { readonly word: string }[], text: string) =>
    entries.some(({ word }) => fits(word, text));
  const touched = (entries: Task['serves']) =>
    cast.map(({ goal, bias }) => Number(fitsAny(entries, goal)) + Number(fitsAny(entries, bias)));
  return {
    dangerous,
    from,
    ends,
    everybody,
    repeatable,
    requires: requires.flatMap((one) => (one.task === '' ? [] : [taskAt(one.task)])),
    professions: cast.map(({ profession }) => fitsAny(task.professions, profession)),
    serves: touched(task.serves),
    violates: touched(task.violates),
    labels: links.map(
      ({ kind, label }) =>
        (kind === 'descriptor' || (kind === 'story' && options.storyLabels)) && fitsAny(task.labels, label),
    ),
  };
}
