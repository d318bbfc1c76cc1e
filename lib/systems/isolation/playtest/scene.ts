import type { Scene } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import type { LinkGraph } from '@/lib/kit/link-graph';
import { capital } from '@/lib/tabletop/words/wording';
import type { Game } from '../engine/game';
import type { Pair, Shown } from '../engine/state';
import type { View } from '../engine/view';
import { personKey, Words } from '../narration/words';
import { COLOURS, LEVEL_LABELS, LEVELS, LINK_KINDS } from '../vocabulary';
import { clockOf } from './endings';

/** Returns the scene of a replay: people, links and the current dice. */
export function sceneOf(game: Game, view: View): Scene {
  const words = new Words(game, view);
  const { people, players, pairs, conflict, closing, done } = view.table;
  const rolls = closing?.rolls ?? [...(conflict?.rolls ?? []), ...(conflict?.answers ?? [])];
  const cast = people.map(({ owner, where, level }, id) => {
    const state = LEVEL_LABELS[at(LEVELS, level)].toLowerCase();
    const note = where === 'safe' ? `safe, ${state}` : state;
    const kind: Scene['people'][number]['kind'] = owner < players ? 'character' : 'extra';
    return { id: personKey(id), label: words.person(id), kind, room: undefined, note, out: where !== 'inside' };
  });
  return {
    clock: clockOf(view.table),
    heading: headingOf(view.table),
    people: cast,
    cards: [],
    rows: rolls.flatMap(({ person, colour, faces, counted: count }) => {
      const cards = faces.map((face) => ({ label: String(face), face: 'up' as const }));
      const title = `${colour}, ${count} of ${faces.length}`;
      return cards.length === 0 ? [] : { owner: capital(words.person(person)), title, cards };
    }),
    done: done.flatMap((isDone, task) => (isDone ? [`${words.task(task)} is done`] : [])),
    graph: {
      nodes: cast.map(({ id, label, note, out: isOut }) => ({ id, label, note, isOut })),
      kinds: LINK_KINDS,
      links: pairs.flatMap((pair) => linksOf(words, pair)),
    },
  };
}

function headingOf({ phase, session, conflicts, stress }: Shown): string {
  if (phase === 'over') return 'The end';
  if (phase === 'pick') return 'Picking characters';
  return `Session ${session + 1}, conflict ${conflicts + 1}: Stress ${stress}`;
}

function linksOf(words: Words, pair: Pair): LinkGraph['links'] {
  const [a, b] = [personKey(pair.a), personKey(pair.b)];
  const labels = words.labels(pair);
  return [
    ...pair.labels.map(({ colour }, i) => ({ a, b, kind: colour, count: 1, label: at(labels, i) })),
    ...COLOURS.map((kind) => ({ a, b, kind, count: pair.loose[kind] })),
  ];
}
