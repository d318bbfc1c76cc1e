/** Removes what our pages keep in this browser. What it will not give up goes with the site's data. */
export async function clearBrowser(): Promise<void> {
  try {
    localStorage.clear();
    sessionStorage.clear();
    const databases = await indexedDB.databases();
    for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name);
  } catch {
    // Private windows may have none of these.
  }
}
