import type { Suggestion } from '@/lib/contract/suggestions';
import { at } from '@/lib/kernel/at';
import { groupedBy } from '@/lib/kernel/grouped';
import { idOf } from '@/lib/kernel/ids';
import { LINE_MAX } from '@/lib/schema/fields';
import { allPairs, pairKey } from '@/lib/tabletop/play/pairs';
import { counted, joined } from '@/lib/tabletop/words/wording';
import { type CalledFor, linksCalledFor } from './called-links';
import { phraseOf } from './phrases';

type Called = Parameters<typeof linksCalledFor>;

interface Link {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly colour: string;
  readonly kind: string;
  readonly label: string;
}

/** A relationship map being edited: the people, their links, and the words that call for links. */
type MapBody = Called[1] & {
  readonly cast: readonly (Called[0][number] & { readonly id: string })[];
  readonly links: readonly Link[];
};

/** Display names in the order of the cast, number of links per reason, and the most links of a map. */
interface Terms {
  readonly names: readonly string[];
  readonly worth: Called[2];
  readonly most: number;
}

/** Suggests links that descriptors, biases and goals call for and the map lacks. */
export function missingLinksIn(body: MapBody, { names, worth, most }: Terms): readonly Suggestion[] {
  const { cast, links } = body;
  const calledFor = linksCalledFor(cast, body, worth);
  const taken = new Set(links.map(({ id }) => id));
  const between = groupedBy(links, pairKey);
  return allPairs([...cast.keys()]).flatMap(([i, j]) => {
    const two = { a: at(cast, i).id, b: at(cast, j).id };
    const both = [at(names, i), at(names, j)] as const;
    const existing = between.get(pairKey(two)) ?? [];
    return calledFor(i, j).flatMap((called) => {
      const missing = called.count - existing.filter((link) => isFor(link, called)).length;
      return missing <= 0 || links.length + missing > most ? [] : [suggest(two, both, called, missing, taken)];
    });
  });
}

/** Tells whether a link is one of those called for. Goals give a pair one reason; words distinguish others. */
function isFor({ kind, colour, label }: Link, called: CalledFor): boolean {
  if (kind !== called.kind || colour !== called.colour) return false;
  if (kind === 'goal' || label === labelOf(called)) return true;
  const text = phraseOf(label);
  return called.phrases.every((phrase) => text.includes(phrase));
}

const labelOf = ({ words }: CalledFor): string => words.join(' / ').slice(0, LINE_MAX);

function suggest(
  two: Pick<Link, 'a' | 'b'>,
  names: readonly [string, string],
  called: CalledFor,
  missing: number,
  taken: ReadonlySet<string>,
): Suggestion {
  const [{ kind, colour }, label] = [called, labelOf(called)];
  const key = `links/${pairKey(two)}/${called.key}`;
  const ids = Array.from({ length: called.count }, (_, n) => idOf(`${key} ${n}`)).filter((id) => !taken.has(id));
  return {
    key,
    path: ['links'],
    text: `Add ${counted(missing, `${colour} link`)} between ${joined(names)}: “${label}”.`,
    reason: reasonFor(called, names),
    patches: ids.slice(0, missing).map((id) => ({
      op: 'insert',
      path: ['links'],
      entry: { id, ...two, colour, kind, label },
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
