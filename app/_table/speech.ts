/** Whether this browser can read aloud. */
export const canSpeak = (): boolean =>
  typeof window !== 'undefined' && 'speechSynthesis' in window && typeof SpeechSynthesisUtterance === 'function';

/** Reads a text aloud, in the place of what was being read. Without a voice nothing happens. */
export function speak(text: string): void {
  if (!canSpeak()) return;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(new SpeechSynthesisUtterance(text));
}

export function hush(): void {
  if (canSpeak()) window.speechSynthesis.cancel();
}
