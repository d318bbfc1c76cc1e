import { expect, it } from 'vitest';
import { runVectors, type Vector } from '../vectors';
import { trappedOperations } from './operations';
import { rulings } from './rulings';

const operations = { ...trappedOperations, ...rulings };

type Case = Omit<Vector, 'id'>;
type Fields = Readonly<Record<string, unknown>>;

const asking =
  (op: string) =>
  (input: Fields, expected: Fields, options: Fields = {}): Case => ({
    op,
    input: { ...input, options },
    expect: expected,
  });

const bid = asking('bid_check');
const after = asking('relationship_after');
const order = asking('bid_order');
const conflict = asking('conflict');
const control = asking('control_state');
const damage = asking('damage');
const event = asking('event_allowed');
const turn = asking('turn_start');
const available = asking('goals_available');
const goal = asking('goal_check');
const leave = asking('escape');
const over = asking('game_over');
const step = asking('monster_move');
const stray = asking('extra_move');
const ruling = asking('attribute_ruling');

const FREED = ['G01', 'G02', 'G03', 'G04', 'G05'];
const ship = { setting: 'spaceship' };
const table = { players: ['Ann', 'Bo', 'Cy'], living: ['Ann', 'Bo', 'Cy'] };
const onShip = { ...ship, moves_made_this_player_turn: 0, lounge_sealed: true };
const refused = (reason: string) => ({ legal: false, reason, winners: [], losers: [] });
const five = ['GM', 'Ann', 'Bo', 'Cy', 'Di'];
const duel = {
  kind: 'duel',
  actor: { attribute: 'Q', card: '5H' },
  bids: [{ player: 'Cy', side: 'help', mode: 'complication', attribute: null, card: 'KH' }],
  opposition: { attribute: 'K', cards: ['5D'] },
};
const level = {
  kind: 'goal',
  actor: { attribute: 'Q', card: '5H' },
  bids: [{ player: 'Bo', side: 'hinder', mode: 'character', attribute: 'Q', card: '5H' }],
  opposition: { cards: ['4C', '3D'] },
};
const tied = { kind: 'duel', actor: { attribute: 'Q', card: '5H' }, opposition: { attribute: 'Q', cards: ['5H'] } };
const helped = (bid: Fields) => ({
  kind: 'obstacle',
  actor: { attribute: '4', card: '3S' },
  bids: [{ player: 'Bo', side: 'help', card: '2S', ...bid }],
  opposition: { cards: ['8D', 'JS'] },
});
const drawn = { card: '9S', event_suit: 'S', source: 'listed', drawn_for: 'Ann', target: 'Ann' };

/** Our own cases in the vectors' format: rules without vectors, and options changed. */
const CASES: Readonly<Record<string, Case>> = {
  'a relationship to oneself does not restrict bids': bid(
    { mode: 'own', relationship: '9D', card: '4C' },
    { legal: true, on_loss: '9D' },
  ),
  'a relationship to oneself forbids the opposite suit': bid(
    { mode: 'own', relationship: '5H', card: 'JS' },
    { legal: false, on_loss: null },
    { rule1_self: true },
  ),
  'a relationship to oneself changes': bid(
    { mode: 'own', relationship: '5H', card: '10C' },
    { legal: true, on_loss: '5C' },
    { rule1_self: true },
  ),
  'an Extra’s relationship forbids a bid': bid(
    { mode: 'extra', relationship: '5H', card: 'JS' },
    { legal: false, on_loss: null },
  ),
  'an Extra’s relationship forbids nothing with that house rule': bid(
    { mode: 'extra', relationship: '5H', card: 'JS' },
    { legal: true, on_loss: '5H' },
    { extra_bid_relationship: 'none' },
  ),
  'a bid through an Extra changes the controller’s relationship': bid(
    { mode: 'extra', relationship: '5H', card: '2C' },
    { legal: true, on_loss: '5C' },
    { extra_bid_relationship: 'controller' },
  ),
  'without a relationship, every card can be bid': bid(
    { mode: 'character', relationship: null, card: 'JS' },
    { legal: true, on_loss: null },
  ),
  'hearts are not a complication of an obstacle': bid(
    { mode: 'complication', relationship: '5H', card: '2H' },
    { legal: false },
    { complication_suit_check: 'event_row' },
  ),
  'spades are a complication of an obstacle': bid(
    { mode: 'complication', relationship: '5H', card: '2S' },
    { legal: true, on_loss: '5H' },
    { complication_suit_check: 'event_row' },
  ),
  'an Extra’s unsuccessful opposition changes its relationship': after(
    { mode: 'extra', role: 'hinderer', actor_won: true, relationship: 'KS', card: '4D' },
    { relationship: 'KD', lost: true },
  ),
  'failure against an obstacle changes a relationship': after(
    { mode: 'own', role: 'actor', actor_won: false, relationship: '7C', card: 'QS' },
    { relationship: '7S', lost: true },
    { rule1_self: true },
  ),
  'a won conflict changes no relationship': after(
    { mode: 'character', role: 'actor', actor_won: true, relationship: '7C', card: 'QS' },
    { relationship: '7C', lost: false },
  ),
  'the same suit stays': after(
    { mode: 'character', role: 'helper', actor_won: false, relationship: '5H', card: '3H' },
    { relationship: '5H', lost: true },
  ),
  'the GM sits between players': order(
    { seats: ['Ann', 'Bo', 'GM', 'Cy', 'Di'], acting: 'Cy' },
    { order: ['Cy', 'Di', 'Ann', 'Bo'] },
  ),
  'bids on a dare begin next to the player who does it': order(
    { seats: five, acting: 'Cy', turn_owner: 'Ann' },
    { order: ['Cy', 'Di', 'Ann', 'Bo'] },
  ),
  'bids on a dare begin next to the player whose turn it is': order(
    { seats: five, acting: 'Cy', turn_owner: 'Ann' },
    { order: ['Cy', 'Bo', 'Di', 'Ann'] },
    { challenge_bid_start: 'turn_owner_left' },
  ),
  'six players bid': order(
    { seats: [...five, 'Ed', 'Flo'], acting: 'Ed' },
    { order: ['Ed', 'Flo', 'Ann', 'Bo', 'Cy', 'Di'] },
  ),
  'nobody helps in a duel': conflict(duel, { for: 15, against: 15, winner: 'opposition', decided_by: 'rank' }),
  'a player helps in an open duel': conflict(
    duel,
    { for: 25, against: 15, winner: 'actor', decided_by: 'points' },
    { duel_open_bidding: true },
  ),
  'hearts help the player who asks': conflict(
    {
      kind: 'control',
      actor: { attribute: '5', card: '4H' },
      bids: [],
      opposition: { cards: ['QC'], relationship: '6H' },
    },
    { for: 15, against: 10, winner: 'actor' },
    { extra_resistance: 'hearts_help_actor' },
  ),
  'clubs do not help that player': conflict(
    {
      kind: 'control',
      actor: { attribute: '5', card: '4C' },
      bids: [],
      opposition: { cards: ['QC'], relationship: '6C' },
    },
    { for: 9, against: 16, winner: 'opposition', deficit: 7 },
    { extra_resistance: 'hearts_help_actor' },
  ),
  'a helper is Lucky at the last moment': conflict(helped({ mode: 'character', attribute: '2', lucky: 'A' }), {
    for: 20,
    against: 18,
    winner: 'actor',
  }),
  'a helper is Lucky from the start': conflict(
    helped({ mode: 'character', attribute: '2', lucky: 'A' }),
    { for: 20, against: 18, winner: 'actor' },
    { lucky_timing: 'with_bid' },
  ),
  'a helper brings an Extra': conflict(helped({ mode: 'extra', attribute: 'K' }), {
    for: 19,
    against: 18,
    winner: 'actor',
  }),
  'a complication has no attribute': conflict(helped({ mode: 'complication', attribute: null }), {
    for: 9,
    against: 18,
    winner: 'opposition',
    deficit: 9,
  }),
  'opposition adds to resistance': conflict(level, {
    for: 15,
    against: 22,
    winner: 'opposition',
    decided_by: 'points',
    deficit: 7,
  }),
  'the Event’s own card counts': conflict(
    { kind: 'test', actor: { attribute: '8', card: '9H' }, bids: [], opposition: { cards: ['KS', '7D'] } },
    { for: 17, against: 17, winner: 'opposition', decided_by: 'rank', deficit: 0 },
    { event_test_cards: 'event_card_plus_one' },
  ),
  'a test without a card': conflict(
    { kind: 'test', actor: { attribute: '8', card: null }, bids: [], opposition: { cards: ['3D', '4C'] } },
    { for: 8, against: 7, winner: 'actor', decided_by: 'points' },
  ),
  'a forced attempt without a card': conflict(
    { ...level, actor: { attribute: 'Q', card: null } },
    { for: 10, against: 22, winner: 'opposition', deficit: 12 },
  ),
  'a forced fight without a card': conflict(
    { kind: 'monster', actor: { attribute: 'Q', card: null }, bids: [], opposition: { cards: ['2C', '3D'] } },
    { for: 10, against: 5, winner: 'actor' },
  ),
  'a forced door without a card, but with Lucky': conflict(
    {
      kind: 'obstacle',
      actor: { attribute: '2', card: null, lucky: 'A' },
      bids: [],
      opposition: { cards: ['5C', '6D'] },
    },
    { for: 11, against: 11, winner: 'actor', decided_by: 'rank' },
  ),
  'an exact tie is a loss': conflict(tied, { for: 15, against: 15, winner: 'opposition', decided_by: 'none' }),
  'an exact tie is decided by a draw': conflict(
    { ...tied, redraw: ['9S', '4H'] },
    { for: 24, against: 19, winner: 'actor', decided_by: 'points' },
    { dead_tie: 'redraw' },
  ),
  'the loser of a duel does the deed without a card': asking('challenge')(
    { response: 'decline', challenger_wins: true },
    { challenged_attempts: true, challenged_draws: 0 },
  ),
  'an Extra is won away': control(
    { player: 'Ann', controls: null, target: 'E1', target_controller: 'Bo', won: true },
    { Ann: 'E1', Bo: null, released: [] },
  ),
  'an Extra is not won away': control(
    { player: 'Ann', controls: 'E2', target: 'E1', target_controller: 'Bo', won: false },
    { Ann: 'E2', Bo: 'E1', released: [] },
  ),
  'damage must lower a score': damage(
    { own: 8, opposing: 20, card: '9D', target: { kind: 'attribute', value: '3' } },
    { adjusted: 17, result: 'replace', target_after: '3' },
    { damage_must_lower: true },
  ),
  'damage lowers a score': damage(
    { own: 8, opposing: 20, card: '9D', target: { kind: 'relationship', value: 'KS' } },
    { adjusted: 17, result: 'replace', target_after: '9D' },
    { damage_must_lower: true },
  ),
  'damage after many bids': damage(
    { own: 24, opposing: 31, card: '6C', target: { kind: 'attribute', value: 'J' } },
    { adjusted: 30, result: 'replace', target_after: '6' },
  ),
  'a weakness known at the start': asking('monster_cards')(
    { weakness_known: false, means_held: true },
    { cards: 2 },
    { weakness_known_at_start: true },
  ),
  'means against a weakness nobody knows': asking('monster_cards')(
    { weakness_known: false, means_held: true },
    { cards: 3 },
  ),
  'every defeat needs the means': asking('monster_defeat')(
    { defeats: 0, means_used: false, kill_needs_means: false },
    { defeats: 0, state: 'retreats' },
    { weapon_needed: 'every' },
  ),
  'no defeat needs the means': asking('monster_defeat')(
    { defeats: 2, means_used: false, kill_needs_means: true },
    { defeats: 3, state: 'dead' },
    { weapon_needed: 'never' },
  ),
  'an explorer is struck': event({ ...drawn, trigger: 'explore' }, { legal: true, reason: null }),
  'an Event elsewhere does not affect an explorer': event(
    { ...drawn, trigger: 'explore', target: null },
    { legal: false, reason: 'target' },
  ),
  'something happens somewhere': event(
    { ...drawn, trigger: 'gm_turn', drawn_for: null, target: null },
    { legal: true, reason: null },
  ),
  'an Extra is struck': event(
    { ...drawn, trigger: 'gm_turn', drawn_for: null, target: 'extra:E1' },
    { legal: true, reason: null },
  ),
  'an Extra is not struck for a full hand': event(
    { ...drawn, trigger: 'out_of_cards', target: 'extra:E1' },
    { legal: false, reason: 'target' },
    { empty_hand_refill: 'mandatory', hand_limit: 3 },
  ),
  'an invented Event has the card’s suit': event(
    { ...drawn, source: 'improvised', trigger: 'gm_turn', drawn_for: null, event_suit: 'H' },
    { legal: false, reason: 'suit' },
  ),
  'an empty hand must be filled': turn(
    { hand: 0, choice: 'normal', has_character: true },
    { legal: false, hand: 0, normal_action: false, penalty_events: 0 },
    { empty_hand_refill: 'mandatory' },
  ),
  'an empty hand is filled up to the house rule’s limit': turn(
    { hand: 0, choice: 'refill', has_character: true },
    { legal: true, hand: 3, normal_action: false, penalty_events: 1 },
    { empty_hand_refill: 'mandatory', hand_limit: 3 },
  ),
  'a full hand draws nothing': turn(
    { hand: 6, choice: 'normal', has_character: true },
    { legal: true, hand: 6, normal_action: true, penalty_events: 0 },
    { hand_limit: 6 },
  ),
  'without a character nobody refills': turn(
    { hand: 0, choice: 'refill', has_character: false },
    { legal: false, hand: 0, normal_action: false, penalty_events: 0 },
  ),
  'a player without a character draws with any house rule': turn(
    { hand: 0, choice: 'normal', has_character: false },
    { legal: true, hand: 1, normal_action: false, penalty_events: 0 },
    { empty_hand_refill: 'mandatory' },
  ),
  'goals of another setting': available(
    { setting: 'haunted-mansion', achieved: ['rope'], edges: 'all' },
    {
      available: [
        'anchor',
        'lid',
        'musket',
        'oars',
        'pendulum',
        'portcullis',
        'ring',
        'secret',
        'silver',
        'will',
        'wolfsbane',
      ],
    },
  ),
  'goals by the house rule': available(
    { ...ship, achieved: ['G07', 'G14'] },
    { available: ['G01', 'G02', 'G03', 'G06', 'G08', 'G09', 'G15', 'G18', 'G19'] },
    { prereq_mode: 'explicit' },
  ),
  'either of two is enough': goal(
    { ...ship, goal: 'G11', achieved: ['G10'], edges: 'all' },
    { legal: false, missing: ['G06'] },
  ),
  'either of two has': goal(
    { ...ship, goal: 'G11', achieved: ['G10', 'G06'], edges: 'all' },
    { legal: true, missing: [] },
  ),
  'the monster is hunted with fire': goal(
    { ...ship, goal: 'G17', achieved: ['G14', 'G15'], edges: 'all' },
    { legal: false, missing: ['G16'] },
  ),
  'an exit requires several goals': goal(
    { ...ship, goal: 'G20', achieved: [], edges: 'all' },
    { legal: false, missing: ['G01', 'G05'] },
  ),
  'two seats are not three': leave(
    { ...ship, ...table, route: 'pod', achieved: FREED, aboard: ['Ann', 'Bo', 'Cy'] },
    refused('capacity'),
  ),
  'an Extra takes a seat': leave(
    { ...ship, ...table, route: 'pod', achieved: FREED, aboard: ['Cy', 'Bo', 'extra:E1'] },
    refused('capacity'),
  ),
  'the pod without its beacon': leave(
    { ...ship, ...table, route: 'pod', achieved: [...FREED, 'G06'], aboard: ['Bo'] },
    refused('route_disabled'),
    { beacon_needed_by_pod: true },
  ),
  'the pod with its beacon': leave(
    { ...ship, ...table, route: 'pod', achieved: FREED, aboard: ['Bo'] },
    { legal: true, winners: ['Bo'], losers: ['Ann', 'Cy'] },
    { beacon_needed_by_pod: true },
  ),
  'the pod, not yet freed, with its beacon': leave(
    { ...ship, ...table, route: 'pod', achieved: ['G01'], aboard: ['Bo'] },
    refused('prerequisites'),
    { beacon_needed_by_pod: true },
  ),
  'the pod with only the stated requirements': leave(
    { ...ship, ...table, route: 'pod', achieved: ['G05'], aboard: ['Ann', 'Cy'] },
    { legal: true, winners: ['Ann', 'Cy'], losers: ['Bo'] },
    { prereq_mode: 'explicit' },
  ),
  'help comes too late for the dead': leave(
    { ...ship, ...table, living: ['Bo'], route: 'sos', achieved: ['G11', 'G13'], aboard: [] },
    { legal: true, winners: ['Bo'], losers: ['Ann', 'Cy'] },
  ),
  'the engines blow up behind those who have left': asking('engine_blast')(
    { aboard: ['Cy', 'Di', 'extra:E1'], already_escaped: ['Ann', 'Bo'] },
    { winners: ['Ann', 'Bo'], losers: ['Cy', 'Di'] },
  ),
  'the engines blow up at once': asking('engine_blast')(
    { aboard: ['Ann', 'Bo'], already_escaped: [] },
    { winners: [], losers: ['Ann', 'Bo'] },
    { engine_fuse_rounds: 0 },
  ),
  'somebody can still come back': over(
    { escaped: [], living: [], adoptable_extras: 1, monster_dead: true },
    { over: false, winners: [] },
  ),
  'a dead monster ends nothing': over(
    { escaped: [], living: ['Ann', 'Bo'], adoptable_extras: 0, monster_dead: true },
    { over: false, winners: [] },
  ),
  'not yet the last survivor': over(
    { escaped: [], living: ['Ann'], adoptable_extras: 1, monster_dead: false },
    { over: false, winners: [] },
    { last_survivor_wins: true },
  ),
  'two have got out': over(
    { escaped: ['Ann', 'Cy'], living: ['Bo'], adoptable_extras: 0, monster_dead: false },
    { over: true, winners: ['Ann', 'Cy'] },
  ),
  'the alien is not everywhere': step(
    { ...onShip, from: 'bridge', to: 'airlock' },
    { legal: false, reason: 'not_adjacent' },
  ),
  'the alien needs no suit': step({ ...onShip, from: 'airlock', to: 'hull_dish' }, { legal: true, reason: null }),
  'a closed door is reported before a used step': step(
    { ...onShip, from: 'ducts', to: 'lounge', moves_made_this_player_turn: 1 },
    { legal: false, reason: 'blocked' },
  ),
  'an Extra that nobody controls goes next door': stray({}, { legal: true, reason: null }),
  'one Extra goes after a turn': stray({ moved_this_turn: 1 }, { legal: false, reason: 'move_spent' }),
  'no Extra goes after the GM’s turn': stray(
    { gm_turn: true },
    { legal: false, reason: 'move_spent' },
    { monster_moves_on_gm_turn: true },
  ),
  'a controlled Extra stays with its player': stray({ controlled: true }, { legal: false, reason: 'controlled' }),
  'an Extra does not walk through closed passages': stray({ blocked: true }, { legal: false, reason: 'blocked' }),
  'Extras may have to wait for an Event': stray({}, { legal: false, reason: 'house_rule' }, { free_extras: 'none' }),
  'an Extra is won over by charm': ruling({ conflict: 'control', named: 'dangerous' }, { counts: 'sexy' }),
  'an Extra is won over by any fitting attribute': ruling(
    { conflict: 'control', named: 'dangerous' },
    { counts: 'dangerous' },
    { influence_attributes: 'any' },
  ),
  'a goal accepts its author’s attributes': ruling(
    { conflict: 'goal', kind: 'fix', attributes: ['fast'], named: 'clever' },
    { counts: 'fast' },
  ),
  'a goal accepts the default attributes of its kind': ruling(
    { conflict: 'goal', kind: 'learn', attributes: [], named: 'brave' },
    { counts: 'clever' },
  ),
  'a fitting attribute counts fully': ruling(
    { conflict: 'goal', kind: 'fix', attributes: ['fast', 'brave'], named: 'brave' },
    { counts: 'brave' },
  ),
  'one’s own Extra comes first': asking('adoption')(
    { controls: 'E2', uncontrolled: ['E1'], controlled_by_others: ['E3'] },
    { may_adopt: ['E2'] },
  ),
  'one vote more': asking('vote')(
    { yes: 2, no: 1, draw_yes: null, draw_no: null },
    { passed: true },
    { gm_votes: false },
  ),
  'the higher card decides a vote': asking('vote')({ yes: 2, no: 2, draw_yes: '10C', draw_no: '9H' }, { passed: true }),
  'Lucky with the bid': asking('lucky_use')(
    { crossed_out: false },
    { legal: true, crossed_out_after: true },
    { lucky_timing: 'with_bid' },
  ),
  'a short hand draws and plays too': asking('extras_turn')(
    { hand: 4 },
    { after_draw: 5, after_play: 4, aspects_set: 1 },
  ),
};

it.each(Object.entries(CASES))('%s', (id, vector) => {
  const file = { system: 'trapped', vectors: [{ id, ...vector }] };
  expect(runVectors(file, { trapped: operations })[0]?.failure).toBeUndefined();
});

it.each([
  [
    'a bid that Rule 1 forbids is not played',
    after({ mode: 'character', role: 'helper', actor_won: false, relationship: '5H', card: '2S' }, {}),
    'ruleOne',
  ],
  ['an unknown way out', leave({ ...ship, ...table, route: 'wings', achieved: [], aboard: ['Ann'] }, {}), 'wings'],
  ['an unknown goal', goal({ ...ship, goal: 'G21', achieved: [] }, {}), 'G21'],
  ['an unknown player', order({ seats: five, acting: 'Zoe' }, {}), 'Zoe'],
  ['a fight that nobody lost', damage({ own: 20, opposing: 8, card: '2C', target: null }, {}), 'no such fight'],
  [
    'an Extra that is one’s own already',
    control({ player: 'Ann', controls: 'E1', target: 'E1', target_controller: null, won: true }, {}),
    'wrongTarget',
  ],
  ['an unknown house rule', bid({ mode: 'own', relationship: '5H', card: '2H' }, {}, { dead_tie: 'coin' }), 'deadTie'],
])('%s', (id, vector, failure) => {
  const file = { system: 'trapped', vectors: [{ id, ...vector }] };
  expect(runVectors(file, { trapped: operations })[0]?.failure).toContain(failure);
});
