const ID = 'said';
const PAUSE_MS = 80;

/** Announces something to screen readers that sighted users see on the page. */
export function announce(text: string): void {
  let region = document.getElementById(ID);
  if (!region) {
    region = document.createElement('p');
    region.id = ID;
    region.className = 'sr-only';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  const says = region;
  says.textContent = '';
  // Live regions are announced only when they change after they were added to the page.
  setTimeout(() => {
    says.textContent = text;
  }, PAUSE_MS);
}
