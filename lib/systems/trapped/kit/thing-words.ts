import type { Item } from '../schema';

const ON_DEATH: Readonly<Record<Item['onDeath'], string>> = {
  room: '',
  killer: 'A monster that kills its holder takes it.',
  lost: 'It is lost when its holder dies.',
};

const ON_THEFT: Readonly<Record<Item['onTheft'], string>> = {
  monster: '',
  lost: 'Once stolen, it is lost.',
  safe: 'It can’t be stolen.',
};

/** Returns what is special about a thing, as sentences; none for usual things and for facts. */
export const thingWords = ({ kind, worn, onDeath, onTheft }: Item): readonly string[] =>
  kind === 'flag'
    ? []
    : [worn ? 'It is worn: nobody can give it away.' : '', ON_DEATH[onDeath], ON_THEFT[onTheft]].filter(Boolean);
