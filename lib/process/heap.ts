import { setFlagsFromString } from 'node:v8'

/**
 * How much the heap may grow over what lives in it before it is swept, in percent. V8 alone lets it become several times as
 * large on a machine with room: most of the memory of a busy server was rubbish that nobody had fetched. A limit instead
 * would end the process in a rush.
 */
const GROWTH = 20

/** Keeps the heap near what lives in it, for the price of sweeping more often. */
export const keepHeapSmall = () => setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
