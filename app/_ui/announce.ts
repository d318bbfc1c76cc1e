const ID = 'said';
const PAUSE_MS = 80;

/** Says to a screen reader what just happened on the page, where sighted people see it. */
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
  // A region is only heard when it changes while it stands on the page.
  setTimeout(() => {
    says.textContent = text;
  }, PAUSE_MS);
}
