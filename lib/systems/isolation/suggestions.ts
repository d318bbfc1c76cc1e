import type { Suggestion } from '@/lib/contract/suggestions';
import { at } from '@/lib/kernel/at';
import { idOf } from '@/lib/kernel/ids';
import { LINE_MAX } from '@/lib/schema/fields';
import { counted } from '@/lib/tabletop/wording';
import { namesOf } from './names';
import { type CalledFor, mapLinks } from './rules/map-links';
import { phraseOf } from './rules/match';
import { linksBy, pairKey } from './rules/pairs';
import type { Link, Siege } from './schema';
import { descriptorPairs } from './starters/words';
import { LINKS_MAX } from './vocabulary';

/** What the map lacks, and words that go together where nobody has written any. */
export const suggestions = (body: Siege): readonly Suggestion[] => [...missingLinks(body), ...usualPairs(body)];

/** Our own table of descriptors, to begin with. */
const usualPairs = (body: Siege): readonly Suggestion[] =>
  body.descriptorPairs.length > 0
    ? []
    : [
        {
          key: 'descriptorPairs',
          path: ['descriptorPairs'],
          text: `Start with our ${descriptorPairs.length} pairs of words that attract or repel each other.`,
          reason: 'Links between people whose words go together are suggested from these.',
          patches: descriptorPairs.map(({ a = '', b = '', colour = 'green', why = '' }, i) => ({
            op: 'insert',
            path: ['descriptorPairs'],
            entry: { id: `usual${i + 1}`, a, b, colour, why },
          })),
        },
      ];

/** Links that descriptors, biases and goals call for and the map lacks (rules 3). */
export function missingLinks(body: Siege): readonly Suggestion[] {
  const { cast, links } = body;
  const calledFor = mapLinks(cast, body);
  const between = linksBy(links, pairKey);
  return cast.flatMap(({ id: a }, i) =>
    cast.slice(i + 1).flatMap(({ id: b }, j) => {
      const there = between.get(pairKey({ a, b })) ?? [];
      return calledFor(i, i + 1 + j).flatMap((called) => {
        const missing = called.count - there.filter((link) => isFor(link, called)).length;
        if (missing <= 0 || links.length + missing > LINKS_MAX) return [];
        return [suggest(body, [i, i + 1 + j], called, missing)];
      });
    }),
  );
}

/** A link on the map that stands for one called for. There is one reason of goals; others are told apart by their words. */
function isFor({ kind, colour, label }: Link, called: CalledFor): boolean {
  if (kind !== called.kind || colour !== called.colour) return false;
  const says = phraseOf(label);
  return kind === 'goal' || label === labelOf(called) || called.words.every((word) => says.includes(phraseOf(word)));
}

const labelOf = ({ words }: CalledFor): string => words.join(' / ').slice(0, LINE_MAX);

function suggest(body: Siege, places: readonly [number, number], called: CalledFor, missing: number): Suggestion {
  const [a, b] = places.map((place) => at(body.cast, place).id) as [string, string];
  const names = places.map((place) => at(namesOf(body).people, place)) as [string, string];
  const words = called.words.map(phraseOf);
  const key = ['links', pairKey({ a, b }), called.kind, called.colour, ...words.toSorted()].join('/');
  const taken = new Set(body.links.map(({ id }) => id));
  const ids = Array.from({ length: called.count }, (_, n) => idOf(`${key} ${n}`)).filter((id) => !taken.has(id));
  const label = labelOf(called);
  return {
    key,
    path: ['links'],
    text: `Add ${counted(missing, `${called.colour} link`)} between ${names[0]} and ${names[1]}: “${label}”.`,
    reason: reasonFor(called, names),
    patches: ids.slice(0, missing).map((id) => ({
      op: 'insert',
      path: ['links'],
      entry: { id, a, b, colour: called.colour, kind: called.kind, label },
    })),
  };
}

function reasonFor({ kind, colour, words, hit, why }: CalledFor, names: readonly [string, string]): string {
  if (kind === 'bias') {
    if (hit === undefined) return 'They share a bias, and so have somebody to look down on together.';
    return `The bias of ${at(names, 1 - hit)} hits ${at(names, hit)}.`;
  }
  if (kind === 'goal') return colour === 'green' ? 'They want the same.' : 'If one of them succeeds, the other fails.';
  const noted = why?.trim();
  if (noted) return /[.?!]$/.test(noted) ? noted : `${noted}.`;
  return `“${words[0]}” and “${words[1]}” ${colour === 'green' ? 'attract' : 'repel'} each other.`;
}
