import type { Json } from '@/lib/kernel/json';
import { blankObject } from '@/lib/schema/blank';
import type { ListShape, ObjectShape } from '@/lib/schema/shape';
import { trimBlanks } from './blocks';
import type { Findings, Place } from './issues';
import { optionOf } from './leaf';
import { mainList, type Outline, type Part, plainName } from './outline';

/** A value while it is being read. */
export type Open = { [key: string]: Json };

/** Fields into which something can be written. */
export interface Fields {
  readonly kind: 'fields';
  readonly holder: Open;
  readonly parts: readonly Part[];
  /** The list whose entries may stand here without a heading of their own. */
  readonly main?: Part | undefined;
  /** The text that may stand here without a label. */
  readonly prose?: Part | undefined;
}

export interface Entries {
  readonly kind: 'entries';
  readonly list: Open[];
  readonly part: Part;
  readonly shape: ListShape;
  /** Value of the choice that the group's heading names. */
  readonly group?: string;
}

/** One value below a heading of its own. */
export interface Value {
  readonly kind: 'value';
  readonly holder: Open;
  readonly part: Part;
}

export type Scope = Fields | Entries | Value | { readonly kind: 'lost' };

/** Finds what headings and labels name, in a draft that is being filled. */
export class Scopes {
  private readonly started = new Set<Open[]>();
  private readonly full = new Set<Open[]>();

  constructor(
    private readonly draft: Open,
    private readonly outline: Outline,
    private readonly findings: Findings,
  ) {}

  /** Finds what a heading of the whole file names: a step, or a group of fields. */
  sectionCalled(text: string): Scope | undefined {
    const name = plainName(text);
    const { sections, inFirst, groups } = this.outline;
    const section = [...sections, ...inFirst].find(({ title }) => plainName(title) === name);
    if (section) return { kind: 'fields', holder: this.draft, parts: section.parts, main: mainList(section) };
    const group = groups.find(({ names }) => names.includes(name));
    return group && this.scopeOf(this.draft, group);
  }

  /** Finds a field by its name: here, in the groups inside, and for a step anywhere in the game. */
  find(scope: Fields, text: string): Scope | undefined {
    const { holder, parts } = scope;
    const name = plainName(text);
    const here = this.findIn(holder, parts, name);
    if (here || holder !== this.draft) return here;
    for (const other of [...this.outline.sections, ...this.outline.inFirst]) {
      const found = this.findIn(holder, other.parts, name);
      if (found) return found;
    }
    return undefined;
  }

  private findIn(holder: Open, parts: readonly Part[], name: string): Scope | undefined {
    const part = parts.find((one) => one.names.includes(name));
    if (part) return this.scopeOf(holder, part);
    for (const { keys, shape } of parts) {
      if (shape.kind !== 'object') continue;
      const inner = this.reach(holder, keys);
      const found = inner && this.findIn(inner, this.outline.partsOf(shape), name);
      if (found) return found;
    }
    return undefined;
  }

  private scopeOf(holder: Open, part: Part): Scope | undefined {
    const { shape, keys } = part;
    const around = this.reach(holder, keys.slice(0, -1));
    const key = String(keys.at(-1));
    if (!around) return undefined;
    if (shape.kind === 'list') return { kind: 'entries', list: around[key] as unknown as Open[], part, shape };
    if (shape.kind === 'object')
      return { kind: 'fields', holder: around[key] as Open, parts: this.outline.partsOf(shape) };
    return { kind: 'value', holder: around, part: { ...part, keys: [key] } };
  }

  /** Follows keys; a list on the way means its first entry. */
  private reach(holder: Open, keys: readonly string[]): Open | undefined {
    let at: Json | undefined = holder;
    for (const key of keys) at = Array.isArray(at) ? at[0] : (at as Open | undefined)?.[key];
    return typeof at === 'object' && at !== null && !Array.isArray(at) ? (at as Open) : undefined;
  }

  mainOf({ main, holder }: Fields): Entries | undefined {
    const scope = main && this.scopeOf(holder, main);
    return scope?.kind === 'entries' ? scope : undefined;
  }

  groupOf({ part, shape }: Entries, text: string): string | undefined {
    const { list } = part;
    const choice = list?.by === undefined || shape.entry.kind !== 'object' ? undefined : shape.entry.fields[list.by];
    if (choice?.kind !== 'choice') return undefined;
    const name = plainName(text);
    const bucket = list?.buckets?.find(({ names }) =>
      names.some((other) => text.includes(other) && plainName(other) === name),
    );
    return optionOf(choice.options, choice.labels, text) ?? bucket?.value;
  }

  add({ list, shape, part, group }: Entries, object: ObjectShape, id: string | undefined, at: Place): Open | undefined {
    // Entries of a blank draft give way to the first one that is read.
    if (!this.started.has(list)) list.length = 0;
    this.started.add(list);
    if (list.length >= shape.max) {
      if (!this.full.has(list))
        this.findings.add(
          'markdown/too-many',
          at,
          () => `“${shape.title}” holds at most ${shape.max} entries; the rest was left out.`,
        );
      this.full.add(list);
      return undefined;
    }
    const holder: Open = { ...blankObject(object), id: id ?? '' };
    if (group !== undefined && part.list?.by !== undefined) holder[part.list.by] = group;
    list.push(holder);
    return holder;
  }

  kindIn({ entry }: ListShape, text: string): { readonly object: ObjectShape; readonly rest: string } | undefined {
    if (entry.kind !== 'variants') return { object: entry, rest: text };
    const colon = text.indexOf(':');
    const [name, rest] = colon === -1 ? [text, ''] : [text.slice(0, colon), trimBlanks(text.slice(colon + 1))];
    const object = Object.entries(entry.variants).find(([kind, { title }]) =>
      [kind, title].some((one) => plainName(one) === plainName(name)),
    )?.[1];
    return object && { object, rest };
  }

  /** Names what can stand in a scope. */
  sayNames(scope: Scope): string {
    if (scope.kind !== 'fields') return '';
    const sections = scope.parts === this.outline.cover ? this.outline.sections.map(({ title }) => title) : [];
    const labels = scope.parts.filter(({ isHeld }) => !isHeld).map(({ label }) => label);
    return `There are: ${[...sections, ...labels].slice(0, MOST_NAMES).join(', ')}.`;
  }
}

const MOST_NAMES = 16;
