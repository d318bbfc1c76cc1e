'use client';

import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { NextStep } from '@/app/_draft/next-step';
import { PRINT } from '@/app/_draft/steps';
import { useDraft, useStudio } from '@/app/_draft/use-draft';
import { useOpened } from '@/app/_draft/use-opened';
import { SaveReport } from '@/app/_print/save-report';
import { Finding } from '@/app/_read/findings';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { Progress } from '@/app/_ui/progress';
import type { AnyPlayed } from '@/lib/contract/played';
import type { Findings } from '@/lib/contract/playtest-report';
import { fileNameOf } from '@/lib/kernel/file-name';
import { bySeverity, type Issue, isError } from '@/lib/kernel/issue';
import { formatPath } from '@/lib/kernel/path';
import { headlineOf } from '@/lib/playtest/headline';
import { playtestReportSpec } from '@/lib/playtest/report-spec';
import { RUNS_TO_JUDGE } from '@/lib/tabletop/play/verdicts';
import { counted } from '@/lib/tabletop/words/wording';
import { EndingsFigure } from './endings-figure';
import { ComparisonFigure, LengthFigure, OpeningFigure } from './figures';
import { PlaytestForm } from './playtest-form';
import type { PlaytestSettings, Results } from './playtest-store';
import { RealEvenings } from './real-evenings';
import { Sentences, Summary } from './summary';
import { TakeSeat } from './take-seat';
import { TallyFigure } from './tally-figure';
import { TryNumbers } from './try-numbers';
import { usePace } from './use-pace';
import { playAndNote, usePlaytest, usualBots } from './use-playtest';
import { PlayersPick, WatchGame } from './watch-game';

const NO_REPORTS: readonly Findings[] = [];

export function PlaytestStep() {
  const { system } = useStudio();
  const [played, setPlayed] = useState<AnyPlayed>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadPlayed(system.id).then(setPlayed, () => setFailed(true));
  }, [system.id]);
  return (
    <div className="@container mx-auto max-w-6xl">
      <header className="mb-6">
        <p className="kicker mb-2 text-exit">Playtest</p>
        <h1 className="text-2xl sm:text-3xl">{system.question}</h1>
        <p className="measure mt-3">Bots play it many times, each seeing only what a player would see.</p>
      </header>
      {failed && (
        <p role="alert" className="border-l-4 border-alarm pl-3">
          The bots could not be loaded. If you are offline, try again when you are back online; nothing is lost.
        </p>
      )}
      {played && <Playtest played={played} />}
    </div>
  );
}

function Playtest({ played }: { readonly played: AnyPlayed }) {
  const { draft, issues, session } = useDraft();
  const opened = useOpened();
  const { open } = opened;
  const players = useMemo(() => open.players(), [open]);
  const choices = useMemo(() => played.choices(opened.system.schema.parse(open.body)), [played, opened, open]);
  const { store, state } = usePlaytest();
  const [settings, setSettings] = useState<PlaytestSettings>(
    () => state.results?.settings ?? defaultSettings(played, open.players()),
  );
  // Drops numbers of players that the scenario no longer allows.
  const sizes = settings.sizes.filter((size) => size >= players.min && size <= players.max);
  const errors = issues.filter(isError).length;
  const { results, before, done, error } = state;
  const stale = results !== undefined && results.draft.body !== draft.body;
  const running = done !== undefined;
  const pace = usePace(store.keep, draft, { ...settings, sizes }, sizes.length > 0 && !running);
  // Deferred, so that drawing large results does not block the page.
  const shown = useDeferredValue(results);
  const shownBefore = useDeferredValue(before);
  return (
    <div className="grid gap-x-8 gap-y-6 @2xl:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-5">
        <Button
          look="main"
          disabled={sizes.length === 0 || running}
          onClick={() => void playAndNote({ session, store, played }, { ...settings, sizes }, players)}
        >
          {results ? 'Play it again' : 'Play it'}
        </Button>
        <Progress label="Playing…" done={done} onCancel={store.stop} />
        {!running && (
          <p className="-mt-3 min-h-5 text-sm text-grey" aria-live="polite">
            {pace !== undefined && sayWait(pace)}
          </p>
        )}
        {errors > 0 && (
          <p className="border-2 border-ink bg-hazard p-3 text-on-hazard">
            {errors === 1 ? 'One thing' : `${errors} things`} in the report should be fixed first. You can play it
            anyway, but the results will reflect that.
          </p>
        )}
        <Alert className="border-l-4 border-alarm pl-3">{error}</Alert>
        <TakeSeat draft={draft} />
        <PlaytestForm played={played} players={players} choices={choices} settings={settings} onChange={setSettings} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {!results?.reports.size && !running && (
          <p className="border-2 border-dashed border-line p-5">
            No games on record. Press “Play it”: bots play {settings.runs.toLocaleString('en')} games with each number
            of players.
          </p>
        )}
        {stale && !running && (
          <p role="status" className="border-2 border-ink bg-hazard p-3 text-on-hazard">
            The scenario has changed since these games. Play it again to see what that did.
          </p>
        )}
        {shown && <Figures played={played} results={shown} before={shownBefore} stale={stale} running={running} />}
        <RealEvenings
          draft={draft}
          reports={shown && !stale ? [...shown.reports.values()] : NO_REPORTS}
          players={players}
          isReadOnly={session.readOnly}
        />
        <TryNumbers played={played} opened={opened} settings={settings} />
        <NextStep to={PRINT} />
      </div>
    </div>
  );
}

const Figures = memo(function Figures(props: {
  readonly played: AnyPlayed;
  readonly results: Results;
  readonly before: Results | undefined;
  readonly stale: boolean;
  readonly running: boolean;
}) {
  const { played, results, before, stale, running } = props;
  const reports = [...results.reports.values()];
  if (reports.length === 0) return null;
  // Sentences come before the picture, a table after it.
  const summary = <Summary played={played} reports={reports} />;
  return (
    <div className={`flex flex-col gap-6 ${stale ? 'opacity-80' : ''}`}>
      {!stale && !running && results.verdicts && <Advice reports={reports} verdicts={results.verdicts} />}
      {before && <ComparisonFigure played={played} before={before} after={results} />}
      {reports.length === 1 && summary}
      <EndingsFigure reports={reports} />
      {reports.length > 1 && summary}
      {!stale && !running && results.verdicts && (
        <SaveFindings played={played} reports={reports} verdicts={results.verdicts} />
      )}
      {!running && <ByTable played={played} reports={reports} results={results.settings} draft={results.draft} />}
    </div>
  );
});

/** Saves the report as a PDF. */
function SaveFindings(props: {
  readonly played: AnyPlayed;
  readonly reports: readonly Findings[];
  readonly verdicts: readonly Issue[];
}) {
  const { played, reports, verdicts } = props;
  const { system, draft, open } = useOpened();
  const { title, evenings } = draft;
  const report = useMemo(
    () =>
      playtestReportSpec(reports, {
        title: title || 'Untitled disaster',
        game: system.title,
        played,
        plan: open.plan('table'),
        verdicts,
        runsToJudge: RUNS_TO_JUDGE,
        evenings,
      }),
    [played, reports, title, system, open, verdicts, evenings],
  );
  return <SaveReport report={report} name={`${fileNameOf(title)}-playtest.pdf`} />;
}

/** Verdicts of the playtest. The inspection report lists them too. */
function Advice(props: { readonly reports: readonly Findings[]; readonly verdicts: readonly Issue[] }) {
  const { reports, verdicts } = props;
  const isEnough = reports.some(({ runs }) => runs >= RUNS_TO_JUDGE);
  if (verdicts.length === 0 && !isEnough) return null;
  const sorted = bySeverity(verdicts);
  const headline = headlineOf(sorted);
  return (
    <section aria-label="What to do about it" className="flex flex-col gap-3 border-l-4 border-exit pl-4">
      <h2 role="status" className="text-xl">
        {headline}
      </h2>
      {sorted.length > 0 && (
        <ul className="flex flex-col gap-2">
          {sorted.map((issue, i) => (
            <Finding
              key={`${issue.code} ${formatPath(issue.path)}`}
              issue={issue}
              words={(i === 0 && issue.message.slice(headline.length).trim()) || undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Details for one number of players at a time. */
function ByTable(props: {
  readonly played: AnyPlayed;
  readonly reports: readonly Findings[];
  readonly results: PlaytestSettings;
  readonly draft: ReturnType<typeof useDraft>['draft'];
}) {
  const { played, reports, results, draft } = props;
  const { open } = useOpened();
  const plan = useMemo(() => open.plan('table'), [open]);
  // Initially the last number of players, and then unchanged while more reports arrive.
  const [players, setPlayers] = useState(reports.at(-1)?.players);
  const report = reports.find((one) => one.players === players) ?? reports.at(-1);
  if (!report) return null;
  return (
    <>
      <PlayersPick
        label="Details by number of players"
        sizes={reports.map((one) => one.players)}
        size={report.players}
        onPick={setPlayers}
      />
      {reports.length > 1 && <Sentences played={played} report={report} />}
      <WatchGame key={report.players} report={report} settings={results} draft={draft} plan={plan} />
      <LengthFigure report={report} />
      <OpeningFigure report={report} />
      {report.tallies.map((tally) => (
        <TallyFigure key={tally.id} tally={tally} report={report} plan={plan} />
      ))}
    </>
  );
}

function defaultSettings(played: AnyPlayed, players: { readonly min: number; readonly max: number }): PlaytestSettings {
  return {
    sizes: Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i),
    runs: 1_000,
    seed: 1,
    bots: usualBots(played),
    host: undefined,
    chosen: {},
    secondsPerTurn: undefined,
  };
}

/** Says how long games will take: "About 20 seconds on this device." */
function sayWait(ms: number): string {
  const seconds = Math.ceil(ms / 5_000) * 5;
  if (seconds <= 5) return 'A few seconds on this device.';
  return `About ${seconds < 100 ? `${seconds} seconds` : counted(Math.round(seconds / 60), 'minute')} on this device.`;
}

async function loadPlayed(id: string): Promise<AnyPlayed | undefined> {
  const { findSystem } = await import('@/lib/systems/registry');
  return (await findSystem(id)?.load())?.play?.();
}
