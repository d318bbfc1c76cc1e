import { SIGNS_BY_AUTHOR } from './game-icons-names';

/** Author of half of the set. */
const MOST_DILIGENT = 'Delapouite';
const SERIES: readonly (readonly [RegExp, string])[] = [
  [/^abstract-\d{3}$/, 'Viscious Speed'],
  [/^card-(?:\d+|ace|jack|queen|king)-(?:clubs|diamonds|hearts|spades)$/, 'AussieSim'],
];

let byName: ReadonlyMap<string, string> | undefined;

export function authorInSet(name: string): string {
  byName ??= new Map(
    Object.entries(SIGNS_BY_AUTHOR).flatMap(([author, names]) =>
      names
        .trim()
        .split(/\s+/)
        .map((sign) => [sign, author] as const),
    ),
  );
  return byName.get(name) ?? SERIES.find(([pattern]) => pattern.test(name))?.[1] ?? MOST_DILIGENT;
}
