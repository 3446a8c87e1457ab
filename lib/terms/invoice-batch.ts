/** The most orders that are invoiced at once. */
export const BATCH_MAX = 50
