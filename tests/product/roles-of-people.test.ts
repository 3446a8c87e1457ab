import type { Role } from '@/lib/contract/people/account'
import { calls as contract } from '@/lib/contract/calls'
import { actOf } from '@/lib/http/openapi/callers'
import { callsAt } from '@/lib/http/server/route-of'
import { memberRoles, type MemberRole } from '@/lib/terms/member-roles'
import { may, permissions, type Viewer } from '@/lib/rules/core/permissions'
import { calls as allCalls } from '@/tests/nouns'
import { make, unique } from '@/tests/make'
import { ask } from './ask'
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

/** The calls that ask for a session, with their acts in the permission table. */
const calls = allCalls.flatMap(([line, body]) => {
  const [method, path] = line.replace(/\{\w+\}/g, '7').split(/[ ?]/) as [string, string]
  const at = callsAt(path).map((matching) => matching.path)
  const act = actOf(contract.find(({ endpoint }) => endpoint.method === method && at.includes(endpoint.path))!)
  return act && line !== 'POST /api/files' ? [{ line, body, act }] : []
})

type Account = 'verified' | 'unverified' | 'suspended'
type Asked = { role: Role; person: MemberRole; account: Account }
/** Of unverified companies the owners; nobody suspends an admin. */
const accountsOf = (role: Role, person: MemberRole): Account[] => [
  'verified',
  ...(role === 'admin' ? [] : ['suspended' as const]),
  ...(person === 'owner' ? ['unverified' as const] : []),
]
// The owners in each run, the other people with --all.
const isAsked = (person: MemberRole) => person === 'owner' || Boolean(process.env.TEST_ALL)
const everybody: Asked[] = (Object.keys(memberRoles) as Role[]).flatMap((role) =>
  memberRoles[role]
    .filter(isAsked)
    .flatMap((person) => accountsOf(role, person).map((account) => ({ role, person, account }))),
)

const companies: Record<string, Viewer> = {}
beforeAll(async () => {
  for (const role of Object.keys(memberRoles) as Role[]) {
    companies[`${role} verified`] = await make[role]()
    companies[`${role} unverified`] = await make[role]({ verified: false })
    if (role !== 'admin') companies[`${role} suspended`] = await make.suspended(await make[role]())
  }
})

const send = (viewer: Viewer | null, { line, body }: (typeof calls)[number]) =>
  ask(viewer, fitting(line), body ? (JSON.parse(fitting(JSON.stringify(body))) as object) : undefined)

describe('the permission table is what calls answer to each role of people', () => {
  test.each(everybody)('$role $person, $account', async ({ role, person, account }) => {
    const viewer = await make.colleague(companies[`${role} ${account}`]!, person)
    const wrong: unknown[] = []
    for (const call of calls) {
      const { status, body } = await send(viewer, call)
      if ((status !== 403) !== may(call.act, viewer)) wrong.push([call.line, status, body])
    }
    expect(wrong).toEqual([])
  })

  test('without a session each of them is 401', async () => {
    for (const call of calls) expect([call.line, (await send(null, call)).status]).toEqual([call.line, 401])
  })

  test('each act that asks for a session is the act of a call', () => {
    const asked = Object.entries(permissions).flatMap(([act, { roles }]) => (roles === 'public' ? [] : [act]))
    expect([...new Set(contract.flatMap((call) => actOf(call) ?? []))].sort()).toEqual(asked.sort())
  })
})
