import { rfqs } from '@/lib/contract'
import { acceptNda } from '@/lib/domain/trade/nda/accept-nda'
import { setNda } from '@/lib/domain/trade/nda/set-nda'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { acceptNdaOfRfq } from './accept-nda-of-rfq'
import { addRfq } from './add-rfq'
import { getRfq } from './get-rfq'
import { submitRfq } from './submit-rfq'

await ownDatabase()

const text = async () =>
  setNda(await make.admin(), { text: unique('The supplier keeps drawings and know-how secret from everybody') })

async function guarded(customer: Viewer, nda = true) {
  const lines = ['FL-100', 'BS-200', 'SH-300'].map((partNumber, at) => ({
    key: `k${at}`,
    partNumber,
    quantity: 10,
    description: 'As drawn, deburred',
  }))
  const { id } = await addRfq(customer, { nda, lines })
  return submitRfq(customer, { id, version: 1 })
}
const read = async (supplier: Viewer, id: number) =>
  (await getRfq(supplier, { id })).lines.map(({ nda }) => (typeof nda === 'object' && nda ? nda.acceptedAt : nda))

test('one act accepts the NDA for all lines of a request, for the company and nobody else', async () => {
  const { version, sha256 } = await text()
  const [supplier, other] = [await make.supplier(), await make.supplier()]
  const quoter = await make.colleague(supplier, 'quoter')
  const { id, lines } = await guarded(await make.customer())
  expect(await read(supplier, id)).toEqual([null, null, null])
  const answer = await acceptNdaOfRfq(quoter, { id, version, sha256 })
  conforms(rfqs.acceptNda, answer)
  expect(answer.accepted).toEqual(lines.map((line) => line.id))
  expect(await read(supplier, id)).toEqual([expect.any(String), expect.any(String), expect.any(String)])
  expect(await read(other, id)).toEqual([null, null, null])
  const kept = await db().ndaAcceptance.findMany({ where: { inquiryId: { in: answer.accepted } } })
  expect(kept).toMatchObject(
    lines.map(() => ({ supplierId: supplier.id, acceptedBy: quoter.member.id, version, sha256 })),
  )
})

test('a line that was accepted before keeps its version, and accepting twice changes nothing', async () => {
  const old = await text()
  const supplier = await make.supplier()
  const { id, lines } = await guarded(await make.customer())
  await acceptNda(supplier, { id: lines[1]!.id, version: old.version, sha256: old.sha256 })
  const now = await text()
  const stale = acceptNdaOfRfq(supplier, { id, version: old.version, sha256: old.sha256 })
  await expect(stale).rejects.toThrow(`The NDA is at version ${now.version} now: read it again`)
  expect(await db().ndaAcceptance.count({ where: { supplierId: supplier.id } })).toBe(1)
  const accept = () => acceptNdaOfRfq(supplier, { id, version: now.version, sha256: now.sha256 })
  await Promise.all([accept(), accept()])
  await accept()
  const versions = await db().ndaAcceptance.findMany({
    where: { supplierId: supplier.id },
    orderBy: { inquiryId: 'asc' },
  })
  expect(versions.map(({ version }) => version)).toEqual([now.version, old.version, now.version])
})

test('a request without the NDA asks for no acceptance; one that the supplier doesn’t read is not found', async () => {
  const { version, sha256 } = await text()
  const supplier = await make.supplier()
  const plain = await guarded(await make.customer(), false)
  await expect(acceptNdaOfRfq(supplier, { id: plain.id, version, sha256 })).rejects.toThrow(
    'This request asks for no NDA',
  )
  const held = await guarded(await make.customer({ verified: false }))
  await refused(acceptNdaOfRfq(supplier, { id: held.id, version, sha256 }), 'not_found')
})
