/**
 * Roles of members in a draft, highest first. Who may only comment sees the page of their link and not the document,
 * from which the GM's fields can't be left out.
 */
export const ROLES = ['owner', 'edit', 'read', 'comment'] as const;
export type Role = (typeof ROLES)[number];

export const mayEdit = (role: Role): boolean => role === 'owner' || role === 'edit';
/** Tells whether a member may see the document. */
export const mayOpen = (role: Role | undefined): role is Exclude<Role, 'comment'> =>
  role !== undefined && role !== 'comment';

/** Roles that a link can give. */
export const LINK_ROLES = ['edit', 'comment', 'read'] as const;
export type LinkRole = (typeof LINK_ROLES)[number];
