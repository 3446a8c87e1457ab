import { Problem } from '../../../contract/core/problem'
import { listQueries, type ListFilters, type ListName } from '../../../contract/desk/lists'
import { assertMay, type Viewer } from '../../../rules/core/permissions'
import { placeOf, type ListPlan } from '../../core/list'
import { listed } from './listed'

/** Of a page, not of the list. */
const OF_A_PAGE = ['limit', 'cursor', 'counts']

/** What a list is asked for: its plan, and the filters and order that it knows, as texts. */
export type ReadQuery = { plan: ListPlan; sort?: string; filters: Record<string, string> }

/** A list's query by the list's own schema and rules; what doesn't fit is 400 at `query.key`. Unknown keys are left out. */
export function readQuery(viewer: Viewer, list: ListName, query: ListFilters): ReadQuery {
  const { act, plan } = listed[list]
  assertMay(act, viewer)
  const schema = listQueries[list]
  const filters = Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      value === null || value === '' || OF_A_PAGE.includes(key) || !Object.hasOwn(schema.shape, key)
        ? []
        : [[key, String(value)]],
    ),
  )
  const parsed = schema.safeParse(filters)
  if (!parsed.success)
    throw atQuery(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
  try {
    const made = plan(viewer, parsed.data as never)
    placeOf({ sort: filters.sort }, made)
    return { plan: made, sort: filters.sort, filters }
  } catch (error) {
    throw error instanceof Problem && error.issues ? atQuery(error.issues) : error
  }
}

const atQuery = (issues: { path: string; message: string }[]) =>
  new Problem(
    'validation',
    issues[0]!.message,
    issues.map(({ path, message }) => ({ path: `query.${path}`, message })),
  )
