/** The kinds of company: those that need parts, those that make them, and the operator. */
export const roles = ['customer', 'supplier', 'admin'] as const
export type Role = (typeof roles)[number]
