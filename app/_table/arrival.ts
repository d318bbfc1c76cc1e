let isArriving = false;

/** Records that the person is coming in through the door, on the same page. */
export const arrive = (): void => {
  isArriving = true;
};

/** Leads keyboard and screen reader to the table after its door has gone, since the focus went with it. */
export function lookAround(): void {
  if (!isArriving) return;
  isArriving = false;
  window.scrollTo(0, 0);
  document.getElementById('step')?.focus({ preventScroll: true });
}
