import type { Role } from '@/lib/contract/people/account'
import { calls } from '@/lib/contract/calls'
import { callersOf } from '@/lib/http/openapi/callers'

/** The calls by which a role reads without naming a thing: its lists, its dashboard, itself. */
export const readsOf = (role: Role) =>
  calls.filter((call) => {
    const { method, path, params, query, answer } = call.endpoint
    // An admin names a company.
    if (role === 'admin' && path === '/api/statements') return false
    const bare = method === 'GET' && answer && !params && (!query || query.safeParse({}).success)
    return bare && callersOf(call)?.roles.includes(role)
  })
