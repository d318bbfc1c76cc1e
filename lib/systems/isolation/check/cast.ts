import { at } from '@/lib/kernel/at';
import type { Issue } from '@/lib/kernel/issue';
import { counted, isBlank } from '@/lib/tabletop/wording';
import { namesOf } from '../names';
import { isBalanced } from '../rules/balance';
import { feltBiases } from '../rules/map-links';
import type { Character, Siege } from '../schema';
import { checkList, report } from './report';

/** How many people a siege takes (rules 11). */
const CAST = { min: 3, max: 10 } as const;

/** Whether there are people enough, and what each of them lacks. */
export function* checkCast(body: Siege): Generator<Issue> {
  const { cast, otherNpcs } = body;
  if (cast.length < CAST.min) {
    const message = `${counted(cast.length, 'person', 'people')} in the same boat: too few for sides to be taken. Add some, at least ${CAST.min} in all.`;
    yield report('isolation/few-cast', ['cast'], message);
  }
  if (cast.length > CAST.max) {
    const message = `${cast.length} people are in the same boat, and each answers to all the others in the GM’s dice. Keep to ${CAST.max}.`;
    yield report('isolation/many-cast', ['cast'], message);
  }
  yield* checkList(['cast'], 'name', cast, { noun: 'Person', code: 'isolation/person-unnamed' });
  const felt = new Set(feltBiases(cast, body).map(({ by }) => by));
  for (const [place, one] of cast.entries()) yield* checkPerson(one, at(namesOf(body).people, place), felt.has(place));
  yield* checkList(['otherNpcs'], 'name', otherNpcs, { noun: 'NPC', code: 'isolation/npc-unnamed' });
}

function* checkPerson(one: Character, name: string, isFelt: boolean): Generator<Issue> {
  const [path, positive, negative] = [['cast', one.id], one.positive.length, one.negative.length];
  if (isBlank(one.profession)) {
    const message = `${name} has no profession, and so is good at nothing.`;
    yield report('isolation/no-profession', [...path, 'profession'], message);
  }
  if (isBlank(one.goal)) {
    yield report('isolation/no-goal', [...path, 'goal'], `${name} wants nothing. Add a goal that concerns this night.`);
  }
  if (isBlank(one.bias)) {
    const message = `${name} judges nobody. Add a bias that somebody here will feel.`;
    yield report('isolation/no-bias', [...path, 'bias'], message);
  } else if (!isFelt) {
    const message = `The bias of ${name} hits nobody here, and nobody shares it. Say whom it hits under “Whom biases hit”, or change it.`;
    yield report('isolation/bias-unused', [...path, 'bias'], message);
  }
  if (!isBalanced(positive, negative)) {
    const message = `${name} has ${counted(positive, 'likeable trait')} and ${negative} unlikeable. Keep to twice as many at most.`;
    yield report('isolation/unbalanced', [...path, 'negative'], message);
  }
  if (one.level === 'dead') {
    const message = `${name} is dead before it begins, and can only be talked about.`;
    yield report('isolation/dead-at-start', [...path, 'level'], message);
  }
}
