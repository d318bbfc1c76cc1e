'use client';

import { usePathname } from 'next/navigation';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { whenLineIsFree } from '@/app/_data/line';
import { ask } from '@/app/_data/request';
import type { Mark } from '@/app/_ui/severity';
import type { Action } from '@/app/_ui/toast-list';
import { toast } from '@/app/_ui/toasts';
import type { EarlySession } from '@/lib/collab/client/early-session';
import type { Facts } from '@/lib/contract/authored';
import type { PlayerRange } from '@/lib/contract/manifest';
import { invariant } from '@/lib/kernel/invariant';
import type { Entry, Json } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { type Path, parsePath, valueAt } from '@/lib/kernel/path';
import type { Draft } from '@/lib/scenario/draft';
import { type ListAt, nameEntry } from '@/lib/scenario/entry-names';
import type { GameManifest } from '@/lib/scenario/game-manifest';
import { mentionsOf } from '@/lib/scenario/mentions';
import type { PeopleOfDraft } from '@/lib/services/drafts/people-of-draft';
import { joinedUpTo } from '@/lib/tabletop/words/wording';
import { startChecker } from './checker';
import { useChooseOnTheWay } from './chosen-entry';
import { CommentDesk } from './comment-desk';
import { pathOfId } from './element-id';
import { focusSoon } from './focus-soon';
import { IssueStore, NO_ISSUES, type Report, UNCHECKED } from './issue-store';
import { Peers } from './presence';
import { stepOf, studioSteps } from './steps';
import { rememberToDo } from './to-do';

/** The studio's context. It never changes while a draft is open, so it causes no redraws. */
export interface Studio {
  readonly draftId: string;
  readonly session: EarlySession;
  readonly peers: Peers;
  readonly comments: CommentDesk;
  /** Id by which the draft knows the user. */
  readonly you: string;
  readonly system: GameManifest;
  /** Number of players when the draft was opened. */
  readonly playersAtFirst: PlayerRange;
  readonly issueStore: IssueStore;
  /** Leads to a path: opens its step, unfolds it, scrolls to it and focuses it, or `focused` instead. */
  readonly focusPath: (path: Path, focused?: Path) => void;
  readonly goToStep: (step: string) => void;
}

const StudioContext = createContext<Studio | null>(null);
/** The path that the user was last led to; folds that contain it open. */
const TargetContext = createContext<{ readonly path: Path; readonly at: number } | null>(null);

/** Opens the draft once and keeps it open while the steps change. */
export function DraftProvider(props: {
  readonly session: EarlySession;
  readonly system: GameManifest;
  readonly players: PlayerRange;
  readonly draftId: string;
  readonly you: string;
  readonly children: ReactNode;
}) {
  const { session, system, players: playersAtFirst, draftId, you, children } = props;
  const [issueStore] = useState(() => new IssueStore());
  const [peers] = useState(() => new Peers(() => ask<PeopleOfDraft>('GET', `/api/drafts/${draftId}/people`)));
  const [comments] = useState(
    () => new CommentDesk(session, (step) => studioSteps(system).some(({ id }) => id === step)),
  );
  const [target, setTarget] = useState<{ readonly path: Path; readonly at: number } | null>(null);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    // The inspector loads and runs a lot of code: it starts once typing is possible.
    void session.opened.then(whenLineIsFree).then(() => {
      if (!gone) stop = startChecker(session, system.id, issueStore);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [session, system, issueStore]);

  useEffect(() => rememberToDo(draftId, issueStore), [draftId, issueStore]);

  useEffect(() => comments.start(), [comments]);

  const goToStep = useCallback(
    (step: string) => {
      // Uses the history API instead of a navigation, so that steps also change offline.
      window.history.pushState(null, '', `/studio/${draftId}/${step}`);
    },
    [draftId],
  );

  const chooseOnTheWay = useChooseOnTheWay(system.form);
  const focusPath = useCallback(
    (path: Path, focused = path) => {
      chooseOnTheWay(path);
      const step = stepOf(system.form, path);
      if (!window.location.pathname.endsWith(`/${step}`)) goToStep(step);
      setTarget({ path, at: Date.now() });
      void focusSoon(focused);
    },
    [system, goToStep, chooseOnTheWay],
  );

  useEffect(() => {
    // The fragment may be the id of a field's element.
    const path = pathOfId(window.location.hash.slice(1));
    if (path) focusPath(path);
  }, [focusPath]);

  const studio = useMemo<Studio>(
    () => ({
      draftId,
      session,
      peers,
      comments,
      you,
      system,
      playersAtFirst,
      issueStore,
      focusPath,
      goToStep,
    }),
    [draftId, session, peers, comments, you, system, playersAtFirst, issueStore, focusPath, goToStep],
  );
  return (
    <StudioContext value={studio}>
      <TargetContext value={target}>{children}</TargetContext>
    </StudioContext>
  );
}

/** Returns the studio's context without subscribing to the draft. */
export function useStudio(): Studio {
  const studio = use(StudioContext);
  invariant(studio, 'this stands inside a DraftProvider');
  return studio;
}

/** Returns the whole draft and its report. Redraws on every change; fields use useValue and useIssuesAt instead. */
export function useDraft(): Studio & {
  readonly draft: Draft;
  readonly issues: Report['issues'];
  readonly facts: Facts | undefined;
} {
  const studio = useStudio();
  const draft = useSyncExternalStore(
    studio.session.subscribeToDraft,
    studio.session.draft,
    studio.session.drawn,
  ) as Draft;
  const { issues, facts } = useReport();
  return { ...studio, draft, issues, facts };
}

/** Returns what `read` finds in the draft: a part of it, or a plain value. Redraws only when that changes. */
function useFound<T>(read: (draft: Json) => T): T {
  const { session } = useStudio();
  const now = () => read(session.draft() as unknown as Json);
  const drawn = () => read(session.drawn() as unknown as Json);
  return useSyncExternalStore(session.subscribeToDraft, now, drawn);
}

/** Returns the value at a path (from the file's root). Redraws only when it changes. */
export const useValue = (path: Path): Json | undefined => useFound((draft) => valueAt(draft, path));

/** Returns an entry's name. Redraws when it changes, also because the entries that name it are renamed. */
export const useEntryName = (entry: Entry | undefined, list: ListAt, index: number): string =>
  useFound((draft) => nameEntry(entry, list, draft, index));

export function useReport(): Report {
  const { issueStore } = useStudio();
  return useSyncExternalStore(issueStore.subscribe, issueStore.report, unchecked);
}

/** Returns the number of players of the draft, as of its last check. */
export function usePlayers(): PlayerRange {
  const { playersAtFirst } = useStudio();
  return useReport().players ?? playersAtFirst;
}

/** Report during hydration. The server checks nothing, so parts that hydrate late begin with what it drew. */
const unchecked = () => UNCHECKED;
const noIssues = () => NO_ISSUES;
const nothing = () => undefined;

/** Returns the issues of exactly this field. */
export function useIssuesAt(path: Path): Report['issues'] {
  const { issueStore } = useStudio();
  const read = () => issueStore.at(path);
  return useSyncExternalStore(issueStore.subscribe, read, noIssues);
}

/** Returns the worst mark at or inside a path; undefined if there are no issues. */
export function useIssuesWithin(path: Path): Mark | undefined {
  const { issueStore } = useStudio();
  const read = () => issueStore.worstWithin(path);
  return useSyncExternalStore(issueStore.subscribe, read, nothing);
}

/** Returns the rule sentence for the entry at a path (from the file's root), as its game writes it. */
export function useSentence(path: Path): string | undefined {
  const { issueStore } = useStudio();
  const read = () => (path[0] === 'body' ? issueStore.sentenceAt(path.slice(1)) : undefined);
  return useSyncExternalStore(issueStore.subscribe, read, nothing);
}

/** State of a fold. It opens by itself when the user is led to a path for which `holds` is true. */
export function useFold(initial: boolean, holds: (path: Path) => boolean): [boolean, (open: boolean) => void] {
  const target = use(TargetContext);
  const [open, setOpen] = useState(initial);
  const seen = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!target || seen.current === target.at) return;
    seen.current = target.at;
    if (holds(target.path)) setOpen(true);
  }, [target, holds]);
  return [open, setOpen];
}

/** Returns the step in the address, or the first one if it names none. */
export function useStep(): string {
  const { system, draftId } = useStudio();
  const pathname = usePathname();
  const [step] = parsePath(pathname.slice(`/studio/${draftId}/`.length)).map(String);
  const known = studioSteps(system);
  return known.some(({ id }) => id === step) ? String(step) : (known[0]?.id ?? '');
}

/** Returns a function that applies patches, announces them, and offers to undo exactly these while that is possible. */
export function useUndoable(): (message: string, patches: readonly Patch[], further?: Action) => void {
  const { session } = useStudio();
  return useCallback(
    (message, patches, further) => {
      const step = session.edit(patches);
      if (!step) return toast({ message });
      const offer = { subscribe: session.subscribe, isOpen: step.isWhole };
      toast({ message, action: { label: 'Undo', run: step.undo, offer }, ...(further && { further }) });
    },
    [session],
  );
}

const NAMED_AT_MOST = 3;

/** Applies patches that delete entries with these ids, and says so. */
export type Delete = (said: string, patches: readonly Patch[], ids: readonly string[]) => void;

/** Returns a function that deletes entries, names what still refers to them, and offers to clean that up too. */
export function useDelete(): Delete {
  const { session, system } = useStudio();
  const undoable = useUndoable();
  return useCallback(
    (said, patches, ids) => {
      const after = applyPatches(session.draft() as unknown as Json, patches);
      const mentions = mentionsOf(ids, system.draftShape, after);
      if (mentions.length === 0) return undoable(said, patches);
      const holders = [...new Set(mentions.map(({ name }) => `“${name}”`))];
      const named = joinedUpTo(NAMED_AT_MOST, holders);
      const cleaning = mentions.map(({ patch }) => patch);
      const run = () => undoable(`Cleaned up in ${named}.`, cleaning);
      const still = `${named} still ${holders.length === 1 ? 'names' : 'name'} ${ids.length === 1 ? 'it' : 'them'}.`;
      undoable(`${said} ${still}`, patches, { label: 'Clean up', run });
    },
    [session, system, undoable],
  );
}
