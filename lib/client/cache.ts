const caches = new Set<() => void>()

/** Registers a function that clears a cache of answers. */
export const registerCache = (empty: () => void) => void caches.add(empty)

/** Clears every cache, so that the next account sees nothing of this one. */
export const clearCache = () => caches.forEach((empty) => empty())
