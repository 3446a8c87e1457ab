import type { APIRequestContext } from '@playwright/test'
import { expect, named, toast } from '../support/fixtures'
import { ask, test, type Trade } from '../support/trade'

const parts = [
  ['FL-100', 500],
  ['BS-200', 1_000],
  ['SH-300', 80],
  ['PL-400', 40],
  ['BR-500', 20],
] as const
/** Paise a piece, tooling and freight of three suppliers on five lines; null: it will not quote. */
const prices = [
  [[21_000], [4_850], [148_000, 12_000, 2_400], null, [90_000]],
  [[20_500], [5_200], [139_000, 26_000], [215_000], [94_000]],
  [[21_500, 0, 3_500], [4_725], null, [224_000], [87_500]],
] as const

type Rfq = { id: number; lines: { id: number; revision: number }[] }

/** A request for five parts, submitted by API. */
async function pumpOf(customer: { http: APIRequestContext }, header: object = {}) {
  const lines = parts.map(([partNumber, quantity], at) => ({
    key: `k${at}`,
    partNumber,
    quantity,
    description: 'As drawn, deburred',
  }))
  const { id } = await ask<Rfq>(customer, 'POST /api/rfqs', { lines, ...header })
  return ask<Rfq>(customer, `POST /api/rfqs/${id}/submit`, { version: 1 })
}

/** Three suppliers price its lines, with 18 % GST. */
async function priced(trade: Trade, rfq: Rfq) {
  for (const offers of prices) {
    const supplier = await trade.company('supplier')
    await ask(supplier, `POST /api/rfqs/${rfq.id}/quotes`, {
      lines: offers.map((offer, at) => {
        const { id: inquiryId, revision } = rfq.lines[at]!
        if (!offer) return { inquiryId, noQuote: 'capability' }
        const [unitPaise, tooling, freight] = offer
        return { inquiryId, revision, unitPaise, tooling: tooling || undefined, freight: freight || undefined }
      }),
      leadDays: 21,
      gstPercent: 18,
      details: 'Ex works, deburred',
      validUntil: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    })
  }
}

test('a buyer reads five lines of three suppliers, takes the fewest suppliers and awards them at once; an admin creates five orders', async ({
  trade,
  member,
  demo,
}) => {
  const page = await member('customer')
  const name = named('BOM pump')
  const rfq = await pumpOf({ http: page.request }, { name })
  await priced(trade, rfq)
  await page.goto(`/customer/rfqs/${rfq.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  const table = page.getByRole('table', { name: 'Offers' })
  await expect(table.getByRole('columnheader')).toHaveText(['Line', /Offer A/, /Offer B/, /Offer C/])
  const offer = (line: number, letter: string) => table.getByRole('button', { name: `Line ${line}, offer ${letter} ` })
  await expect(offer(1, 'B')).toHaveAccessibleName('Line 1, offer B ₹1,02,500 ₹205.00 each · 21 days Cheapest')
  await expect(offer(3, 'A')).toContainText('Tooling ₹12,000')
  await expect(table.getByRole('row').filter({ hasText: 'SH-300' })).toContainText('No quote: capability')
  const sums = (label: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
      .getByRole('cell')
  await expect(sums('Price')).toHaveText(['₹3,04,300', '₹3,96,500', '₹2,65,350'])
  await expect(sums('Lines with a price')).toHaveText(['4 of 5', '5 of 5', '4 of 5'])
  await expect(sums('Total with GST').nth(1)).toHaveText('₹4,67,870')

  const choices = page.getByRole('group', { name: 'Choices' })
  await choices.getByRole('button', { name: 'Cheapest mix ₹3,86,050' }).click()
  const bar = page.getByRole('status').filter({ hasText: 'lines' })
  await expect(bar).toContainText('3 suppliers, ₹3,86,050, with GST ₹4,55,539')
  const extra = choices.getByRole('textbox', { name: /for at most/ })
  await extra.fill('2')
  await expect(choices).toContainText('2 suppliers: A, B · ₹3,87,800')
  await extra.fill('5')
  await expect(choices).toContainText('1 supplier: B · ₹3,96,500 · 2.71 % more · with GST ₹4,67,870')
  await choices.getByRole('button', { name: 'Fewest suppliers' }).click()
  await expect(bar).toContainText('1 supplier, ₹3,96,500, with GST ₹4,67,870')
  await expect(bar).toContainText('5 of 5 lines · 2.71 % more than the cheapest')

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download sheet' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^RFQ-\d+.*\.xlsx$/)

  // By keyboard, cell by cell: past a line that isn't quoted, and back.
  await offer(3, 'A').focus()
  await page.keyboard.press('ArrowDown')
  await expect(offer(5, 'A')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(bar).toContainText('2 suppliers, ₹3,95,700')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(bar).toContainText('1 supplier, ₹3,96,500')

  // The quotation opens over it, and the choice stays.
  await offer(3, 'B').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').filter({ hasText: '₹1,37,200' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(bar).toContainText('1 supplier, ₹3,96,500')

  // On a phone a line is a card, with the same choice.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('button', { name: /^Line 3, offer B\b/ })).toHaveAttribute('aria-pressed', 'true')
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('button', { name: 'Award', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Award 5 lines of RFQ-/ })
  await expect(dialog.getByRole('list', { name: 'Lines to award' }).getByRole('listitem')).toHaveCount(5)
  await expect(dialog).toContainText('₹4,67,870')
  await dialog.getByLabel('Your PO number').fill('PO-4410')
  await dialog.getByRole('button', { name: 'Award 5 lines' }).click()
  await expect(toast(page, 'awarded')).toBeVisible()
  await expect(page.getByText('Decided', { exact: true })).toBeVisible()
  await expect(table.getByText('Accepted').first()).toBeVisible()
  const accepted = await ask<{ poNumber: string; price: number }[]>(
    { http: page.request },
    `GET /api/quotations?rfqId=${rfq.id}&status=accepted`,
  )
  expect(accepted.map(({ poNumber }) => poNumber)).toEqual(Array.from({ length: 5 }, () => 'PO-4410'))
  expect(accepted.reduce((sum, { price }) => sum + price, 0)).toBe(396_500)

  // An admin opens it by its short link, reads who is who, and creates the orders at once.
  const desk = await demo('admin')
  await desk.goto('/admin/quotations')
  await desk.getByRole('navigation', { name: 'Quotations' }).getByRole('link', { name: 'Requests' }).click()
  await desk.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
  await expect(desk).toHaveURL(new RegExp(`/admin/quotations/requests/${rfq.id}$`))
  await expect(desk.getByRole('table', { name: 'Offers' }).getByRole('columnheader').nth(2)).toContainText('Company')
  await desk.goto(`/rfqs/${rfq.id}`)
  await desk.getByRole('button', { name: 'Create 5 orders' }).click()
  const orders = desk.getByRole('dialog', { name: /^Create 5 orders of RFQ-/ })
  await expect(orders.getByLabel('Line 1, due date')).not.toHaveValue('')
  await orders.getByLabel('Line 2, due date').fill('2020-01-01')
  await orders.getByRole('button', { name: 'Create 5 orders' }).click()
  await expect(orders.getByRole('group', { name: 'Line 2' })).toContainText('Choose today or a later date')
  await orders.getByLabel('Line 2, due date').fill(`${new Date().getFullYear() + 1}-01-20`)
  await orders.getByRole('button', { name: 'Create 5 orders' }).click()
  await expect(toast(desk, '5 orders created')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Create 5 orders' })).toHaveCount(0)
  const made = await ask<{ lineNo: number }[]>({ http: page.request }, `GET /api/workorders?rfqId=${rfq.id}`)
  expect(made.map(({ lineNo }) => lineNo).toSorted()).toEqual([1, 2, 3, 4, 5])

  // A part is ordered again: its texts become a draft, and its last price stands beside the new offers.
  await page.goto('/customer/parts')
  const part = page.getByRole('row').filter({ hasText: 'FL-100' })
  await expect(part).toContainText('₹205.00 each')
  await part.getByRole('checkbox', { name: 'Order FL-100 again' }).check()
  await expect(part.getByRole('textbox', { name: 'Pieces of FL-100' })).toHaveValue('500')
  await part.getByRole('textbox', { name: 'Pieces of FL-100' }).fill('250')
  await page.getByRole('button', { name: 'Order Again' }).click()
  await expect(page.getByRole('textbox', { name: 'Row 1, Part number', exact: true })).toHaveValue('FL-100')
  await expect(page.getByRole('textbox', { name: 'Row 1, Quantity', exact: true })).toHaveValue('250')
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const buyer = { http: page.request }
  const { draft } = await ask<{ draft: { version: number } }>(buyer, `GET /api/rfqs/${id}`)
  const again = await ask<Rfq>(buyer, `POST /api/rfqs/${id}/submit`, { version: draft.version })
  const { id: inquiryId, revision } = again.lines[0]!
  await ask(await trade.company('supplier'), `POST /api/rfqs/${id}/quotes`, {
    lines: [{ inquiryId, revision, unitPaise: 21_230 }],
  })
  await page.reload()
  await expect(table.getByRole('row').filter({ hasText: 'FL-100' })).toContainText(
    /last ₹205\.00 at 500, .* \(\+3\.6 %\)/,
  )
})

test('what stands in the way of an award comes back to its line, and nothing is awarded', async ({ trade, member }) => {
  const page = await member('customer')
  const rfq = await pumpOf({ http: page.request })
  await priced(trade, rfq)
  await page.goto(`/customer/rfqs/${rfq.id}`)
  await page.getByRole('button', { name: 'Cheapest mix ₹3,86,050' }).click()
  await page.getByRole('button', { name: 'Award', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Award 5 lines/ })
  await expect(dialog).toBeVisible()
  // Meanwhile the customer's office cancels one line.
  await ask({ http: page.request }, `PATCH /api/inquiries/${rfq.lines[1]!.id}/close`, { as: 'cancelled' })
  await dialog.getByRole('button', { name: 'Award 5 lines' }).click()
  await expect(dialog).toBeHidden()
  const fault = page.getByRole('alert', { name: 'Nothing was awarded' }).getByRole('link')
  await expect(fault).toHaveText(/^Line 2: /)
  await fault.click()
  await expect(page.getByRole('button', { name: /^Line 2, offer A\b/ })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '4 of 4 lines' })).toBeVisible()
})

test('an award above the own limit is asked for as a whole, and an owner approves it', async ({
  trade,
  demo,
  person,
}) => {
  const [owner, buyer] = [await demo('customer'), await person()]
  const data = { username: 'buyer@demo.jobwork.example', password: 'jobwork-demo' }
  expect((await buyer.request.post('/api/login', { data })).status()).toBe(200)
  const name = named('BOM pump')
  const rfq = await pumpOf({ http: buyer.request }, { name })
  await priced(trade, rfq)
  await buyer.goto(`/customer/rfqs/${rfq.id}`)
  await buyer.getByRole('button', { name: 'Cheapest mix ₹3,86,050' }).click()
  await buyer.getByRole('button', { name: 'Ask for approval', exact: true }).click()
  const asking = buyer.getByRole('dialog', { name: /^Ask for approval of 5 lines/ })
  await expect(asking).toContainText('You may accept up to ₹75,000 and this is ₹3,86,050.')
  await asking.getByLabel('Note').fill('Before the shutdown')
  await asking.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(toast(buyer, 'Approval asked for')).toBeVisible()
  await expect(buyer.getByText('Award of 5 lines, ₹3,86,050')).toBeVisible()
  await expect(buyer.getByText('You asked for approval')).toBeVisible()

  await owner.goto(`/customer/rfqs/${rfq.id}`)
  await owner.getByRole('button', { name: 'Approve' }).click()
  await owner
    .getByRole('alertdialog')
    .or(owner.getByRole('dialog'))
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(buyer.getByText('Decided', { exact: true })).toBeVisible()
})

test('sealed offers show who answered; the deadline moves, and a request is cancelled, for all lines', async ({
  trade,
  member,
}) => {
  const page = await member('customer')
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const rfq = await pumpOf({ http: page.request }, { sealed: true, quoteBy: inDays(4) })
  await priced(trade, rfq)
  await page.goto(`/customer/rfqs/${rfq.id}`)
  await expect(page.getByText(/^Sealed until \d/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Answers' }).getByRole('row').nth(1)).toHaveText(/Offer A\s*4\s*1\s*0/)
  await expect(page.getByText('₹')).toHaveCount(0)

  await page.getByRole('link', { name: /INQ-/ }).first().click()
  const line = page.getByRole('dialog').filter({ hasText: 'its deadline is that of the request' })
  await expect(line.getByRole('button', { name: 'Move the deadline' })).toHaveCount(0)
  await line.getByRole('link', { name: /RFQ-/ }).click()
  await page.getByRole('button', { name: 'Move the deadline' }).click()
  const moving = page.getByRole('dialog', { name: /^Deadline of RFQ-/ })
  await moving.getByLabel('Quotes until').fill(inDays(9).slice(0, 10))
  await moving.getByRole('button', { name: 'Move the deadline' }).click()
  await expect(toast(page, 'Deadline moved')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel the request' }).click()
  const closing = page.getByRole('dialog', { name: /^Cancel RFQ-/ })
  await expect(closing).toContainText('Nobody sees the sealed prices.')
  await closing.getByRole('button', { name: 'Cancel the request' }).click()
  await expect(toast(page, 'The request is cancelled.')).toBeVisible()
  await expect(page.getByText('The prices stay sealed')).toBeVisible()
})
