const caches = new Set<() => void>()

/** Registers what empties a cache of answers. */
export const registerCache = (empty: () => void) => void caches.add(empty)

/** Empties every cache: what one account read is not for the next. */
export const clearCache = () => caches.forEach((empty) => empty())
