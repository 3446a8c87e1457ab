/** With `npm test -- --all` every story is told, and the long ones to their end. */
export const all = Boolean(process.env.TEST_ALL)
