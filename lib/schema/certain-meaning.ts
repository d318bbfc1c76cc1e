import type { Json } from '@/lib/kernel/json';
import type { Shape } from './shape';

/** Code of remarks on values of the wrong kind whose meaning is certain. */
export const READ_AS = 'shape/read-as';

/** Returns the value that a text certainly means: 20 for "20", true for "true", an option for its name in capitals. */
export function certainMeaning(shape: Shape, json: Json | undefined): Json | undefined {
  if (typeof json !== 'string') return json;
  const text = json.trim();
  if (shape.kind === 'number' && /^-?\d{1,9}$/.test(text)) return Number(text);
  if (shape.kind === 'toggle' && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  if (shape.kind === 'choice' && !shape.options.includes(json)) {
    const [option, ...more] = shape.options.filter((each) => each.toLowerCase() === text.toLowerCase());
    return option !== undefined && more.length === 0 ? option : json;
  }
  return json;
}

/** Says how a text was read, and how to write it. */
export function sayMeaning({ kind, title }: Shape, text: string, meaning: string): string {
  const advice = kind === 'choice' ? 'Write it with these letters.' : 'Write it without quotation marks.';
  return `“${title}” says “${text.slice(0, 40)}”, which was read as ${meaning}. ${advice}`;
}
