import type { Path } from '@/lib/kernel/path';
import type { Condition, Event, FurtherEffect } from '../schema';

interface Placed<Part> {
  readonly part: Part;
  readonly path: Path;
}

/** Returns all effects of an Event with their paths, those of what follows included. */
export const effectsIn = ({ id, effects, follows }: Event): readonly Placed<FurtherEffect>[] => [
  ...placed(['events', id, 'effects'], effects),
  ...follows.flatMap((followUp) => {
    const path = ['events', id, 'follows', followUp.id];
    const first = placed([...path, 'first'], followUp.first);
    return followUp.kind === 'also' ? first : [...first, ...placed([...path, 'second'], followUp.second)];
  }),
];

/** Returns all conditions of an Event with their paths. */
export const conditionsIn = ({ id, onlyIf, follows }: Event): readonly Placed<Condition>[] => [
  ...placed(['events', id, 'onlyIf'], onlyIf),
  ...follows.flatMap((followUp) =>
    followUp.kind === 'check' ? placed(['events', id, 'follows', followUp.id, 'when'], followUp.when) : [],
  ),
];

/** Returns the things and facts that tests of an Event take, with their paths. */
export const takenIn = ({ id, follows }: Event): readonly { readonly item: string; readonly path: Path }[] =>
  follows.flatMap((followUp) =>
    followUp.kind === 'test' && followUp.item !== ''
      ? [{ item: followUp.item, path: ['events', id, 'follows', followUp.id, 'item'] }]
      : [],
  );

const placed = <Part extends { readonly id: string }>(path: Path, parts: readonly Part[]): readonly Placed<Part>[] =>
  parts.map((part) => ({ part, path: [...path, part.id] }));
