import { z } from 'zod'

/** The day in a parameter of the address, YYYY-MM-DD; undefined where there is none. */
export const dayIn = (value: string | undefined) => (z.iso.date().safeParse(value).success ? value : undefined)
