import type { Json } from '@/lib/kernel/json';
import type { Shape } from './shape';

/** Says which value replaces the missing or wrong one, and what the author can do. */
export function substitute(shape: Shape): string {
  switch (shape.kind) {
    case 'id':
      return 'It got a new one: point to it again where you meant it.';
    case 'object':
      return 'Everything in it has its default.';
    case 'choices':
    case 'array':
      return 'It was left empty.';
    case 'list':
      return `${shape.starts ? 'A blank' : 'An empty'} list was put in its place.`;
    case 'choice':
      return `“${shape.labels[shape.initial] ?? shape.initial}” was used instead. Choose what you meant.`;
    case 'toggle':
      return `“${shape.initial ? 'Yes' : 'No'}” was used instead. Change it if you meant otherwise.`;
    case 'picture':
      return 'It was left without one. Choose another one.';
    case 'number':
      return shape.initial === null
        ? 'It was left empty. Fill it in if you meant a number.'
        : `${shape.initial} was used instead. Change it if you meant otherwise.`;
    default:
      return 'It was left blank. Fill it in.';
  }
}

/** Names a value as people wrote it. */
export function sayValue(json: Json): string {
  if (json === null) return 'nothing';
  if (Array.isArray(json)) return 'a list';
  if (typeof json === 'object') return 'a group of fields';
  return `“${String(json).slice(0, 40)}”`;
}

/** Says what a field can hold; '' if its title tells enough. */
export function expectation(shape: Shape): string {
  if (shape.kind === 'choice') return ` (it is one of: ${shape.options.filter((option) => option !== '').join(', ')})`;
  if (shape.kind === 'number') return ` (it is a whole number from ${shape.min} to ${shape.max})`;
  if (shape.kind === 'toggle') return ' (it is true or false)';
  return '';
}
