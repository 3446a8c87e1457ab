import { createHash } from 'node:crypto'

const { FUZZ_RUNS, FUZZ_SEED, FUZZ_PATH, FUZZ_CALL, FUZZ_AS, TEST_ALL } = process.env

/** How much is tried, from which seed: a little and always the same in the tests, as much as one likes by `npm run fuzz`. */
export const budget = {
  /** How often each call is tried by each role that may make it; by the others a tenth of it, but once at least. */
  runs: Number(FUZZ_RUNS ?? (TEST_ALL ? 3 : 1)),
  seed: Number(FUZZ_SEED ?? 20_261_121),
  /** Where in the seed's tries a failure was found, to see that one alone. */
  path: FUZZ_PATH,
  /** Only this call, `inquiries.submit`. */
  call: FUZZ_CALL,
  /** Only by this one. */
  as: FUZZ_AS,
  isLarge: FUZZ_RUNS !== undefined,
}

/** The seed for a call by somebody: each tries something else. */
export const seedOf = (...names: string[]) =>
  createHash('sha256')
    .update([budget.seed, ...names].join())
    .digest()
    .readInt32BE()
