import type { Role } from '@/lib/terms/roles'
import type { Happening, Told } from '../sheet'

/** What differs from the data of an event, and who hears of it then. */
export const casesOf = (happening: Happening<object>): [facts: object, tells: Told][] =>
  'tells' in happening ? [[{}, happening.tells]] : happening.cases

/** The roles that hear of an event in any case. */
export function rolesTold(happening: Happening<object>): Role[] {
  const told = casesOf(happening).flatMap(([, tells]) => tells)
  const roles = told.map((who) => (who === 'matching' || who === 'other' ? 'supplier' : who))
  return [...new Set(roles)].sort()
}
