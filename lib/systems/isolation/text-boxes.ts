import { safeInset, slipTitleBox } from '@/lib/kit/face-boxes';
import type { TextBox } from '@/lib/kit/kit-spec';
import { textsOfEmblem, textsToRead } from '@/lib/tabletop/card-texts';
import { CARDS, eventFace, taskFace } from './kit/cards';
import { STRIP_MM, TOKEN_MM, woundFaces } from './kit/tokens';
import { namesOf } from './names';
import type { Siege } from './schema';

/** Texts that must fit where they are printed: names on link strips and wound tokens, tasks and events on their cards. */
export const textBoxes = (body: Siege): readonly TextBox[] => [
  ...pairsBy(body),
  ...body.cast.flatMap((person, i) =>
    woundFaces(person, namesOf(body).people[i] ?? '').flatMap((face) =>
      textsOfEmblem(['cast', person.id], { name: '', note: 'name' }, face, TOKEN_MM),
    ),
  ),
  ...body.tasks.flatMap((task, i) => {
    const name = { name: task.title, nameIn: 'title', words: 'professions' };
    return textsToRead(['tasks', task.id], name, taskFace(task, i, body), CARDS.task);
  }),
  ...(['events', 'escalation'] as const).flatMap((list) => {
    const [path, events] =
      list === 'events' ? [['stress', list], body.stress.events] : [['threat', list], body.threat.escalation];
    return events.flatMap((event, i) =>
      textsToRead([...path, event.id], { name: '', words: 'text' }, eventFace(event, i, 'Event'), CARDS.event),
    );
  }),
];

/** The longer name of each two that come closest in length has to leave room for the other on a strip. */
function pairsBy(body: Siege): readonly TextBox[] {
  const { people } = namesOf(body);
  const inset = safeInset(STRIP_MM);
  const box = slipTitleBox({ xMm: inset, yMm: inset, widthMm: STRIP_MM.widthMm - 2 * inset, heightMm: 0 });
  const longest = [...people.keys()].toSorted((a, b) => (people[b] ?? '').length - (people[a] ?? '').length);
  return longest.slice(1).map((other, i): TextBox => {
    const one = longest[i] ?? other;
    const text = `${people[one]} – ${people[other]}`;
    return {
      path: ['cast', body.cast[one]?.id ?? '', 'name'],
      place: `strips of “${text}”`,
      text,
      style: 'cardFooter',
      box,
    };
  });
}
