const SOON_MS = 1_500;

/** Fetches the small parts that a key or a click may ask for: once there is time, and while there is a connection. */
export function fetchAhead(): () => void {
  const timer = setTimeout(() => {
    const parts = [
      import('@/app/_ui/toast-list'),
      import('@/app/_widgets/paste-dialog'),
      import('@/app/_art/picture-dialog'),
      import('./report-drawer'),
      import('./stuck'),
    ];
    // Anyone who needs one asks again.
    for (const part of parts) part.catch(() => undefined);
  }, SOON_MS);
  return () => clearTimeout(timer);
}
