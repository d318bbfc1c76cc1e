import type { Suggestion } from '@/lib/contract/suggestions';
import type { Patch } from '@/lib/kernel/patch';
import { pairKey } from '@/lib/tabletop/play/pairs';
import { namesOf } from './names';
import { barePairs, unfeltBiases } from './rules/bare-pairs';
import { missingLinksIn } from './rules/missing-links';
import type { Siege } from './schema';
import { LINKS_MAX, LINKS_OF } from './vocabulary';

/** Suggests missing links, a table of descriptor pairs if there is none, and something for idle biases and bare pairs. */
export function suggestions(body: Siege): readonly Suggestion[] {
  const called = missingLinks(body);
  const sought = new Set(called.flatMap(({ patches }) => patches.flatMap(pairOfPatch)));
  const bare = barePairs(body).filter(({ patches }) => !patches.flatMap(pairOfPatch).some((pair) => sought.has(pair)));
  return [...called, ...usualPairs(body), ...unfeltBiases(body), ...bare];
}

const pairOfPatch = (patch: Patch): readonly string[] =>
  patch.op === 'insert' ? [pairKey({ a: String(patch.entry.a), b: String(patch.entry.b) })] : [];

/** Suggests our own table of descriptor pairs. */
export const usualPairs = (body: Siege): readonly Suggestion[] =>
  body.descriptorPairs.length > 0
    ? []
    : [
        {
          key: 'descriptorPairs',
          path: ['descriptorPairs'],
          text: `Start with our ${descriptorPairs.length} pairs of words that attract or repel each other.`,
          reason: 'Links between people whose words go together are suggested from these.',
          patches: descriptorPairs.map(({ a, b, colour, why }, i) => ({
            op: 'insert',
            path: ['descriptorPairs'],
            entry: { id: `usual${i + 1}`, a, b, colour, why },
          })),
        },
      ];

/** Suggests links that descriptors, biases and goals call for and the map lacks (rules 3). */
export const missingLinks = (body: Siege): readonly Suggestion[] =>
  missingLinksIn(body, { names: namesOf(body).people, worth: LINKS_OF, most: LINKS_MAX });

type Pair = Pick<Siege['descriptorPairs'][number], 'a' | 'b' | 'colour' | 'why'>;

const pairs =
  (colour: 'green' | 'red') =>
  (a: string, b: string, why: string): Pair => ({ a, b, colour, why });

const agree = pairs('green');
const clash = pairs('red');

/** Descriptors that usually attract or repel each other, for suggestions. */
const descriptorPairs: readonly Pair[] = [
  agree('Calm', 'Nervous', 'One of them breathes for both.'),
  agree('Kind', 'Clumsy', 'One falls over, the other has plasters.'),
  agree('Funny', 'Gloomy', 'At last an audience that is hard to please.'),
  agree('Charming', 'Vain', 'Each is looked at, and looks back.'),
  agree('Handy', 'Practical', 'They can talk about screws.'),
  agree('Patient', 'Stubborn', 'Neither of them is in a hurry to give way.'),
  agree('Curious', 'Talkative', 'Questions meet answers.'),
  agree('Well read', 'Curious', 'One has the footnotes, the other wants them.'),
  agree('Brave', 'Reckless', 'Each believes that the other means it.'),
  agree('Generous', 'Greedy', 'It lasts as long as the sandwiches.'),
  agree('Careful', 'Pedantic', 'They check each other’s lists.'),
  agree('Loyal', 'Bossy', 'One says where to, the other carries the bags.'),
  agree('Tough', 'Sarcastic', 'Neither takes it personally.'),
  clash('Bossy', 'Bossy', 'There is one steering wheel.'),
  clash('Stubborn', 'Stubborn', 'Both can wait.'),
  clash('Careful', 'Reckless', 'One counts to ten, the other has jumped.'),
  clash('Nosy', 'Secretive', 'One wants to know, the other wants a door.'),
  clash('Hasty', 'Patient', 'Each is waited for by the other.'),
  clash('Honest', 'Charming', 'One knows what a compliment costs.'),
  clash('Vain', 'Sarcastic', 'So large a target.'),
  clash('Optimistic', 'Gloomy', 'Both are waiting to have been right.'),
  clash('Generous', 'Stingy', 'They see the same bill with different eyes.'),
  clash('Talkative', 'Sulky', 'Silence is answered.'),
  clash('Nervous', 'Tactless', 'It did not need to be said aloud.'),
  clash('Organised', 'Lazy', 'One has drawn up a rota.'),
];
