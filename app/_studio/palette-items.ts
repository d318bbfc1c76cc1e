import { isHeldBy, studioSteps, widgetPaths } from '@/app/_draft/steps';
import { fold } from '@/lib/kernel/fold';
import type { Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { Draft } from '@/lib/scenario/draft';
import { namedPlaces } from '@/lib/scenario/entry-names';
import type { GameManifest } from '@/lib/scenario/game-manifest';

/** Something that one can go to or do. */
export interface PaletteItem {
  readonly name: string;
  /** What it is, shown beside it and found as well. */
  readonly kind: string;
  readonly act: () => void;
}

/** The steps, entries and settings of a draft, as far as a step edits them. */
export function placeItems(
  system: GameManifest,
  draft: Draft,
  go: { readonly toStep: (step: string) => void; readonly toPath: (path: Path, focused?: Path) => void },
): readonly PaletteItem[] {
  const held = system.form.steps.flatMap(({ widgets }) => widgets.flatMap(widgetPaths));
  const isEdited = (path: Path) => path[0] !== 'body' || held.some((one) => isHeldBy(path, one));
  return [
    ...studioSteps(system).map(({ id, title }) => ({ name: title, kind: 'step', act: () => go.toStep(id) })),
    ...[...namedPlaces(system.draftShape, draft as unknown as Json)]
      .filter(({ path }) => isEdited(path))
      .map(({ name, kind, path, headline }) => ({ name, kind, act: () => go.toPath(path, headline) })),
  ];
}

const MOST_SHOWN = 50;

/** Those with all these words in their name or kind; the nearer to the name's beginning, the sooner. */
export function searchItems(items: readonly PaletteItem[], sought: string): readonly PaletteItem[] {
  const words = fold(sought).split(/\s+/).filter(Boolean);
  return items
    .map((item) => ({ item, rank: rankOf(item, words) }))
    .filter(({ rank }) => rank < NOWHERE)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_SHOWN)
    .map(({ item }) => item);
}

const NOWHERE = 4;

function rankOf({ name, kind }: PaletteItem, words: readonly string[]): number {
  const folded = fold(name);
  const ranks = words.map((word) => {
    const at = folded.indexOf(word);
    if (at === 0) return 0;
    if (at > 0) return /[\p{L}\p{N}]/u.test(folded[at - 1] ?? '') ? 2 : 1;
    return fold(kind).includes(word) ? 3 : NOWHERE;
  });
  return Math.max(0, ...ranks);
}
