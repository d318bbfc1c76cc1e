/** Key code of every key that an input method handles. */
const HANDLED = 229;

interface KeyEvent {
  readonly nativeEvent: { readonly isComposing: boolean; readonly keyCode: number };
}

/**
 * Tells whether a key belongs to an input method, such as the Enter that confirms a Japanese word. In Safari the
 * composition has ended by then, and only the key code tells.
 */
export const isComposing = ({ nativeEvent }: KeyEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === HANDLED;
