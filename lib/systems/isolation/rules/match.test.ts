import { expect, it } from 'vitest';
import { fits } from './match';

it.each([
  ['flirtatious', 'Charming / Flirtatious'],
  ['  HOLD   out ', 'Hold out until help comes'],
  ['dull-witted', 'Dull Witted'],
  ['кот', 'Старый Кот'],
  ['🔥', 'On 🔥 tonight'],
])('“%s” fits “%s”', (entry, text) => expect(fits(entry, text)).toBe(true));

it.each([
  ['medic', 'Mistrusts medics'],
  ['out hold', 'Hold out'],
  ['hold comes', 'Hold out until help comes'],
  ['', 'Anything'],
  [' / ', 'Charming / Flirtatious'],
  ['Hold out', 'Hold'],
])('“%s” does not fit “%s”', (entry, text) => expect(fits(entry, text)).toBe(false));
