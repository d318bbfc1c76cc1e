/** Kinds of files with notes, for file dialogs. */
export const NOTE_FILES = '.txt,.md,.markdown,.csv,.tsv,.tab,.xlsx,.ods,.docx,.html,.htm,.twee,.tw';

/** Files that hold no scenario, whatever is in them. */
const ONLY_NOTES = /\.(?:csv|tsv|tab|xlsx|ods|docx|twee|tw)$/i;
/** Texts, which can hold a scenario as well. */
const PERHAPS_NOTES = /\.(?:txt|text|md|markdown|html?)$/i;

export const isOnlyNotes = ({ name }: Pick<File, 'name'>): boolean => ONLY_NOTES.test(name);

/** Tells whether a file that holds no scenario is a text for people. Broken JSON is not. */
export async function mayBeNotes(file: File): Promise<boolean> {
  if (!PERHAPS_NOTES.test(file.name) && !file.type.startsWith('text/')) return false;
  const head = await file.slice(0, 200).text();
  return !/^\uFEFF?\s*[{[]/.test(head);
}
