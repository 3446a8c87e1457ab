import { randomUUID } from 'node:crypto'
import { db, rows, sql } from '@/lib/infra/db/db'
import { make, unique } from '@/tests/make'
import { deleteExpired } from './delete-expired'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR)

test('what has expired is forgotten, what still holds stays', async () => {
  const [customer, admin] = [await make.customer(), await make.admin()]
  const key = (createdAt: Date) => ({ memberId: customer.member.id, key: unique('key'), fingerprint: 'x', createdAt })
  await db().idempotencyKey.createMany({ data: [key(ago(25)), key(ago(23))] })
  const signIn = (memberId: number, created: number, seen: number) => ({
    memberId,
    key: randomUUID(),
    device: `${created} ${seen}`,
    createdAt: ago(created),
    seenAt: ago(seen),
  })
  const signIns = [signIn(customer.member.id, 13 * 24, 13 * 24), signIn(customer.member.id, 20 * 24, 15 * 24)]
  signIns.push(signIn(customer.member.id, 31 * 24, 1), signIn(admin.member.id, 11, 11), signIn(admin.member.id, 14, 13))
  await db().session.createMany({ data: signIns })
  const link = (hours: number) => ({ memberId: customer.member.id, tokenHash: unique('hash'), expiresAt: ago(hours) })
  await db().passwordToken.createMany({ data: [link(8 * 24), link(6 * 24)] })
  const change = (memberId: number, hours: number) => ({ memberId, email: 'a@b.example', expiresAt: ago(hours) })
  await db().emailChange.createMany({ data: [change(customer.member.id, 1), change(admin.member.id, -1)] })
  const window = (name: string, hours: number) => ({ key: unique(name), expire: BigInt(ago(hours).getTime()) })
  const windows = [window('past', 1), window('present', -1)]
  await db().rateLimit.createMany({ data: windows })

  expect(await deleteExpired()).toBeGreaterThanOrEqual(7)
  expect(await db().idempotencyKey.count({ where: { memberId: customer.member.id } })).toBe(1)
  const held = await db().session.findMany({
    where: { memberId: { in: [customer.member.id, admin.member.id] } },
    orderBy: { id: 'asc' },
  })
  expect(held.map(({ device }) => device)).toEqual(['312 312', '11 11'])
  expect(await db().passwordToken.count({ where: { memberId: customer.member.id } })).toBe(1)
  const changes = await db().emailChange.findMany({
    where: { memberId: { in: [customer.member.id, admin.member.id] } },
  })
  expect(changes.map(({ memberId }) => memberId)).toEqual([admin.member.id])
  const kept = await db().rateLimit.findMany({ where: { key: { in: windows.map(({ key }) => key) } } })
  expect(kept.map(({ key }) => key)).toEqual([windows[1]!.key])
})

test('more than one step’s worth goes too', async () => {
  await rows(
    sql`INSERT INTO rate_limits (key, points, expire) SELECT 'step-' || n, 1, 1 FROM generate_series(1, 1500) n`,
  )
  await deleteExpired()
  expect(await db().rateLimit.count({ where: { key: { startsWith: 'step-' } } })).toBe(0)
})
