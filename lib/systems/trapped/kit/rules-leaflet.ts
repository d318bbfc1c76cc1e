import { flow, heading } from '@/lib/kit/short-blocks';
import { rulesLeaflet } from './input';
import { conflicts, damage, relationships } from './leaflet/conflicts';
import { end, events, inventions, lost } from './leaflet/ending';
import { aim, characters, extras, suitMeanings } from './leaflet/making';
import { attack, attempt, challenge, control, explore, leave, turns } from './leaflet/turns';

/** The whole game, from making characters to the end, under the house rules of this setting. */
export const leaflet = rulesLeaflet(
  (input) => [
    heading('How to play'),
    ...flow([...aim(input), ...characters(input), ...extras(input)]),
    ...suitMeanings(),
    heading('Conflicts'),
    ...flow(conflicts(input)),
    ...relationships(input),
    ...flow(damage(input)),
    heading('Your turn'),
    ...flow([
      ...turns(input),
      ...challenge(input),
      ...control(input),
      ...explore(),
      ...attempt(input),
      ...attack(input),
      ...leave(input),
    ]),
    heading('The GM’s turn, and the end'),
    ...flow([...events(input), ...inventions(input), ...lost(input), ...end(input)]),
  ],
  { small: true },
);
