import type { Json } from '@/lib/kernel/json';
import { certainMeaning } from '@/lib/schema/certain-meaning';
import { tidyChoices } from '@/lib/schema/choices';
import { normaliseAny } from '@/lib/schema/normalise';
import type { Shape } from '@/lib/schema/shape';
import { joined } from './blocks';
import { escapeLine, unescapeText } from './escape';
import { plainName } from './outline';

const NONE = 'none';

/** Writes a value that stands within a line. References are written by the caller. */
export function sayLeaf(shape: Shape, value: Json): string {
  switch (shape.kind) {
    case 'choice':
      return escapeLine(shape.labels[String(value)] ?? String(value));
    case 'choices':
      return (value as readonly string[]).map((option) => escapeLine(shape.labels[option] ?? option)).join(', ');
    case 'toggle':
      return value === true ? 'Yes' : 'No';
    case 'number':
      return value === null ? NONE : String(value);
    default:
      return escapeLine(String(value));
  }
}

/** Most characters of names on one line. */
const ONE_LINE = 90;

/** Returns the names of items that have nothing else, as one line; undefined if they take more. */
export function namesOf(items: readonly string[]): string | undefined {
  const names = items.map((item) => item.slice(2));
  const line = names.join(names.some((name) => name.includes(' ')) ? '; ' : ', ');
  const areNames = items.every((item) => item.startsWith('- ') && !/[,;:]|\{#/.test(item)) && !names.includes('');
  return areNames && line.length <= ONE_LINE ? line : undefined;
}

type Read = { readonly value: Json } | { readonly fault: string };

/** Reads a value from what stands behind its label. Says what it can be if it is none. */
export function readLeaf(shape: Shape, text: string): Read {
  const written = unescapeText(text);
  switch (shape.kind) {
    case 'choice': {
      const option = optionOf(shape.options, shape.labels, written);
      return option === undefined ? { fault: `It can be: ${listLabels(shape.labels)}.` } : { value: option };
    }
    case 'choices': {
      const options = written
        .split(/[,;\n]/)
        .filter((name) => plainName(name) !== '')
        .map((name) => optionOf(shape.options, shape.labels, name));
      return options.includes(undefined)
        ? { fault: `It can have: ${listLabels(shape.labels)}.` }
        : { value: tidyChoices(shape, new Set(options as string[])) };
    }
    case 'toggle': {
      const name = plainName(written);
      return YES.has(name) ? { value: true } : NO.has(name) ? { value: false } : { fault: 'It can be Yes or No.' };
    }
    case 'number': {
      const value = /^(?:none|[-–—]?)$/i.test(written.trim()) ? null : certainMeaning(shape, written);
      return checked(
        shape,
        value as Json,
        `It is a whole number from ${shape.min} to ${shape.max}${shape.nullable ? `, or “${NONE}”` : ''}.`,
      );
    }
    case 'text':
      return shape.prose || !text.includes('\n')
        ? checked(shape, written, `It holds at most ${shape.max} characters.`)
        : readLeaf(shape, joined(text));
    default:
      return checked(shape, written, 'It was left blank.');
  }
}

const YES: ReadonlySet<string> = new Set(['yes', 'true', 'x', '1']);
const NO: ReadonlySet<string> = new Set(['no', 'false', '', '0']);
const SHOWN = 12;

function checked(shape: Shape, value: Json, fault: string): Read {
  return normaliseAny(shape, value).issues.length === 0 ? { value } : { fault };
}

/** Finds an option by its label or its value. */
export function optionOf(
  options: readonly string[],
  labels: Readonly<Record<string, string>>,
  text: string,
): string | undefined {
  const exact = options.filter((option) => labels[option] === text);
  if (exact.length === 1) return exact[0];
  const name = plainName(text);
  return (
    options.find((option) => plainName(labels[option] ?? option) === name) ??
    options.find((option) => plainName(option) === name)
  );
}

function listLabels(labels: Readonly<Record<string, string>>): string {
  const all = Object.values(labels);
  return `${all.slice(0, SHOWN).join(', ')}${all.length > SHOWN ? ' …' : ''}`;
}
