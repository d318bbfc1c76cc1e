import { expect, it } from 'vitest';
import { fieldsWidget, namedList, oneAnswer, stepOf } from './form-fields';

it('builds a step from its parts, with widgets and slots in order', () => {
  const title = fieldsWidget('', 'title');
  const cast = namedList({
    id: 'cast',
    title: 'Cast',
    path: 'decks.0.cast',
    ask: 'Who?',
    prompts: [],
    empty: 'Nobody.',
  });
  const place = oneAnswer('place', 'Place', 'Where?', 'place', []);
  const step = stepOf({ id: 's', title: 'S', question: 'Q?', help: 'H.', parts: [title, cast, place] });
  expect(step.widgets).toEqual([title, cast.widget]);
  expect(step.slots).toEqual([cast.slot, place]);
  expect([step.id, step.help]).toEqual(['s', 'H.']);
});
