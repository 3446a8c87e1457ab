// Apart from the cleaners: whoever asks for their version would load all of them.

/**
 * The version of cleaners and comparers. Raise it when one of them finds more: the copies of an older version are made
 * anew once (check-older-copies.ts).
 */
export const CLEANER = 2
