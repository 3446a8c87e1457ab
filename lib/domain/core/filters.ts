import type { Filters, ValueOf } from '../../rules/filters/filter'
import { invalid } from '../../contract/core/problem'
import type { Sql } from '../../infra/db/db'
import type { Viewer } from '../../rules/permissions'

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
  return Object.entries(filters).flatMap(([key, { roles }]) => {
    const value = asked[key]
    if (value === undefined || value === null || (roles && !roles.includes(viewer.role))) return []
    if (key.endsWith('From')) inOrder(key, value, asked[key.replace(/From$/, 'To')])
    return [conditions[key]!(value as never, viewer)]
  })
}

function inOrder(key: string, from: unknown, to: unknown) {
  if (to !== undefined && (from as string | number) > (to as string | number))
    throw invalid(key, 'From must be before To')
}
