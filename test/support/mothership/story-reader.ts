/** A reader's knowledge of a character. */
export interface Known {
  ap: number;
  at: string;
  /** Tokens by the names of their traps. */
  readonly tokens: Map<string, number>;
  /** Additional cost of leaving, as narrated. */
  extra: number;
}

const AP_CEILING = 20;
const within = (points: number) => Math.max(0, Math.min(AP_CEILING, points));

/** Reconstructs a game from its story. Throws if a line is missing or contradicts another. */
export class StoryReader {
  readonly people = new Map<string, Known>();
  readonly faceUp = new Set<string>();
  readonly absent = new Set<string>();
  readonly broken = new Set<string>();
  readonly #start: string;
  readonly #finish: string;
  /** Points per round without tokens. */
  #usual: number | undefined;
  /** Change of points per round by a token, keyed by trap. */
  readonly #change = new Map<string, number>();
  /** Causes narrated since the last action; effects follow. */
  #wentOff: string[] = [];
  #left: string[] = [];
  #strode = false;
  left: number | undefined;
  shut = 0;
  over = false;

  constructor(start: string, finish: string) {
    this.#start = start;
    this.#finish = finish;
  }

  read(line: string): void {
    for (const [pattern, tell] of this.#rules) {
      const match = pattern.exec(line);
      if (!match) continue;
      tell(...match.slice(1).map((part) => part ?? ''));
      return;
    }
    throw new Error(`Cannot follow “${line}”`);
  }

  /** Sets everybody's points at the beginning of a round. */
  #refill(): void {
    for (const person of this.people.values()) {
      if (person.at === this.#finish || this.#usual === undefined) continue;
      let points = this.#usual;
      for (const [trap, count] of person.tokens) points += count * (this.#change.get(trap) ?? 0);
      person.ap = within(points);
    }
  }

  #of(name: string): Known {
    const person = this.people.get(name);
    if (!person) throw new Error(`Nobody is called “${name}”`);
    return person;
  }

  #pay(name: string, cost: string): Known {
    const person = this.#of(name);
    person.ap -= Number(cost);
    if (person.ap < 0) throw new Error(`${name} has not so many points`);
    this.#wentOff = [];
    this.#left = [];
    return person;
  }

  #go(name: string, place: string): void {
    const person = this.#of(name);
    person.at = place;
    person.extra = 0;
  }

  #loosen(cell: string): void {
    for (const person of this.people.values()) if (person.at === cell) person.extra = 0;
  }

  #drop(name: string, trap: string): void {
    const { tokens } = this.#of(name);
    const count = tokens.get(trap) ?? 0;
    if (count === 0) throw new Error(`${name} has no token of ${trap}`);
    if (count === 1) tokens.delete(trap);
    else tokens.set(trap, count - 1);
  }

  #expect(causes: readonly string[], line: string): void {
    if (causes.length === 0) throw new Error(`No narrated cause explains “${line}”`);
  }

  readonly #rules: readonly (readonly [RegExp, (...parts: string[]) => void])[] = [
    [/^Level: .*\. (\d+) .* to find\.$/, (count) => this.#seek(count)],
    [/^Player (\d+) plays no particular character\.$/, (seat) => this.#meet(`Player ${seat}`)],
    [/^Player \d+ plays (.+)\.$/, (name) => this.#meet(name)],
    [/^Round (\d+)\. /, (round) => (round === '1' ? undefined : this.#refill())],
    [
      /^(.+?)(, who waited,)? has (\d+) points?\.$/,
      (name, _, count) => {
        if (this.#usual === undefined) {
          this.#usual = Number(count);
          this.#refill();
        }
        if (this.#of(name).ap !== Number(count)) throw new Error(`${name} should have ${this.#of(name).ap}`);
      },
    ],
    [
      /^(.+) steps to (.+) \((\d+) points?\)\.$/,
      (name, place, cost) => {
        const { extra } = this.#of(name);
        if (!this.#strode && Number(cost) !== 1 + extra)
          throw new Error(`${name} should pay ${1 + extra}, not ${cost}`);
        this.#strode = false;
        this.#pay(name, cost);
        this.#go(name, place);
      },
    ],
    [/^(.+) slips onto (.+) \((\d+) points?\)\.$/, (name, place, cost) => this.#special(name, place, cost)],
    [/^(.+) jumps from .+ to (.+) \((\d+) points?\)\.$/, (name, place, cost) => this.#special(name, place, cost)],
    [/^(.+) looks (?:from a distance )?under .+ \((\d+) points?\)\.$/, (name, cost) => void this.#pay(name, cost)],
    [/^(\S+) turns out to be .+\.$/, (cell) => void this.faceUp.add(cell)],
    [/^(\S+) goes off: (.+)\.$/, (cell, trap) => void this.#wentOff.push(trap, cell)],
    [/^(?:.+ is immune to|.+ can leave) .+\.$|^No token of .+ is left, so nothing happens to .+\.$/, () => {}],
    [
      /^(.+) is caught by (.+) again\.$/,
      (name, trap) =>
        this.#expect(
          this.#wentOff.filter((one) => one === trap),
          name,
        ),
    ],
    [
      /^(.+?) takes (?:a|another) token of (.+?)(?: and (loses|gains) (\d+) points?)?(?:; from the next round on: (\d+) points? (fewer|more))?\.$/,
      (name, trap, how, count, later, change) => {
        this.#expect(
          this.#wentOff.filter((one) => one === trap),
          `${name}, ${trap}`,
        );
        const person = this.#of(name);
        person.tokens.set(trap, (person.tokens.get(trap) ?? 0) + 1);
        person.ap += how === 'loses' ? -Number(count) : Number(count);
        this.#change.set(trap, change === 'fewer' ? -Number(later) : Number(later));
      },
    ],
    [
      /^(.+): leaving costs (.+) (\d+) points? more\.$/,
      (trap, name, count) => {
        this.#expect(
          this.#wentOff.filter((one) => one === trap),
          name,
        );
        this.#of(name).extra += Number(count);
      },
    ],
    [
      /^(.+) ends up on (.+)\.$/,
      (name, place) => {
        this.#expect([...this.#wentOff, ...this.#left], name);
        this.#go(name, place);
      },
    ],
    [
      /^(\S+) leaves the ship.*\.$/,
      (cell) => {
        this.#expect(
          this.#wentOff.filter((one) => one === cell),
          cell,
        );
        this.#left.push(cell);
        this.#loosen(cell);
        this.faceUp.delete(cell);
        this.absent.add(cell);
      },
    ],
    [/^The draw pile has no tile for (.+), which stays empty\.$/, () => {}],
    [
      /^A new tile comes to (\S+?)(, face down|: .+)\.$/,
      (cell, how) => {
        this.absent.delete(cell);
        if (how !== ', face down') this.faceUp.add(cell);
      },
    ],
    [
      /^(.+) frees (.+) from (.+) \((\d+) points?\)\.$/,
      (helper, name, trap, cost) => {
        this.#pay(helper, cost);
        this.#drop(name, trap);
      },
    ],
    [
      /^(.+) breaks free from (.+) (?:by the step itself|\((\d+) points?\))\.$/,
      (name, trap, cost) => {
        this.#strode = cost === '';
        this.#pay(name, cost);
        this.#drop(name, trap);
      },
    ],
    [/^Time is up for (.+): (.+) is free\.$/, (trap, name) => this.#drop(name, trap)],
    [/^No tile is face down any more: (.+) is free from (.+)\.$/, (name, trap) => this.#drop(name, trap)],
    [/^(.+) has arrived and is free from (.+)\.$/, (name, trap) => this.#drop(name, trap)],
    [
      /^(.+) shuts down .+ \((\d+) points?\)(?:; (\d+) (?:is|are) left|\. Now open: .+)\.$/,
      (name, cost, left) => {
        this.#pay(name, cost);
        this.shut++;
        this.#seek(left);
      },
    ],
    [
      /^(.+) puts (\S+) out of order \((\d+) points?\)\.$/,
      (name, cell, cost) => {
        this.#pay(name, cost);
        this.broken.add(cell);
        this.#loosen(cell);
      },
    ],
    [/^(\S+) works again\.$/, (cell) => void this.broken.delete(cell)],
    [
      /^(.+) waits \((\d+) points?\), with (\d+) points? in hand\.$/,
      (name, cost, kept) => {
        if (this.#pay(name, cost).ap !== Number(kept)) throw new Error(`${name} cannot keep ${kept}`);
      },
    ],
    [
      /^(.+) gives up (\d+) points?\.$/,
      (name, count) => {
        if (this.#pay(name, count).ap !== 0) throw new Error(`${name} gives up too little`);
      },
    ],
    [
      /^(.+) is in\. \d+ seats? (?:is|are) taken\.$/,
      (name) => {
        if (this.#of(name).at !== this.#finish) throw new Error(`${name} is elsewhere`);
      },
    ],
  ];

  #seek(left: string): void {
    this.left = Number(left);
  }

  #meet(name: string): void {
    this.people.set(name, { ap: 0, at: this.#start, tokens: new Map(), extra: 0 });
  }

  #special(name: string, place: string, cost: string): void {
    if (Number(cost) <= this.#of(name).extra) throw new Error(`${name} pays too little`);
    this.#pay(name, cost);
    this.#go(name, place);
  }
}
