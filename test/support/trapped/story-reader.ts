/** A score or card as in a story: "10♥", or "K" for an attribute. */
type Text = string;

/** A bid on the table. `person` is missing for a complication. */
interface Bid {
  readonly player: string;
  readonly person: string | undefined;
  readonly helps: boolean;
  readonly card: Text | undefined;
  attribute: string | undefined;
}

/** A damage card and its reason. */
export interface ReadDamage {
  readonly person: string;
  readonly lost: string;
  readonly card: Text | undefined;
  readonly own: number;
  readonly opposing: number;
  readonly enough: boolean;
}

/** An event and its cause, as one line states it. */
export type Cause =
  | { readonly what: 'gained'; readonly item: string; readonly person: string; readonly from: string }
  | { readonly what: 'learned'; readonly item: string; readonly from: string }
  | { readonly what: 'tested'; readonly person: string; readonly why: string }
  | { readonly what: 'attacked'; readonly person: string; readonly why: string }
  | { readonly what: 'event'; readonly card: Text; readonly why: string }
  | { readonly what: 'nothing'; readonly card: Text }
  | { readonly what: 'felt'; readonly player: string; readonly card: Text }
  | ({ readonly what: 'damage' } & ReadDamage);

/** Use of a player's turn. */
export type Spent = 'nothing' | 'refill' | 'explore' | 'conflict' | 'dare' | 'escape';

const CARD = '(?:10|[2-9JQKA])[♥♦♠♣]';
const POINTS: Readonly<Record<string, number>> = { J: 10, Q: 10, K: 10, A: 11 };
const rankOf = (score: Text) => score.replace(/[♥♦♠♣]/u, '');
const pointsOf = (score: Text) => POINTS[rankOf(score)] ?? Number(rankOf(score));
const cardsIn = (text: string): Text[] => text.match(new RegExp(CARD, 'gu')) ?? [];

const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Tracks the state of a game from the lines of its story alone. */
export class StoryReader {
  readonly #people: string[] = [];
  readonly #made: string[] = [];
  /** Hands by player, keyed like "Ann’s player". */
  readonly hands = new Map<string, Set<Text>>();
  readonly #characterOf = new Map<string, string>();
  readonly attributes = new Map<string, Map<string, Text>>();
  /** Relationships, keyed like "owner > other". */
  readonly feelings = new Map<string, Text>();
  readonly held = new Map<string, Set<string>>();
  readonly discards = new Set<Text>();
  /** Causes since they were last read. */
  causes: Cause[] = [];
  /** Sums of the last conflict: calculated by the reader, and as narrated. */
  sums: { readonly made: readonly [number, number]; readonly narrated: readonly [number, number] } | undefined;
  /** Current turn of a player; one without a character waits and spends nothing. */
  turn: { readonly player: string; spent: Spent; waits: boolean; done: boolean } | undefined;
  #bids: Bid[] = [];
  #against: Text[] = [];
  #for: Text[] = [];
  #courted: Text | undefined;
  #damage: Text | undefined;
  #line = '';

  read(line: string): void {
    this.#line = line;
    for (const [word, pattern, take] of this.#patterns) {
      if (!line.includes(word)) continue;
      const match = pattern.exec(line);
      if (!match) continue;
      take(...(match.slice(1) as [string, string, string, string]));
      return;
    }
  }

  get people(): readonly string[] {
    return this.#people;
  }

  /** Returns the longest known name at the start of a text. */
  #nameAt(text: string): string | undefined {
    const names = [...this.#people, ...this.#made.map((name) => `${name}’s player`)];
    const found = names.filter((name) => text.startsWith(`${name} `) || lowered(text).startsWith(`${name} `));
    return found.toSorted((one, other) => other.length - one.length)[0];
  }

  /** Returns the player of a character. */
  #playerOf(name: string): string {
    if (name.endsWith('’s player')) return name;
    for (const [player, character] of this.#characterOf) if (character === name) return player;
    throw new Error(`nobody plays ${name}`);
  }

  #hand(name: string): Set<Text> {
    const hand = this.hands.get(this.#playerOf(name));
    if (!hand) throw new Error(`${name} has no hand`);
    return hand;
  }

  #bidOf(person: string): Bid {
    const bid = this.#bids.find((one) => one.person === person);
    if (!bid) throw new Error(`${person} has not bid`);
    return bid;
  }

  #score(person: string, attribute: string): Text {
    const score = this.attributes.get(person)?.get(attribute);
    if (!score) throw new Error(`${person} is not ${attribute}`);
    return score;
  }

  #own(text: string): string {
    return this.#people.find((name) => name === text || name === lowered(text)) ?? text;
  }

  /** Keyword for a fast test, pattern and handler of each kind of line. */
  readonly #patterns: readonly (readonly [string, RegExp, (...parts: [string, string, string, string]) => void])[] = [
    // Sheets.
    [
      '(Rule 2)',
      new RegExp(`^(.+) lost with (${CARD}) \\(Rule 2\\): (.+)$`, 'u'),
      (player, card, change) => this.#feel(player, card, change),
    ],
    ['used to', / used to .*[♥♦♠♣]\)\.$/u, () => this.#replaceFeeling()],
    ['What ', /^What .+ feels? for .+[♥♦♠♣]\.$/u, () => this.#replaceFeeling()],
    [
      ' goes from ',
      /^(.+)’s? (\S+) goes from \w+ to (\w+)\.$/,
      (person, attribute, to) => this.#lower(this.#own(person), attribute, to),
    ],
    [
      ' stays at ',
      /^(.+)’s? (\S+) stays at (\w+)\.$/,
      (person, attribute, to) => this.#lower(this.#own(person), attribute, to),
    ],
    // People.
    [
      ': Brave ',
      /^([^,:]+)(?:, [^:]+)?: (Brave .+? Lucky \w+)\.(?: (.*))?$/u,
      (name, scores, feelings) => this.#meet(name, scores, feelings),
    ],
    [
      '’s player goes on as ',
      /^(.+’s player) goes on as (.+), who no longer/,
      (player, person) => this.#adopt(player, person),
    ],
    [
      '.',
      /^(.+) (?:is dead|are dead|goes insane for good|go insane for good)\./,
      (name) => this.#bury(this.#own(name)),
    ],
    // Hands and the deck.
    [' dealt ', /^(.+) (?:is|are) dealt (.+)\.$/u, (name, cards) => this.#deal(this.#own(name), cardsIn(cards))],
    [
      ' draw',
      new RegExp(`^(.+?) draws? (${CARD}.*?)(?: (?:as|for) .+)?\\.$`, 'u'),
      (name, cards) => this.#draw(this.#own(name), cardsIn(cards)),
    ],
    ['The deck is used up', /^The deck is used up\. .+: (\d+) cards?\.$/, (count) => this.#reshuffle(Number(count))],
    ['Discarded: ', /^Discarded: (.+)\.$/, (cards) => this.#clear(cardsIn(cards))],
    // Turns.
    [
      'Round ',
      /^Round \d+\. (.+?)(?:’s? (?:extra )?turn|, (without) a character)\.$/,
      (name, without) => this.#begin(this.#own(name), without !== undefined),
    ],
    ['nothing with the turn', /^(.+) (?:does|do) nothing with the turn\.$/, () => this.#spend('nothing')],
    ['costs the turn', /^(.+) (?:has|have) no cards left\. A new hand costs the turn/, () => this.#spend('refill')],
    [' from ', /^(.+) goe?s? from (.+) to /, () => this.#spend('explore')],
    [' dare', /^(.+) dares? (.+) to /, () => this.#spend('dare')],
    [' a seat.', /^(.+) offers? (.+) a seat\./, () => this.#spend('escape')],
    // Conflicts.
    [
      ', and ',
      new RegExp(`^(.+?), and (?:bids (${CARD}) face down|has no card to bid)\\.$`, 'u'),
      (head, card) => this.#bid(head, card),
    ],
    [
      ' counts for ',
      /^The GM rules that (.+) \(\w+\) counts for (.+)\.$/,
      (attribute, person) => this.#rule(person, attribute),
    ],
    [
      ' complication does not fit',
      new RegExp(`^The GM rules that .+ complication does not fit: (${CARD})`, 'u'),
      (card) => this.#strike(card),
    ],
    [
      ' in place of ',
      /^(.+) (\S+) \(\w+\) in place of (\S+) \(\w+\)\. It works only once\.$/,
      (head, lucky, instead) => this.#useLucky(head, lucky, instead),
    ],
    ['Against it: ', /^Against it: (.+?)\.(.*)$/, (cards, rest) => this.#oppose(cardsIn(cards), rest)],
    [
      'A dead tie.',
      /^A dead tie\. One more card for each side: (\S+) for it, (\S+) against it\.$/,
      (own, opposing) => this.#redraw(own, opposing),
    ],
    [' against ', /^(\d+) against (\d+)(?:, [^:]+)?: /, (own, opposing) => this.#settle(Number(own), Number(opposing))],
    [
      'The vote is tied',
      /^The vote is tied\. A card for each side, (\S+) for and (\S+) against/,
      (yes, no) => this.#putAway([yes, no]),
    ],
    // Harm.
    [
      ' lost the ',
      /^(.+) lost (the \w+) (?:by \d+|on the tie-break)(?:, and (.+) pays? for it)?\.(.*)$/,
      (by, lost, person, rest) => this.#hurt(this.#own(by), lost, person, rest),
    ],
    // Events and monsters.
    [
      'Event ',
      new RegExp(`^Event (${CARD}) \\(([^)]+)\\)`, 'u'),
      (card, why) => this.#note({ what: 'event', card, why }),
    ],
    [
      'The Event is over',
      new RegExp(`^The Event is over\\. (${CARD}) is discarded\\.$`, 'u'),
      (card) => this.#putAway([card]),
    ],
    [
      'The Event changes nothing',
      new RegExp(`^The Event changes nothing.*\\. (${CARD}) is discarded\\.$`, 'u'),
      (card) => this.#comeToNothing(card),
    ],
    [
      'The Event puts',
      /^The Event puts (.+) to a test of/,
      (person) => this.#note({ what: 'tested', person, why: 'event' }),
    ],
    [
      'A full round without air',
      /^A full round without air puts (.+) to a test of/,
      (person) => this.#note({ what: 'tested', person, why: 'air' }),
    ],
    [
      'The illness of',
      /^The illness of (.+) brings a test of/,
      (person) => this.#note({ what: 'tested', person, why: 'illness' }),
    ],
    [
      ' attack ',
      /^The (GM|Event) has .+ attack (.+) in /,
      (why, person) => this.#note({ what: 'attacked', person, why }),
    ],
    // Things.
    [
      ' get',
      /^(.+) gets? “(.+?)” (for the goal|from the Event|from the floor|from the store|back from) /,
      (person, item, from) => this.#gain(this.#own(person), item, from),
    ],
    [
      'Everybody now knows “',
      /^Everybody now knows “(.+?)” (for the goal|from the Event) /,
      (item, from) => this.#note({ what: 'learned', item, from }),
    ],
    [' give', /^(.+) gives? “(.+)” to (.+)\.$/, (from, item, to) => this.#give(this.#own(from), item, to)],
    [
      ' lose',
      /^(.+) loses? “(.+)” (?:to .+|for good)\.$/,
      (person, item) => this.#held(this.#own(person)).delete(item),
    ],
    [' drop', /^(.+) drops? “(.+)” in .+\.$/, (person, item) => this.#held(this.#own(person)).delete(item)],
    // Relationships on a sheet, a pattern that resembles many other lines and so comes last.
    [').', new RegExp(`^(.+ \\(${CARD}\\))\\.$`, 'u'), (text) => this.#readFeelings(text)],
  ];

  #note(cause: Cause): void {
    this.causes.push(cause);
  }

  #meet(given: string, scores: string, feelings: string | undefined): void {
    const name = given.replace(/^(?:The|An?)(?= )/, (article) => article.toLowerCase());
    this.#people.push(name);
    if (feelings === undefined) {
      this.#made.push(name);
      this.#characterOf.set(`${name}’s player`, name);
      this.hands.set(`${name}’s player`, new Set());
    } else this.#owed.push(feelings);
    const each = scores.matchAll(/(\S+) (\w+)(?:, | and |$)/gu);
    this.attributes.set(name, new Map([...each].map(([, attribute = '', score = '']) => [attribute, score])));
  }
  /** Relationships of an Extra to characters who are not introduced yet. */
  readonly #owed: string[] = [];

  #readFeelings(text: string): void {
    const owner = this.#nameAt(text);
    if (owner === undefined) return;
    const each = text.slice(owner.length).matchAll(new RegExp(`(?:^|, | and) ?(.+?) \\((${CARD})\\)`, 'gu'));
    for (const [, words = '', score = ''] of each)
      this.feelings.set(`${owner} > ${this.#otherIn(owner, words)}`, score);
  }

  #otherIn(owner: string, words: string): string {
    const other =
      /^ ?(?:loves?|wants?|hates?) (.+)$/u.exec(words)?.[1] ??
      /^ ?(?:be|is|are) under (.+)’s? thumb$/u.exec(words)?.[1];
    return other === undefined || other === 'themselves' ? owner : other;
  }

  #adopt(player: string, person: string): void {
    this.#characterOf.set(player, person);
    if (this.turn?.player === player) this.turn.waits = false;
    const characters = [...this.#characterOf.values()];
    for (const other of this.#people) {
      if (!this.#made.includes(other) && other !== person && !characters.includes(other))
        this.feelings.delete(`${person} > ${other}`);
    }
  }

  #bury(person: string): void {
    for (const [player, character] of this.#characterOf) if (character === person) this.#characterOf.delete(player);
    this.held.delete(person);
  }

  #deal(name: string, cards: readonly Text[]): void {
    for (const text of this.#owed.splice(0)) this.#readFeelings(text.replace(/\.$/, ''));
    this.#draw(name, cards);
  }

  #draw(name: string, cards: readonly Text[]): void {
    for (const card of cards) this.#hand(name).add(card);
  }

  #putAway(cards: readonly Text[]): void {
    for (const card of cards) this.discards.add(card);
  }

  #reshuffle(count: number): void {
    if (count !== this.discards.size)
      throw new Error(`${count} discards are shuffled, ${this.discards.size} were narrated`);
    this.discards.clear();
  }

  #begin(name: string, waits: boolean): void {
    this.turn = name === 'The GM' ? undefined : { player: this.#playerOf(name), spent: 'nothing', waits, done: false };
  }

  #spend(spent: Spent): void {
    if (!this.turn || this.turn.done || this.turn.waits) return;
    this.turn.spent = spent;
    this.turn.done = true;
  }

  #bid(head: string, card: Text | undefined): void {
    const [, deed = '', attribute] = /^(.+?)(?:, being (.+) \(\w+\))?$/u.exec(head) ?? [];
    const subject = this.#nameAt(deed);
    if (subject === undefined) throw new Error(`who bids in “${head}”?`);
    const player = this.#playerOf(subject);
    const stand = /^ (?:has|have) (.+)$/u.exec(deed.slice(subject.length))?.[1];
    const proxy = stand === undefined ? undefined : this.#nameAt(stand);
    const words = (proxy === undefined ? deed.slice(subject.length) : (stand ?? '').slice(proxy.length)).trim();
    const isComplication = /^adds? a complication/.test(words);
    const isReply = isComplication || /^(?:helps?|hinders?|fights? back)$/.test(words);
    if (!isReply) {
      this.#endConflict();
      const courted = /^(?:try|tries) to win (.+) over$/u.exec(words)?.[1];
      this.#courted = courted && this.feelings.get(`${courted} > ${proxy ?? subject}`);
      this.#spend('conflict');
    }
    const helps = !isReply || /help/.test(words);
    if (card !== undefined && !this.#hand(subject).delete(card)) throw new Error(`${subject} does not hold ${card}`);
    this.#bids.push({ player, person: isComplication ? undefined : (proxy ?? subject), helps, card, attribute });
  }

  #rule(person: string, attribute: string): void {
    this.#bidOf(person).attribute = attribute;
  }

  #strike(card: Text): void {
    this.#bids = this.#bids.filter((bid) => bid.card !== card);
    this.#putAway([card]);
  }

  #useLucky(head: string, lucky: string, instead: string): void {
    const subject = this.#nameAt(head) ?? '';
    const stand = /^ (?:has|have) (.+)$/u.exec(head.slice(subject.length))?.[1];
    const bid = this.#bidOf((stand && this.#nameAt(stand)) ?? subject);
    if (bid.attribute !== instead) throw new Error(`${bid.attribute} counted, not ${instead}`);
    bid.attribute = lucky;
  }

  #oppose(cards: readonly Text[], rest: string): void {
    this.#against.push(...cards);
    const felt = /feelings count too: (\S+) (for|against) it\.$/u.exec(rest);
    if ((felt?.[1] ?? undefined) !== (this.#courted || undefined))
      throw new Error(`felt ${this.#courted}, narrated ${felt?.[1]}`);
    if (felt?.[1]) (felt[2] === 'for' ? this.#for : this.#against).push(felt[1]);
  }

  #redraw(own: Text, opposing: Text): void {
    this.#for.push(own);
    this.#against.push(opposing);
  }

  #settle(own: number, opposing: number): void {
    const sum = (helps: boolean, more: readonly Text[]) => {
      const laid = this.#bids
        .filter((bid) => bid.helps === helps)
        .flatMap(({ card, person, attribute }) => [
          ...(card === undefined ? [] : [card]),
          ...(person === undefined || attribute === undefined ? [] : [this.#score(person, attribute)]),
        ]);
      return [...laid, ...more].reduce((total, score) => total + pointsOf(score), 0);
    };
    this.sums = { made: [sum(true, this.#for), sum(false, this.#against)], narrated: [own, opposing] };
  }

  #feel(player: string, card: Text, change: string): void {
    this.#note({ what: 'felt', player: this.#playerOf(this.#own(player)), card });
    this.#replaceFeeling(change);
  }

  #hurt(by: string, lost: string, person: string | undefined, rest: string): void {
    const drawn = new RegExp(
      `Damage card: (${CARD})\\. (\\d+) \\+ \\d+ = \\d+, (not )?enough against (\\d+)`,
      'u',
    ).exec(rest);
    const card = drawn?.[1];
    const [own = 0, opposing = 0] = this.sums?.made ?? [];
    if (card !== undefined && (Number(drawn?.[2]) !== own || Number(drawn?.[4]) !== opposing)) {
      throw new Error(`the sums were ${own} and ${opposing}, but it says “${rest}”`);
    }
    this.#note({ what: 'damage', person: person ?? by, lost, card, own, opposing, enough: drawn?.[3] === undefined });
    if (card === undefined) return;
    if (/replaces a score/.test(rest)) this.#damage = card;
    else this.#putAway([card]);
  }

  #lower(person: string, attribute: string, to: Text): void {
    this.attributes.get(person)?.set(attribute, to);
    this.#replaced();
  }

  #replaceFeeling(change = this.#line): void {
    const scores = cardsIn(change);
    const [to = ''] = scores.slice(-1);
    const words = change.replace(/^What /, 'what ');
    const same = /^what (.+?) feels? for (.+?) (?:goes from|stays the same|is now)/u.exec(words);
    const now = new RegExp(`^(.+?) used to .+ \\(${CARD}\\) and now (.+) \\(${CARD}\\)\\.$`, 'u').exec(words);
    const owner = this.#own(same?.[1] ?? now?.[1] ?? '');
    const other = same ? (same[2] ?? '') : this.#otherIn(owner, now?.[2] ?? '');
    this.feelings.set(`${owner} > ${other === 'themselves' ? owner : other}`, to);
    this.#replaced();
  }

  /** Discards the damage card after it has replaced a score; other changes do not discard it. */
  #replaced(): void {
    if (this.#damage !== undefined) this.#putAway([this.#damage]);
    this.#damage = undefined;
  }

  #clear(cards: readonly Text[]): void {
    const laid = [...this.#bids.flatMap(({ card }) => card ?? [])];
    for (const card of laid) if (!cards.includes(card)) throw new Error(`${card} was bid and not discarded`);
    this.#putAway(cards);
    this.#endConflict();
  }

  /** Ends a conflict. If no cards are discarded, only the next conflict shows that the last one is over. */
  #endConflict(): void {
    this.#bids = [];
    this.#against = [];
    this.#for = [];
    this.#courted = undefined;
  }

  #comeToNothing(card: Text): void {
    this.#note({ what: 'nothing', card });
    this.#putAway([card]);
  }

  #held(person: string): Set<string> {
    const held = this.held.get(person) ?? new Set();
    this.held.set(person, held);
    return held;
  }

  #gain(person: string, item: string, from: string): void {
    this.#held(person).add(item);
    this.#note({ what: 'gained', item, person, from });
  }

  #give(from: string, item: string, to: string): void {
    this.#held(from).delete(item);
    this.#held(to).add(item);
  }
}
