'use client';

import { useMemo } from 'react';
import { PrintKit } from '@/app/_print/print-kit';
import type { ArtPlace } from '@/app/_workers/art-place';
import type { Issue } from '@/lib/kernel/issue';
import { gameManifestOf } from '@/lib/scenario/game-manifest';
import type { Opened } from '@/lib/scenario/open';
import { OpenVersion } from './open-version';

const NO_ISSUES: readonly Issue[] = [];

/** Prints a version of the library. Nothing is checked again: it was published without errors. */
export function PrintVersion({ file, art }: { readonly file: string; readonly art: ArtPlace }) {
  return <OpenVersion file={file}>{(opened) => <Kit opened={opened} art={art} />}</OpenVersion>;
}

function Kit({ opened: { draft, system, open }, art }: { readonly opened: Opened; readonly art: ArtPlace }) {
  const manifest = useMemo(() => gameManifestOf(system), [system]);
  const players = useMemo(() => open.players(), [open]);
  return <PrintKit draft={draft} system={manifest} players={players} art={art} issues={NO_ISSUES} isOthers />;
}
