/** Notice for browsers that cannot run the scripts. One of the server's own scripts shows it (lib/server/paint-first.ts). */
export const OldBrowser = () => (
  <p id="old-browser" role="alert" hidden className="bg-hazard p-4 text-on-hazard" suppressHydrationWarning>
    <strong>This browser is too old to write or play here.</strong> You can read everything. To do more, update it, or
    open this page in Safari 16.4 (iOS 16.4), Chrome or Edge 111, Firefox 128, or a later one.
  </p>
);
