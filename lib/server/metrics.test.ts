import { expect, it } from 'vitest';
import { Metrics } from './metrics';

const nothing = { draftSockets: 0, tableSockets: 0, drafts: 0, tables: 0 };
const sampleOf = (text: string, name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.split(' ')
    .at(-1);

it('counts acknowledgements by duration, and new edits', async () => {
  const metrics = new Metrics();
  for (const ms of [3, 3, 40, 7_000]) metrics.acknowledged(ms, ms !== 40);
  const text = await metrics.format(nothing);
  expect(sampleOf(text, 'trapdoor_appended_updates_total')).toBe('3');
  const buckets = ['0.005', '0.025', '0.05', '5', '+Inf'];
  expect(buckets.map((le) => sampleOf(text, `trapdoor_ack_seconds_bucket{le="${le}"}`))).toEqual([
    '2',
    '2',
    '3',
    '3',
    '4',
  ]);
  expect([sampleOf(text, 'trapdoor_ack_seconds_count'), sampleOf(text, 'trapdoor_ack_seconds_sum')]).toEqual([
    '4',
    '7.046',
  ]);
});

it('counts refusals by reason, and shows the gauges', async () => {
  const metrics = new Metrics();
  metrics.refused('table', 4401);
  metrics.refused('table', 4401);
  metrics.refused('edit', 'gap');
  const text = await metrics.format({ draftSockets: 3, tableSockets: 4, drafts: 2, tables: 1 });
  expect(sampleOf(text, 'trapdoor_refusals_total{what="table",code="4401"}')).toBe('2');
  expect(sampleOf(text, 'trapdoor_refusals_total{what="edit",code="gap"}')).toBe('1');
  expect(sampleOf(text, 'trapdoor_sockets{line="table"}')).toBe('4');
  expect(sampleOf(text, 'trapdoor_open_tables')).toBe('1');
});

it('writes valid lines for Prometheus', async () => {
  const metrics = new Metrics();
  metrics.answered(200);
  metrics.acknowledged(3, true);
  const line = /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [-+.\de]+|)$/;
  for (const each of (await metrics.format(nothing)).split('\n')) expect(each).toMatch(line);
});

it('keeps the names and labels that dashboards use', async () => {
  const metrics = new Metrics();
  metrics.acknowledged(3, true);
  metrics.refused('table', 4401);
  metrics.answered(200);
  const series = (await metrics.format(nothing))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.slice(0, line.lastIndexOf(' ')));
  expect(series).toEqual([
    'trapdoor_sockets{line="draft"}',
    'trapdoor_sockets{line="table"}',
    'trapdoor_open_drafts',
    'trapdoor_open_tables',
    'trapdoor_appended_updates_total',
    ...[0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, '+Inf'].map(
      (le) => `trapdoor_ack_seconds_bucket{le="${le}"}`,
    ),
    'trapdoor_ack_seconds_sum',
    'trapdoor_ack_seconds_count',
    'trapdoor_refusals_total{what="table",code="4401"}',
    'trapdoor_http_answers_total{status="200"}',
    'trapdoor_event_loop_lag_seconds{quantile="0.5"}',
    'trapdoor_event_loop_lag_seconds{quantile="0.99"}',
    'trapdoor_event_loop_lag_seconds{quantile="1"}',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'process_uptime_seconds',
  ]);
});
