import { entry, list, optionalCount, within } from '@/lib/schema/fields';
import { number, story, text } from '@/lib/schema/short-fields';
import { LAYERS_MAX } from '../vocabulary';

export const layers = list(
  entry(
    {
      name: text('Layer', 'What people call it.', 'The Rind'),
      look: story(
        'How it looks',
        'What somebody sees who climbs out of the hatch: light, ground, air, and what is overhead.',
        'Bus shelters, bolted together ceiling to ceiling. Every one of them is occupied.',
      ),
      techFrequency: number(
        'Sphere tech, in 100 scenes',
        'In how many scenes the GM may bring in machines of the makers. It grows towards the Core.',
        within(0, 100, 10),
      ),
      thresholdOverride: optionalCount({
        title: 'Its own Threshold',
        description: 'Dice that the GM rolls here; empty for the usual number at this depth.',
        min: 0,
        max: 99,
      }),
    },
    { title: 'Layer', description: 'One shell of the Sphere. The first is the surface, the last the deepest.' },
  ),
  {
    title: 'Layers',
    description: 'From the surface down. If play outlasts them, the Sphere goes on without names.',
    noun: 'layer',
    max: LAYERS_MAX,
  },
);
