/** The day in a parameter of the address, YYYY-MM-DD; undefined where there is none. */
export const dayIn = (value: string | undefined) => (value && isDay(value) ? value : undefined)

/** A real date: JavaScript reads 30 February as 2 March. */
const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && Date.parse(value) > -Infinity && new Date(value).toISOString().startsWith(value)

/** The id in a parameter of the address, or null where there is none. */
export const idIn = (value: string | null | undefined) => (/^[1-9]\d{0,8}$/.test(value ?? '') ? Number(value) : null)
