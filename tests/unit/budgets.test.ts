import type { CallName } from '@/lib/contract/wire'
import { callsAt } from '@/lib/http/server/route-of'
import { eventRow } from '@/lib/rules/event-lookups'
import { drawsFrom } from '@/lib/rules/limits'
import { calls } from '@/tests/nouns'

/** Calls that tell others and draw from no budget of their own: why. */
const others: Partial<Record<CallName, string>> = {
  'POST /api/register': 'limits.attempts.register counts it',
  'PATCH /api/users/{id}/verify': 'once a company',
  'PATCH /api/suppliers/{id}/verify': 'once a company',
  'PATCH /api/machines/{id}/approve': 'once a machine, which has a budget',
  'PATCH /api/machines/{id}/reject': 'once a machine, which has a budget',
  'PATCH /api/processes/{id}/approve': 'once a process, which has a budget',
  'PATCH /api/processes/{id}/reject': 'once a process, which has a budget',
  'PATCH /api/company-documents/{id}/check': 'once a document, which has a budget',
  'PATCH /api/company-documents/{id}/reject': 'once a document, which has a budget',
  'PATCH /api/workorderrequests/{id}/reject': 'once a request, which has a budget',
  'POST /api/reports/{id}/finalize': 'once a report',
  'PATCH /api/operator': 'admins tell admins',
  'PATCH /api/tax-profile': 'the own company and admins are told, after a recent sign-in',
  'PATCH /api/tax-profiles/{id}': 'an admin, after a recent sign-in',
}

test('what tells others draws from a budget, or it is said why not', () => {
  const free = calls.flatMap(([line, , , leaves]) => {
    const [method, path] = line.replace(/\{\w+\}/g, '7').split(/[ ?]/) as [string, string]
    const name = `${method} ${callsAt(path)[0]!.path}` as CallName
    const tells = Array.isArray(leaves) && leaves.some((kind) => eventRow(kind).notify)
    return tells && !drawsFrom[name] ? name : []
  })
  expect([...new Set(free)].toSorted()).toEqual(Object.keys(others).toSorted())
})
