import type { Role } from '../../contract/people/account'

type Life = {
  /** Without use (h). */ idle: number
  /** Since the sign-in, however much it is used (h). */ whole: number
}

const DAY = 24
const away: Life = { idle: 14 * DAY, whole: 30 * DAY }

/** The life of a session. Suppliers look in now and then on their own phone; an admin's session opens everything. */
export const sessionLife: Record<Role, Life> = {
  customer: away,
  supplier: away,
  admin: { idle: 12, whole: 7 * DAY },
}
