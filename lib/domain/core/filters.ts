import type { Filters, ValueOf } from '../../terms/filters/filter'
import { invalid, Problem } from '../../contract/core/problem'
import type { Sql } from '../../infra/db/db'
import { isFloor } from '../../terms/member-roles'
import type { Viewer } from '../../rules/core/permissions'

type Value<F extends Filters, K extends keyof F> = ValueOf<F[K]>

/** The condition of each filter of a table. */
export type Conditions<F extends Filters> = { [K in keyof F]: (value: Value<F, K>, viewer: Viewer) => Sql }

type Asked<F extends Filters> = { [K in keyof F]?: ValueOf<F[K]> }

/** The conditions that are asked for. A filter that isn't the viewer's narrows nothing; a pair the wrong way round is 400. */
export function conditionsOf<F extends Filters>(
  filters: F,
  conditions: Conditions<F>,
  viewer: Viewer,
  asked: Asked<F>,
): Sql[] {
  return Object.entries(filters).flatMap(([key, { roles, money }]) => {
    const value = asked[key]
    if (value === undefined || value === null || (roles && !roles.includes(viewer.role))) return []
    if (money) assertReadsMoney(viewer)
    if (key.endsWith('From')) inOrder(key, value, asked[key.replace(/From$/, 'To')])
    return [conditions[key]!(value as never, viewer)]
  })
}

/** Refuses to narrow or sort a list by money for a shop floor: the order would tell the amounts. */
export function assertReadsMoney(viewer: Viewer) {
  if (isFloor(viewer)) throw new Problem('forbidden', 'Amounts and payments aren’t part of your role, Shop floor.')
}

function inOrder(key: string, from: unknown, to: unknown) {
  if (to !== undefined && (from as string | number) > (to as string | number))
    throw invalid(key, 'From must be before To')
}
