/** Latin letters, figures and signs that pieces say of themselves: their fonts are always at hand. */
export const OWN_PIECE_WORDS = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 .,:;·…()|/+-−–°“”’'];
