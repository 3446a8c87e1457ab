import type { Role } from '../roles'

export type Choice<T extends string = string> = { value: T; label: string }

type Common = {
  /** What people call it: 'Due'. */
  label: string
  /** Its name in a screen's address where that differs from the call's key. */
  param?: string
  /** Filters of one group are set in one place, and are one chip: 'Due' has a choice, a first and a last day. */
  group?: string
  /** The roles for which it narrows a list; without effect when others send it. Absent: all. */
  roles?: readonly Role[]
  /** It tells of an amount or a payment: refused to a shop floor. */
  money?: true
  /** What the API's description says of it. */
  note?: string
}

/** One filter of a list, as contract, domain and screens read it. */
export type Filter = Common &
  (
    | { by: 'choice'; choices: readonly Choice[] }
    | { by: 'day' | 'amount' | 'process' | 'customer' | 'supplier' | 'machine' | 'owner' }
  )
export type Filters = Record<string, Filter>

/** What a filter's value is once it was read. */
export type ValueOf<F extends Filter> = F extends { by: 'choice'; choices: readonly Choice<infer T>[] }
  ? T
  : F extends { by: 'day' | 'process' | 'owner' }
    ? string
    : number

type More = Omit<Common, 'label'>

/** One of some values; `words` says them. */
export function choiceFilter<const T extends string>(label: string, words: Record<T, string>, more: More = {}) {
  const choices: readonly Choice<T>[] = (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }))
  return { label, by: 'choice', choices, ...more } as const
}

/** A day in India, YYYY-MM-DD. A pair is called `xFrom` and `xTo`; both days count. */
export const dayFilter = (label: string, more: More = {}) => ({ label, by: 'day', ...more }) as const

/** A whole number of rupees. A pair is called `xFrom` and `xTo`. */
export const amountFilter = (label: string, more: More = {}) => ({ label, by: 'amount', ...more }) as const

/** The id of an account or a machine. */
export const idFilter = <const B extends 'customer' | 'supplier' | 'machine'>(label: string, by: B, more: More = {}) =>
  ({ label, by, ...more }) as const

/** A process by its name, upper and lower case alike. */
export const processFilter = (more: More = {}) => ({ label: 'Process', by: 'process', ...more }) as const

/** The admin who looks after a case: `me`, `none` or an admin's id. */
export const ownerFilter = (more: More = {}) => ({ label: 'Owner', by: 'owner', roles: ['admin'], ...more }) as const

/** `me`, `none` or the id of an admin. */
export const OWNER = /^(me|none|[1-9]\d{0,8})$/

const WHOLE = /^\d{1,10}$/
const MAX = 2_147_483_647

/** The value fits its filter, as the call would take it. */
export function fitsFilter(filter: Filter, value: string): boolean {
  switch (filter.by) {
    case 'choice':
      return filter.choices.some((choice) => choice.value === value)
    case 'day':
      return isDay(value)
    case 'amount':
      return WHOLE.test(value) && Number(value) <= MAX
    case 'process':
      return value.trim().length > 0 && value.trim().length <= 200
    case 'owner':
      return OWNER.test(value)
    default:
      return isId(value)
  }
}

const isId = (value: string) => WHOLE.test(value) && Number(value) >= 1 && Number(value) <= MAX

/** A real date from the year 1 on: JavaScript reads 30 February as 2 March. */
export const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  value >= '0001' &&
  Date.parse(value) > -Infinity &&
  new Date(value).toISOString().startsWith(value)

/** The name of a filter in a screen's address. */
export const paramOf = (filters: Filters, key: string) => filters[key]?.param ?? key

/** The names in a screen's address that these filters have. */
export const paramsOf = (filters: Filters) => Object.keys(filters).map((key) => paramOf(filters, key))

type Asked<F extends Filters> = { [K in keyof F]?: ValueOf<F[K]> extends number ? number | string : ValueOf<F[K]> }

/** What an address asks of these filters, as the call wants it. What doesn't fit, or isn't the role's, is left out. */
export const askedIn = <F extends Filters>(
  filters: F,
  address: Record<string, string | undefined>,
  role?: Role,
): Asked<F> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([key, filter]) => {
      const value = address[filter.param ?? key]
      const isOwn = !role || !filter.roles || filter.roles.includes(role)
      return isOwn && value && fitsFilter(filter, value) ? [[key, value]] : []
    }),
  ) as Asked<F>
