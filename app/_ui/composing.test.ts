import { expect, it } from 'vitest';
import { isComposing } from './composing';

const pressed = (isComposing: boolean, keyCode: number) => ({ nativeEvent: { isComposing, keyCode } });
const [ENTER, HANDLED] = [13, 229];

it('knows the Enter that confirms a composition, in the order of events of each browser', () => {
  // Chromium and Firefox: keydown while composing, then compositionend.
  expect(isComposing(pressed(true, HANDLED))).toBe(true);
  // Safari: compositionend, then keydown.
  expect(isComposing(pressed(false, HANDLED))).toBe(true);
});

it('lets any other Enter through', () => expect(isComposing(pressed(false, ENTER))).toBe(false));
