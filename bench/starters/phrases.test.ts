import { describe, expect, it } from 'vitest';
import { schema } from '@/lib/systems/trapped/schema';
import { starterOf } from '@/test/support/starters';
import { repeatedPhrases } from './phrases';

const { body } = await starterOf('trapped', 'spaceship');
const ship = schema.parse(body);

/** Phrases that a setting has more than twice if its Events have these texts and everything else is quiet. */
function repeatedIn(...texts: string[]) {
  const [event] = ship.events;
  const events = texts.map((text, i) => ({ ...event, id: `e${i}`, title: 'Bang', text }));
  return repeatedPhrases(schema.parse({ ...ship, events }), 2).map(({ phrase, count }) => `${count} ${phrase}`);
}

const thrice = (text: string) => repeatedIn(text, text, text);

describe('repeated phrases', () => {
  it('are those that come more than twice, the longest once', () => {
    const text = 'The kettle sings hymns again.';
    expect(thrice(text)).toContain('3 the kettle sings hymns again');
    expect(thrice(text)).not.toContain('3 kettle sings hymns');
    expect(repeatedIn(text, text)).not.toContain('2 the kettle sings hymns again');
  });

  it('have two words if they are habits', () => {
    expect(repeatedIn('Run. Be brave.', 'Be brave!', 'They have to be brave again.')).toContain('3 be brave');
  });

  it('end with a sentence', () => {
    expect(thrice('Purple. Kettle. Hymns.')).not.toContain('3 purple kettle hymns');
  });

  it('are not made of fillers', () => {
    expect(thrice('And it was so that they would.')).not.toContain('3 and it was so that they would');
    expect(thrice('There is the kettle.').filter((phrase) => phrase === '3 is the kettle')).toEqual([]);
  });

  it('are not names', () => {
    const [thing] = ship.items;
    expect(thrice(`From the ${thing?.title} of old.`)).toContain(`3 from the ${thing?.title.toLowerCase()} of old`);
    const named = schema.parse({ ...ship, items: [{ ...thing, title: 'Purple kettle hymns' }] });
    const events = [0, 1, 2].map((i) => ({
      ...ship.events[0],
      id: `e${i}`,
      title: 'Bang',
      text: 'Purple kettle hymns!',
    }));
    expect(repeatedPhrases(schema.parse({ ...named, events }), 2).map(({ phrase }) => phrase)).not.toContain(
      'purple kettle hymns',
    );
  });
});
