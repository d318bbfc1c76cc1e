import type { TextBox } from '@/lib/kit/kit-spec';
import { textsOfEmblem, textsOnSlips, textsToRead } from '@/lib/tabletop/card-texts';
import { LINK_STRIP_MM } from '@/lib/tabletop/link-pieces';
import { CARDS, eventFace, taskFace } from './kit/cards';
import { TOKEN_MM, woundFaces } from './kit/tokens';
import { namesOf } from './names';
import type { Siege } from './schema';

/** Texts that must fit where they are printed: names on link strips and wound tokens, tasks and events on cards. */
export const textBoxes = (body: Siege): readonly TextBox[] => {
  const { people } = namesOf(body);
  const eventTexts = (path: readonly string[], events: Siege['stress']['events']) =>
    events.flatMap((event, i) =>
      textsToRead([...path, event.id], { name: '', words: 'text' }, eventFace(event, i, 'Event'), CARDS.event),
    );
  return [
    ...textsOnSlips(
      body.cast.map(({ id }, i) => [people[i] ?? '', ['cast', id, 'name']]),
      LINK_STRIP_MM,
    ),
    ...body.cast.flatMap((person, i) =>
      woundFaces(person, people[i] ?? '').flatMap((face) =>
        textsOfEmblem(['cast', person.id], { name: '', note: 'name' }, face, TOKEN_MM),
      ),
    ),
    ...body.tasks.flatMap((task, i) => {
      const name = { name: task.title, nameIn: 'title', words: 'professions' };
      return textsToRead(['tasks', task.id], name, taskFace(task, i, body), CARDS.task);
    }),
    ...eventTexts(['stress', 'events'], body.stress.events),
    ...eventTexts(['threat', 'escalation'], body.threat.escalation),
  ];
};
