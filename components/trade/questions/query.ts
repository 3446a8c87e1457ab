/** Questions that are shown at first; the newest. */
export const SHORT = 20

/** The newest questions of an inquiry. */
export const questionsOf = (id: number, limit = SHORT) => ({ id, sort: '-id', limit: Math.min(limit, 200) })
