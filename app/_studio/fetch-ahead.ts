import { fetchPictureDialog } from '@/app/_forms/picture-field';
import { fetchToastList } from '@/app/_ui/toasts';
import { fetchPasteDialog } from '@/app/_widgets/entry-list';
import { fetchReportDrawer } from './report';
import { fetchStuck } from './step-view';
import { fetchPalette, fetchReplaceDialog, fetchShortcutsDialog } from './studio-dialogs';

/** The very fetches of those who show them: an `import` within `dynamic` would be given files of its own. */
const FETCHES = [
  fetchToastList,
  fetchPasteDialog,
  fetchPictureDialog,
  fetchReportDrawer,
  fetchStuck,
  fetchPalette,
  fetchReplaceDialog,
  fetchShortcutsDialog,
];

const SOON_MS = 1_500;

/** Fetches the small parts that a key or a click may ask for: once there is time, and while there is a connection. */
export function fetchAhead(): () => void {
  const timer = setTimeout(() => {
    // Anyone who needs one asks again.
    for (const fetchPart of FETCHES) fetchPart().catch(() => undefined);
  }, SOON_MS);
  return () => clearTimeout(timer);
}
