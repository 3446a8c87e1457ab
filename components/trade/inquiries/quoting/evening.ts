import { isoDay } from '@/lib/terms/format'

/** 18:00 in India on the day that a form gives. */
export const eveningOf = (day: string) => `${day.slice(0, 10)}T12:30:00.000Z`

/** The day in India of a deadline, as a form wants it; empty without one. */
export const dayOf = (quoteBy: string | null) => (quoteBy ? isoDay(Date.parse(quoteBy)) : '')
