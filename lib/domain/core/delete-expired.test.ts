import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { db, rows, sql } from '@/lib/infra/db/db'
import { make, unique } from '@/tests/make'
import { deleteExpired } from './delete-expired'

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR)

test('what has expired is forgotten, what still holds stays', async () => {
  const [customer, admin] = [await make.customer(), await make.admin()]
  const key = (createdAt: Date) => ({ userId: customer.id, key: unique('key'), fingerprint: 'x', createdAt })
  await db().idempotencyKey.createMany({ data: [key(ago(25)), key(ago(23))] })
  const signIn = (userId: number, created: number, seen: number) => ({
    ...{ userId, key: randomUUID(), device: `${created} ${seen}`, createdAt: ago(created), seenAt: ago(seen) },
  })
  const signIns = [signIn(customer.id, 13 * 24, 13 * 24), signIn(customer.id, 20 * 24, 15 * 24)]
  signIns.push(signIn(customer.id, 31 * 24, 1), signIn(admin.id, 11, 11), signIn(admin.id, 14, 13))
  await db().session.createMany({ data: signIns })
  const link = (hours: number) => ({ userId: customer.id, tokenHash: unique('hash'), expiresAt: ago(hours) })
  await db().passwordToken.createMany({ data: [link(8 * 24), link(6 * 24)] })
  const change = (userId: number, hours: number) => ({ userId, email: 'a@b.example', expiresAt: ago(hours) })
  await db().emailChange.createMany({ data: [change(customer.id, 1), change(admin.id, -1)] })
  const window = (name: string, hours: number) => ({ key: unique(name), expire: BigInt(ago(hours).getTime()) })
  const windows = [window('past', 1), window('present', -1)]
  await db().rateLimit.createMany({ data: windows })

  expect(await deleteExpired()).toBeGreaterThanOrEqual(7)
  expect(await db().idempotencyKey.count({ where: { userId: customer.id } })).toBe(1)
  const held = await db().session.findMany({
    where: { userId: { in: [customer.id, admin.id] } },
    orderBy: { id: 'asc' },
  })
  expect(held.map(({ device }) => device)).toEqual(['312 312', '11 11'])
  expect(await db().passwordToken.count({ where: { userId: customer.id } })).toBe(1)
  const changes = await db().emailChange.findMany({ where: { userId: { in: [customer.id, admin.id] } } })
  expect(changes.map(({ userId }) => userId)).toEqual([admin.id])
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
