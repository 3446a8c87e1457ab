/** True for `npm test -- --all`, which runs every story in full. */
export const all = Boolean(process.env.TEST_ALL)
