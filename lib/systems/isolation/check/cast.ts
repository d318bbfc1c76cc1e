import { at } from '@/lib/kernel/at';
import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/authoring/reporter';
import { counted } from '@/lib/tabletop/words/wording';
import { namesOf } from '../names';
import { feltBiases } from '../rules/called-links';
import { phraseOf } from '../rules/phrases';
import { isBalanced } from '../rules/stances';
import type { Character, Siege, StressEvent } from '../schema';
import { START_MAX } from '../vocabulary';
import { blanks, checkList, report } from './codes';

/** Checks Stress and the events that happen by themselves. */
export function* checkStress({ stress, threat, options: { stressMax } }: Siege): Generator<Issue> {
  const path = ['stress', 'start'];
  if (stress.start > START_MAX) {
    const message = `Stress begins at ${stress.start}. Above ${START_MAX} red dice drown everything else.`;
    yield report('isolation/stress-high', path, message, setTo(path, START_MAX, `Begin at ${START_MAX}`));
  }
  if (stressMax !== null && stress.start > stressMax) {
    const message = `Stress begins at ${stress.start} but never rises above ${stressMax}, so play begins at the limit.`;
    yield report('isolation/stress-ceiling', path, message, setTo(path, stressMax, `Begin at ${stressMax}`));
  }
  const events = [...stress.events, ...threat.escalation].map(({ text }) => text).join('');
  const calm = 'Nothing happens by itself, so the GM cannot hurry anybody. Add an event.';
  yield* blanks([events, 'isolation/no-event', ['stress', 'events'], calm]);
  yield* checkEvents(['stress', 'events'], stress.events, 1);
  yield* checkEvents(['stress', 'relief'], stress.relief, -1);
  yield* checkEvents(['threat', 'escalation'], threat.escalation, 1);
}

function* checkEvents(list: readonly string[], events: readonly StressEvent[], sign: 1 | -1): Generator<Issue> {
  for (const { id, delta } of events) {
    if (delta * sign > 0) continue;
    const path = [...list, id, 'delta'];
    const message = `Stress changes by ${delta} here. ${sign === 1 ? 'What frays nerves adds some' : 'A relief takes some away'}.`;
    const better = sign * Math.max(1, Math.abs(delta));
    yield report('isolation/event-backwards', path, message, setTo(path, better, `Make it ${better}`));
  }
}

/** Recommended size of the cast (rules 11). */
const CAST = { min: 3, max: 10 } as const;

/** Checks the size of the cast, and each person's name, profession, goal, bias and traits. */
export function* checkCast(body: Siege): Generator<Issue> {
  const { cast, otherNpcs } = body;
  yield* checkLiving(cast);
  if (cast.length > CAST.max) {
    const message = `${cast.length} people are in the same boat, and each adds a die to the GM’s rolls. Keep to ${CAST.max} at most.`;
    yield report('isolation/many-cast', ['cast'], message);
  }
  if (cast.length > 0 && cast.every(({ positive, negative }) => [...positive, ...negative].every(isWordless))) {
    const message =
      'Nobody has a trait, likeable or not, so nothing on the sheets attracts or repels. Give each about three of both.';
    yield report('isolation/no-traits', ['cast'], message);
  }
  yield* checkList(['cast'], 'name', cast, { noun: 'Person', code: 'isolation/person-unnamed' });
  const felt = new Set(feltBiases(cast, body).map(({ by }) => by));
  for (const [place, person] of cast.entries())
    yield* checkPerson(person, at(namesOf(body).people, place), felt.has(place));
  yield* checkList(['otherNpcs'], 'name', otherNpcs, { noun: 'NPC', code: 'isolation/npc-unnamed' });
}

const isWordless = ({ word }: Character['traits'][number]): boolean => phraseOf(word) === '';

/** Checks that enough people are alive, and that not all of them are dying. */
function* checkLiving(cast: Siege['cast']): Generator<Issue> {
  const living = cast.filter(({ level }) => level !== 'dead');
  if (living.length < CAST.min) {
    const dead = living.length === cast.length ? '' : `, and ${cast.length - living.length} dead`;
    const message = `${counted(living.length, 'living person', 'living people')} in the same boat${dead}: too few to take sides. Add some, so that at least ${CAST.min} are alive.`;
    yield report('isolation/few-cast', ['cast'], message);
  } else if (living.every(({ level }) => level === 'dying')) {
    const message =
      'Everybody who is alive is dying at the start, so one wound kills each of them. Let some be healthier.';
    yield report('isolation/cast-dying', ['cast'], message);
  }
}

function* checkPerson(person: Character, name: string, isFelt: boolean): Generator<Issue> {
  const [path, positive, negative] = [['cast', person.id], person.positive.length, person.negative.length];
  const lacks = (field: 'profession' | 'goal' | 'bias', message: string) =>
    [person[field], `isolation/no-${field}`, [...path, field], `${name} ${message}`] as const;
  yield* blanks(
    lacks('profession', 'is good at nothing. Add a profession.'),
    lacks('goal', 'wants nothing. Add a goal for this night.'),
    lacks('bias', 'judges nobody. Add a bias that is felt here.'),
  );
  // Without words a bias can judge nobody; that counts as none.
  if (phraseOf(person.bias) !== '' && !isFelt) {
    const message = `The bias of ${name} hits nobody here, and nobody shares it. Say whom it hits under “Whom biases hit”, or change it.`;
    yield report('isolation/bias-unused', [...path, 'bias'], message);
  }
  if (!isBalanced(positive, negative)) {
    const message = `${name} has ${counted(positive, 'likeable trait')} and ${negative} unlikeable. Keep to at most two for each unlikeable one.`;
    yield report('isolation/unbalanced', [...path, 'negative'], message);
  }
}
