import type { Role } from '@/lib/contract/people/account'
import { calls as contract } from '@/lib/contract/calls'
import { callersOf } from '@/lib/http/openapi/callers'
import { callsAt } from '@/lib/http/server/route-of'
import { memberRoles, type MemberRole } from '@/lib/terms/member-roles'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make, unique } from '@/tests/make'
import { ask } from './ask'
import { table } from './who-may-what'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

/** A thing that is nowhere: a call that the person may make gets as far as looking for it. */
const NOWHERE = 2_000_000_000
const texts: Record<string, () => string> = {
  newEmail: () => `${unique('new')}@example.com`,
  newName: () => unique('View'),
}
const fitting = (text: string) =>
  text
    .replace(/"\{(\w+)\}"/g, (_, name: string) => JSON.stringify(texts[name]?.() ?? NOWHERE))
    .replace(/\{\w+\}/g, String(NOWHERE))

/** The calls that ask for a session, and who may make them by the permission table. */
const calls = table.flatMap(([line, body]) => {
  const [method, path] = line.replace(/\{\w+\}/g, '7').split(/[ ?]/) as [string, string]
  const at = callsAt(path).map((matching) => matching.path)
  const rule = callersOf(contract.find(({ endpoint }) => endpoint.method === method && at.includes(endpoint.path))!)
  return rule && line !== 'POST /api/files' ? [{ line, body, rule }] : []
})

type Asked = { role: Role; person: MemberRole; suspended: boolean }
const everybody: Asked[] = (Object.keys(memberRoles) as Role[]).flatMap((role) =>
  memberRoles[role].flatMap((person) =>
    // Nobody suspends an admin.
    (role === 'admin' ? [false] : [false, true]).map((suspended) => ({ role, person, suspended })),
  ),
)

const companies: Record<string, Viewer> = {}
beforeAll(async () => {
  for (const role of Object.keys(memberRoles) as Role[]) companies[`${role} false`] = await make[role]()
  for (const role of ['customer', 'supplier'] as const)
    companies[`${role} true`] = await make.suspended(await make[role]())
})

describe('the permission table is what calls answer to each role of people', () => {
  test.each(everybody)('$role $person, suspended: $suspended', async ({ role, person, suspended }) => {
    const viewer = await make.colleague(companies[`${role} ${suspended}`]!, person)
    const wrong: unknown[] = []
    for (const { line, body, rule } of calls) {
      const isAllowed =
        rule.roles.includes(role) && (!rule.members || rule.members.includes(person)) && (rule.suspended || !suspended)
      const sent = body ? (JSON.parse(fitting(JSON.stringify(body))) as object) : undefined
      const { status, body: answer } = await ask(viewer, fitting(line), sent)
      if ((status !== 403) !== !!isAllowed) wrong.push([line, status, answer])
    }
    expect(wrong).toEqual([])
  })
})
