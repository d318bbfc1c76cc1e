/** Notice that a page is inert: its scripts have not run. CSS shows it after a while; it goes once they have run. */
export function ScriptsMissing() {
  return (
    <div className="scripts-late fixed inset-x-0 top-0 z-50 border-b-4 border-ink bg-hazard p-4 text-on-hazard">
      <p className="measure mx-auto">
        <strong>This page isn’t ready for typing yet.</strong> Its scripts have not loaded: the connection may be slow,
        or scripts are turned off in this browser. What is saved is safe; what you have typed just now is saved once
        they have.{' '}
        <a className="underline" href="?">
          Reload the page
        </a>{' '}
        or go{' '}
        <a className="underline" href="/">
          back to your list
        </a>
        .
      </p>
    </div>
  );
}
