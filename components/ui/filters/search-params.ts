import { isDay } from '@/lib/terms/filters/filter'

/** The day in a parameter of the address, YYYY-MM-DD; undefined where there is none. */
export const dayIn = (value: string | undefined) => (value && isDay(value) ? value : undefined)

/** The id in a parameter of the address, or null where there is none. */
export const idIn = (value: string | null | undefined) => (/^[1-9]\d{0,8}$/.test(value ?? '') ? Number(value) : null)

/** What is searched for, as a filter in words. */
export const searched = (q: string | null | undefined, param = 'q') =>
  q ? [{ param, label: 'Search', value: `“${q}”` }] : []

/** Takes out what is set on a comparison of quotations, for what closes it. */
export const noComparison = { n: null, w: null, gst: null, differ: null, hide: null }
