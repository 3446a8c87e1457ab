import { Readable } from 'node:stream'
import { db } from '@/lib/infra/db/db'
import type { FilePurpose } from '@/lib/contract/files/files'
import type { MemberRole } from '@/lib/terms/member-roles'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import { ownDatabase } from '@/tests/own-database'
import { uploadFiles } from './upload-file'

await ownDatabase()

/** Sends a file, and says what came of it and how many of its bytes were read. */
async function sent(as: Viewer, purpose: FilePurpose) {
  let read = 0
  async function* bytes() {
    read += plainJpeg.length
    yield plainJpeg
  }
  const content = Readable.from(bytes())
  const upload = uploadFiles(as, (store) => store(purpose, { name: 'a.jpg', content }))
  const told = await upload.then(
    () => 'taken',
    (error: Error & { code: string }) => `${error.code}: ${error.message}`,
  )
  return told === 'taken' ? told : { told, read }
}
const NO_ORDER = { told: 'forbidden: You have no order that this file could belong to', read: 0 }

test('a company that is not verified and has no order sends no photos and papers of orders', async () => {
  for (const one of [await make.supplier({ verified: false }), await make.customer({ verified: false })])
    for (const purpose of ['photo', 'workorder'] as const) {
      // A customer attaches to problems alone, a supplier to orders.
      expect(await sent(one, purpose)).toEqual(NO_ORDER)
    }
})

test('a suspended company without an order sends none either; one with an order goes on with it', async () => {
  const { supplier, customer } = await make.order()
  expect(await sent(await make.suspended(await make.supplier()), 'photo')).toEqual(NO_ORDER)
  for (const one of [await make.suspended(supplier), await make.suspended(customer)])
    expect(await sent(one, 'photo')).toBe('taken')
})

test.each<[MemberRole, FilePurpose]>([
  ['finance', 'photo'],
  ['finance', 'workorder'],
  ['floor', 'inquiry'],
])('a person of %s, who attaches none, sends no file for %s', async (role, purpose) => {
  const { supplier, customer } = await make.order()
  const person = await make.colleague(role === 'finance' ? customer : supplier, role)
  expect(await sent(person, purpose)).toEqual({
    told: expect.stringMatching(/^forbidden: This isn’t part of your role/),
    read: 0,
  })
})

test('an unverified supplier, who can’t quote, sends no drawings; an unverified customer sends those of its inquiry', async () => {
  expect(await sent(await make.supplier({ verified: false }), 'inquiry')).toEqual({
    told: expect.stringMatching(/^forbidden: Your account is pending verification/),
    read: 0,
  })
  const png = Readable.from([Buffer.from('%PDF-1.7 ')])
  const customer = await make.customer({ verified: false })
  await uploadFiles(customer, (store) => store('inquiry', { name: 'a.pdf', content: png }))
  expect(await db().file.count({ where: { ownerId: customer.id } })).toBe(1)
})

test('who is verified sends photos before its first order, and an admin always', async () => {
  for (const one of [await make.supplier(), await make.customer(), await make.admin()])
    expect(await sent(one, 'photo')).toBe('taken')
})
