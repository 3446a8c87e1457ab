import { certificates } from '@/lib/contract/orders/certificates'
import { addLot } from '@/lib/domain/orders/lots/add-lot'
import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import { waiveDocument } from '@/lib/domain/orders/documents/waive-document'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { db, rows, sql } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { issueCertificate } from './issue-certificate'
import { voidCertificate } from './void-certificate'

await ownDatabase()

async function ordered() {
  const { workorder, ...people } = await make.order()
  return { ...people, id: workorder.id }
}

test('a certificate meets its document until it is void; the next one has the next number', async () => {
  const { customer, supplier, admin, id } = await ordered()
  await setDocuments(admin, { id, kinds: ['conformity_certificate'] })
  await refused(changeWorkorderStatus(supplier, { id, status: 'completed' }), 'conflict')
  const first = await issueCertificate(supplier, { id })
  expect(conforms(certificates.issue, first)).toMatchObject({ no: 1, voidedAt: null, note: null })
  expect(first.statement).toMatch(/^We certify that the parts named above/)
  const met = { state: 'met', by: 'certificate' }
  expect(await getWorkorder(customer, { id })).toMatchObject({
    documentsMissing: 0,
    documents: [met],
    certificates: [first],
  })
  await expect(issueCertificate(admin, { id })).rejects.toThrow(/^Void COC-\d{4,}-1 first$/)
  conforms(certificates.void, await voidCertificate(supplier, { id: first.id, reason: 'A wrong heat' }))
  await expect(voidCertificate(admin, { id: first.id, reason: 'A wrong heat' })).rejects.toThrow('It is void already')
  expect((await getWorkorder(supplier, { id })).documents).toMatchObject([{ state: 'missing', by: null }])
  expect(await issueCertificate(supplier, { id, statement: 'As agreed' })).toMatchObject({
    no: 2,
    statement: 'As agreed',
  })
  expect(await changeWorkorderStatus(supplier, { id, status: 'completed' })).toMatchObject({ status: 'completed' })
})

test('it is refused while a required inspection report is not accepted, and not when that is waived', async () => {
  const { supplier, admin, id } = await ordered()
  await setDocuments(admin, { id, kinds: ['inspection_report'] })
  await expect(issueCertificate(supplier, { id })).rejects.toThrow('The inspection report is not accepted yet')
  await waiveDocument(admin, { id, kind: 'inspection_report', reason: 'A repeat of last week' })
  expect(await issueCertificate(supplier, { id })).toMatchObject({ no: 1 })
})

test('once the order is complete its supplier can’t make it void; an admin can', async () => {
  const { supplier, admin, id } = await ordered()
  const { id: certificate } = await issueCertificate(supplier, { id })
  await changeWorkorderStatus(supplier, { id, status: 'completed' })
  await refused(voidCertificate(supplier, { id: certificate, reason: 'A wrong heat' }), 'conflict')
  expect(await voidCertificate(admin, { id: certificate, reason: 'A wrong heat' })).toMatchObject({
    voidReason: 'A wrong heat',
  })
})

test('contact details are refused in its words; strangers find none', async () => {
  const { customer, supplier, id } = await ordered()
  await refused(issueCertificate(supplier, { id, note: 'Call 98220 12345' }), 'validation', 'note')
  await refused(
    issueCertificate(supplier, { id, statement: `${customer.companyName} agreed` }),
    'validation',
    'statement',
  )
  const { id: certificate } = await issueCertificate(supplier, { id })
  await refused(voidCertificate(supplier, { id: certificate, reason: 'Call 98220 12345' }), 'validation', 'reason')
  const stranger = await make.supplier()
  await refused(voidCertificate(stranger, { id: certificate, reason: 'A wrong heat' }), 'not_found')
  await refused(issueCertificate(stranger, { id }), 'not_found')
})

test('what was certified never changes, not even by SQL, and what happens later doesn’t reach it', async () => {
  const { supplier, id } = await ordered()
  const { id: certificate } = await issueCertificate(supplier, { id })
  const kept = () =>
    rows<{ text: string }>(sql`SELECT snapshot::text AS text FROM certificates WHERE id = ${certificate}`)
  const before = await kept()
  await addLot(supplier, { id, heat: '7A' })
  for (const change of [
    sql`UPDATE certificates SET snapshot = '{}'::json WHERE id = ${certificate} RETURNING id`,
    sql`UPDATE certificates SET issued_at = now() WHERE id = ${certificate} RETURNING id`,
    sql`UPDATE certificates SET no = 9 WHERE id = ${certificate} RETURNING id`,
    sql`DELETE FROM certificates WHERE id = ${certificate} RETURNING id`,
  ])
    await expect(rows(change)).rejects.toThrow('never changes')
  await voidCertificate(supplier, { id: certificate, reason: 'A wrong heat' })
  await expect(
    db().certificate.update({ where: { id: certificate }, data: { voidedAt: null, voidReason: null } }),
  ).rejects.toThrow('never changes')
  expect(await kept()).toEqual(before)
})

test('of two that are issued at once one is, and the other is told which to void', async () => {
  const { supplier, admin, id } = await ordered()
  const both = await atOnce([issueCertificate(supplier, { id }), issueCertificate(admin, { id })])
  expect(both).toEqual({ done: 1, refused: ['conflict'] })
})
