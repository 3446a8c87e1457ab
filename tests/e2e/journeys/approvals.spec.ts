import type { Page } from '@playwright/test'
import { expect, named, toast } from '../support/fixtures'
import { ask, inquiryOf, test } from '../support/trade'

/** The buyer of the demo's customer accepts up to ₹75,000. */
async function signInAsBuyer(page: Page) {
  const data = { username: 'buyer@demo.jobwork.example', password: 'jobwork-demo' }
  expect((await page.request.post('/api/login', { data })).status()).toBe(200)
  return page
}

test('a buyer asks for approval above its limit; the owner approves in another browser, and the supplier hears of it', async ({
  demo,
  person,
}) => {
  const [owner, supplier, buyer] = [await demo('customer'), await demo('supplier'), await signInAsBuyer(await person())]
  const inquiry = await inquiryOf(buyer, { projectName: named('Guide bush') })
  const offer = { inquiryId: inquiry.id, price: 1_00_001, details: 'Ex works, three weeks' }
  const { id } = await ask(supplier, 'POST /api/quotations', offer)

  await buyer.goto(`/customer/quotations?id=${id}`)
  const quotation = buyer.getByRole('dialog', { name: inquiry.projectName })
  await expect(quotation).toContainText('You may accept up to ₹75,000 and this is ₹1,00,001.')
  await expect(quotation.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await quotation.getByRole('button', { name: 'Ask for approval' }).click()
  const asking = buyer.getByRole('dialog', { name: /^Ask for approval of QUOT/ })
  await asking.getByLabel('Your PO number').fill('PO-77')
  await asking.getByLabel('Note').fill('Before the shutdown')
  await asking.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(toast(buyer, 'Approval asked for')).toBeVisible()
  await expect(quotation).toContainText('You asked for approval')

  await owner.goto('/customer/approvals')
  const row = owner.getByRole('row').filter({ hasText: inquiry.projectName })
  await expect(row).toContainText('Before the shutdown')
  await row.getByRole('button', { name: /^Approve/ }).click()
  const approving = owner.getByRole('dialog', { name: 'Approve and accept at ₹1,00,001?' })
  await approving.getByRole('button', { name: 'Approve and accept' }).click()
  await expect(toast(owner, 'Quotation accepted')).toBeVisible()
  await expect(row).toHaveCount(0)

  // The buyer's open drawer shows it without a reload.
  await expect(quotation).toContainText('Accepted')
  expect(await ask(buyer, `GET /api/quotations/${id}`)).toMatchObject({ status: 'accepted', poNumber: 'PO-77' })
  const bell = await ask<{ message: string }[]>(supplier, 'GET /api/notifications?limit=5')
  expect(bell.map(({ message }) => message).join()).toContain('was accepted at ₹1,00,001')
})

test('an award above the limit is asked for by a buyer as a whole, and its owner approves all lines in one act', async ({
  demo,
  person,
}) => {
  const [owner, supplier, buyer] = [await demo('customer'), await demo('supplier'), await signInAsBuyer(await person())]
  const name = named('Pump parts')
  const lines = ['FL-100', 'BS-200'].map((partNumber, at) => ({
    key: `k${at}`,
    partNumber,
    quantity: 100,
    description: 'As drawn, deburred',
  }))
  const draft = await ask(buyer, 'POST /api/rfqs', { name, lines })
  const rfq = await ask<{ id: number; lines: { id: number }[] }>(buyer, `POST /api/rfqs/${draft.id}/submit`, {
    version: 1,
  })
  const prices = rfq.lines.map(({ id: inquiryId }) => ({ inquiryId, revision: 1, unitPaise: 50_000 }))
  const { priced } = await ask<{ priced: number[] }>(supplier, `POST /api/rfqs/${rfq.id}/quotes`, { lines: prices })
  expect(priced).toHaveLength(2)
  type Matrix = { lines: { offers: { quotationId: number; version: number }[] }[] }
  const matrix = await ask<Matrix>(buyer, `GET /api/rfqs/${rfq.id}/matrix`)
  const awards = matrix.lines.map(({ offers: [offer] }) => ({
    quotationId: offer!.quotationId,
    version: offer!.version,
  }))
  const direct = await buyer.request.post(`/api/rfqs/${rfq.id}/award`, { data: { awards } })
  expect([direct.status(), (await direct.json()).code]).toEqual([409, 'approval_needed'])
  const input = { rfqId: rfq.id, awards, poNumber: 'PO-4410' }
  await ask(buyer, 'POST /api/approval-requests', { act: 'package.award', input, note: 'Before the shutdown' })

  await owner.goto('/customer/approvals')
  const row = owner.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(/Award 2 lines of RFQ-\d+/)
  await expect(row).toContainText('₹1,00,000')
  await row.getByRole('button', { name: /^Approve RFQ/ }).click()
  const approving = owner.getByRole('dialog', { name: 'Approve and award 2 lines at ₹1,00,000?' })
  await approving.getByRole('button', { name: 'Approve and accept' }).click()
  await expect(toast(owner, 'Lines awarded')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await ask(buyer, `GET /api/rfqs/${rfq.id}`)).toMatchObject({ state: 'decided', counts: { accepted: 2 } })
})
