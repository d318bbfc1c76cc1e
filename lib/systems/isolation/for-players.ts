import type { Siege } from './schema';
import { DEGREES } from './vocabulary';

const NO_RESULTS = Object.fromEntries(DEGREES.map((degree) => [degree, ''])) as Siege['tasks'][number]['onDegree'];

/** Removes secrets, events, when help comes, results of tasks, notes on NPCs, and Difficulties that aren't open. */
export const forPlayers = (body: Siege): Siege => ({
  ...body,
  threat: { ...body.threat, secrets: [], escalation: [] },
  otherNpcs: body.otherNpcs.map((npc) => ({ ...npc, notes: '' })),
  siege: { ...body.siege, rescueAfter: null },
  descriptorPairs: [],
  declined: [],
  taskPlaces: [],
  stress: { ...body.stress, events: [], relief: [] },
  tasks: body.tasks.map((task) => ({
    ...task,
    difficulty: body.options.openDifficulty ? task.difficulty : 1,
    onDegree: NO_RESULTS,
  })),
});
