import type { Suggestion } from '@/lib/contract/suggestions';
import { at } from '@/lib/kernel/at';
import { type CalledFor, linksCalledFor } from '@/lib/kernel/called-links';
import { groupedBy } from '@/lib/kernel/grouped';
import { idOf } from '@/lib/kernel/ids';
import { phraseOf } from '@/lib/kernel/phrases';
import { LINE_MAX } from '@/lib/schema/fields';
import { everyTwo, pairKey } from '@/lib/tabletop/pairs';
import { counted, joined } from '@/lib/tabletop/wording';
import { namesOf } from './names';
import type { Character, Link, Siege } from './schema';
import { descriptorPairs } from './starters/words';
import { LINKS_MAX, LINKS_OF } from './vocabulary';

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
  const calledFor = linksCalledFor(cast, body, LINKS_OF);
  const between = groupedBy(links, pairKey);
  return everyTwo([...cast.keys()]).flatMap(([i, j]) => {
    const two = [at(cast, i), at(cast, j)] as const;
    const there = between.get(pairKey({ a: two[0].id, b: two[1].id })) ?? [];
    return calledFor(i, j).flatMap((called) => {
      const missing = called.count - there.filter((link) => isFor(link, called)).length;
      return missing <= 0 || links.length + missing > LINKS_MAX ? [] : [suggest(body, two, called, missing)];
    });
  });
}

/** A link on the map that stands for one called for. There is one reason of goals; others are told apart by their words. */
function isFor({ kind, colour, label }: Link, called: CalledFor): boolean {
  if (kind !== called.kind || colour !== called.colour) return false;
  if (kind === 'goal' || label === labelOf(called)) return true;
  const says = phraseOf(label);
  return called.phrases.every((phrase) => says.includes(phrase));
}

const labelOf = ({ words }: CalledFor): string => words.join(' / ').slice(0, LINE_MAX);

function suggest(body: Siege, [a, b]: readonly [Character, Character], called: CalledFor, missing: number): Suggestion {
  const { people } = namesOf(body);
  const names = [a, b].map((one) => at(people, body.cast.indexOf(one))) as [string, string];
  const [{ kind, colour }, label] = [called, labelOf(called)];
  const key = `links/${pairKey({ a: a.id, b: b.id })}/${called.key}`;
  const taken = new Set(body.links.map(({ id }) => id));
  const ids = Array.from({ length: called.count }, (_, n) => idOf(`${key} ${n}`)).filter((id) => !taken.has(id));
  return {
    key,
    path: ['links'],
    text: `Add ${counted(missing, `${colour} link`)} between ${joined(names)}: “${label}”.`,
    reason: reasonFor(called, names),
    patches: ids.slice(0, missing).map((id) => ({
      op: 'insert',
      path: ['links'],
      entry: { id, a: a.id, b: b.id, colour, kind, label },
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
