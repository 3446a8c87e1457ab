const stores = new Set<() => void>()

/** Names what keeps answers, so that it is emptied with the others. */
export const keeps = (empty: () => void) => void stores.add(empty)

/** Forgets every answer: what one account read is not for the next. */
export const forget = () => stores.forEach((empty) => empty())
