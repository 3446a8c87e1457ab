// In a file of its own: else asking for the version would load every cleaner.

/**
 * The version of cleaners and comparers. Raise it when one of them finds more: the copies of an older version are made
 * anew once (check-older-copies.ts).
 */
export const CLEANER = 5
