import type { Json } from '@/lib/kernel/json';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { type Siege, schema } from '@/lib/systems/isolation/schema';

export const shape = objectShapeOf(schema);

/** Reads a siege like a file: values out of range are clamped or left blank. */
export const siegeFrom = (body: object): Siege => schema.parse(normalise(shape, body as Json).value);

const words = (...list: readonly string[]) => list.map((word, i) => ({ id: `w${i}`, word }));
const texts = (...list: readonly string[]) => list.map((text, i) => ({ id: `t${i}`, text }));
const needs = (...list: readonly string[]) => list.map((task, i) => ({ id: `n${i}`, task }));

const person = (id: string, name: string, more: object) => ({ id, name, traits: [], ...more });
const link = (a: string, b: string, colour: string, kind: string, label: string, n = 0) => ({
  id: `${a}-${b}-${kind}-${colour}${n}`,
  a,
  b,
  colour,
  kind,
  label,
});

const results = {
  completeSuccess: 'Done before anybody noticed.',
  basicSuccess: 'Done.',
  partialSuccess: 'Done, and it shows.',
  partialFailure: 'Not done, and nobody has seen it.',
  basicFailure: 'Not done, and everybody has.',
  completeFailure: 'Not done, and it was the last rope.',
};

const task = (id: string, title: string, more: object) => ({
  id,
  title,
  difficulty: 2,
  dangerous: false,
  professions: [],
  serves: [],
  violates: [],
  labels: [],
  onDegree: results,
  requires: [],
  from: 'partialSuccess',
  ends: 'nothing',
  everybody: false,
  repeatable: true,
  ...more,
});

/** Four people on a lighthouse rock, three tasks, and help that comes in time; without any issues. */
const LIGHTHOUSE = {
  locale: {
    name: 'Skarv lighthouse',
    description: 'A tower, a shed and a jetty on a rock. The boat left without them.',
    zones: [
      { id: 'lamp', name: 'Lamp room', notes: 'Glass on all sides.' },
      { id: 'shed', name: 'Shed', notes: 'Locked since spring.' },
    ],
    exits: texts('The jetty, under water'),
    resources: texts('One flare'),
  },
  threat: {
    name: 'The storm',
    nature: 'weather',
    embedding: 'external',
    knownFacts: texts('It has two days left in it.'),
    secrets: texts('The keeper has sold the boat.'),
    escalation: [{ id: 'glass', text: 'A pane of the lamp room goes.', delta: 2 }],
  },
  cast: [
    person('ana', 'Ana', {
      player: 'Sam',
      profession: 'Ship’s carpenter',
      positive: words('Patient', 'Handy'),
      negative: words('Stubborn'),
      bias: 'Despises officials',
      goal: 'Save the boat',
    }),
    person('bo', 'Bo', {
      profession: 'Harbour official',
      positive: words('Charming'),
      negative: words('Vain'),
      bias: 'Looks down on day trippers',
      goal: 'Get off the rock tonight',
    }),
    person('cem', 'Cem', {
      profession: 'Baker',
      positive: words('Flirtatious'),
      negative: words('Stubborn', 'Loud'),
      bias: 'Despises officials',
      goal: 'Hold out until help comes',
      traits: words('Day trippers’ guide'),
    }),
    person('dee', 'Dee', {
      profession: 'Nurse',
      positive: words('Brave'),
      negative: words('Loud'),
      bias: 'Thinks guides are liars',
      goal: 'Hold out until help comes',
    }),
  ],
  otherNpcs: [{ id: 'coast', name: 'The coastguard', role: 'A voice on the radio', notes: 'Is in no hurry.' }],
  links: [
    ...[0, 1].map((n) => link('ana', 'bo', 'red', 'bias', 'Despises officials', n)),
    ...[0, 1, 2].map((n) => link('ana', 'bo', 'red', 'goal', 'Save the boat / Get off the rock tonight', n)),
    link('ana', 'dee', 'green', 'descriptor', 'Patient / Brave'),
    link('ana', 'cem', 'red', 'descriptor', 'Stubborn / Stubborn'),
    ...[0, 1].map((n) => link('ana', 'cem', 'green', 'bias', 'Despises officials', n)),
    link('bo', 'cem', 'green', 'descriptor', 'Charming / Flirtatious'),
    ...[0, 1].map((n) => link('bo', 'cem', 'red', 'bias', 'Despises officials', n)),
    ...[0, 1].map((n) => link('bo', 'cem', 'red', 'bias', 'Looks down on day trippers', n)),
    ...[0, 1, 2].map((n) => link('cem', 'dee', 'green', 'goal', 'Hold out until help comes', n)),
    ...[0, 1].map((n) => link('cem', 'dee', 'red', 'bias', 'Thinks guides are liars', n)),
    link('bo', 'dee', 'green', 'story', 'She once pulled him out of the harbour'),
    link('bo', 'dee', 'green', 'temporary', ''),
  ],
  descriptorPairs: [
    { id: 'flirt', a: 'Charming', b: 'Flirtatious', colour: 'green', why: 'Each enjoys an audience.' },
    { id: 'calm', a: 'Brave', b: 'Patient', colour: 'green', why: 'One waits until the other has looked' },
    { id: 'stub', a: 'Stubborn', b: 'Stubborn', colour: 'red', why: 'Neither gives way.' },
  ],
  biasTargets: [
    { id: 'b0', bias: 'Despises officials', traits: words('official') },
    { id: 'b1', bias: 'Looks down on day trippers', traits: words('day trippers') },
    { id: 'b2', bias: 'Thinks guides are liars', traits: words('guide') },
  ],
  goalRelations: [{ id: 'g0', a: 'Save the boat', b: 'Get off the rock tonight', relation: 'opposed' }],
  stress: {
    start: 2,
    events: [{ id: 'horn', text: 'A horn, far out, and then none.', delta: 1 }],
    relief: [{ id: 'soup', text: 'Somebody finds soup.', delta: -1 }],
  },
  siege: { sessions: 2, conflictsPerSession: 6, rescueAfter: 10 },
  tasks: [
    task('shed', 'Open the shed', { professions: words('carpenter'), violates: words('hold out') }),
    task('boat', 'Launch the dinghy', {
      difficulty: 4,
      dangerous: true,
      serves: words('get off'),
      labels: words('Flirtatious'),
      requires: needs('shed'),
      from: 'basicSuccess',
      ends: 'out',
    }),
    task('radio', 'Talk the coastguard into coming', { difficulty: 3, ends: 'over', repeatable: false }),
  ],
};

/** The lighthouse siege with the given parts replaced; parts that the file lacks are blank. */
export const siege = (change: object = {}): Siege => siegeFrom({ ...LIGHTHOUSE, ...change });
