import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDraft } from '@/lib/flow';
import { parseScenario } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';

const folder = new URL('./empty/', import.meta.url);

/** The cause that the report names: an error if nobody can play, a warning at least if the clock is too short. */
const CAUSES: Readonly<Record<string, readonly [severity: string, code: string, message: RegExp]>> = {
  'clock-fightsphere-1-turn.json': ['warning', 'fightsphere/few-turns', /Episodes end after 1 turn/],
  'clock-isolation-7-steps-4-conflicts.json': ['warning', 'isolation/night-short', /the night has only 4 conflicts/],
  'clock-trapped-doom-1.json': ['error', 'trapped/escape-too-late', /the doom clock ends the game after 1 round/],
  'clock-trapped-loss-1.json': ['error', 'trapped/escape-too-late', /“It sinks” ends the game after 1 round/],
  'clock-zombies-1-turn.json': ['warning', 'zombies/turns-too-few', /A round is over after 1 turn/],
  'isolation-one.json': ['error', 'isolation/few-cast', /1 living person/],
  'isolation-unnamed.json': ['error', 'isolation/person-unnamed', /Person 1 has no name/],
  'mothership-bare.json': ['error', 'mothership/too-few-traps', /3 trap tiles more than the box holds/],
  'zombies-bare.json': ['error', 'zombies/too-many-rounds', /5 rounds hunt 5 creatures/],
};

describe('files with almost nothing in them', () => {
  it('have an outcome each', () => expect(readdirSync(folder).toSorted()).toEqual(Object.keys(CAUSES).toSorted()));

  it.each(Object.entries(CAUSES))('%s is reported with its cause', async (name, [severity, code, message]) => {
    const opened = await parseScenario(readFileSync(new URL(name, folder)), findSystem);
    if (!opened.ok) throw new Error(opened.error.message);
    const issue = checkDraft(opened.value).find((each) => each.code === code);
    expect([issue?.severity, issue?.message]).toEqual([severity, expect.stringMatching(message)]);
  });
});
