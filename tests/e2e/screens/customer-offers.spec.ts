import { date, isoDay } from '@/lib/rules/format'
import { displayId } from '@/lib/rules/nouns'
import { expect } from '../support/fixtures'
import { ask, inquiryOf, test } from '../support/trade'

/** The day in India: another than the UTC day from 18:30 UTC on. */
const inDays = (days: number) => isoDay(Date.now() + days * 86_400_000)

test('offers are compared by letters, price and delivery; the accepted one stands in Orders until it is placed', async ({
  member,
  trade,
}) => {
  const page = await member('customer')
  const inquiry = await inquiryOf(page, { targetDate: inDays(29), material: 'EN8' })
  const given = [
    [60_000, 18],
    [40_000, 32],
  ] as const
  const quoted: { id: number }[] = []
  for (const [price, leadDays] of given) {
    const details = 'Turning and keyway. Freight extra.'
    const offer = { inquiryId: inquiry.id, price, leadDays, details }
    quoted.push(await ask(await trade.company('supplier'), 'POST /api/quotations', offer))
  }
  await page.goto(`/customer/quotations?compare=${inquiry.id}`)
  await expect(page).toHaveTitle(`${displayId('inquiry', inquiry.id)} ${inquiry.projectName} · Jobwork`)
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator('dl').first()).toHaveText(`Quantity50 pcsMaterialEN8You need it by${date(inDays(29))}`)
  const table = drawer.getByRole('region', { name: 'Comparison of quotations' })
  await expect(table.getByRole('columnheader')).toHaveText(
    quoted.map(({ id }, i) => `Offer ${'AB'[i]}${displayId('quotation', id)}`),
  )
  const row = (name: string) => table.getByRole('row').filter({ hasText: name }).getByRole('cell')
  await expect(row('Total price')).toHaveText([
    '₹60,000₹1,200 a piece50 % above the best',
    '₹40,000₹800 a pieceBest price',
  ])
  await expect(row('Delivery')).toHaveText([
    `18 days · ${date(inDays(18))}11 days before you need itFastest`,
    `32 days · ${date(inDays(32))}3 days after you need it`,
  ])
  await expect(row('Included').first().getByRole('listitem')).toHaveText(['Turning and keyway', 'Freight extra'])

  await table.getByRole('button', { name: `Accept ${displayId('quotation', quoted[1]!.id)}` }).click()
  await page.getByRole('button', { name: 'Accept Quotation' }).click()
  await page.getByRole('link', { name: displayId('inquiry', inquiry.id) }).click()
  await expect(page).toHaveURL('/customer/orders')
  const placed = page.getByRole('region', { name: 'Being placed' })
  await expect(placed.getByRole('listitem')).toContainText([inquiry.projectName])
  await expect(placed.getByRole('listitem')).toContainText(['₹40,000'])

  await page.goto('/customer/dashboard')
  const own = page.getByRole('region', { name: 'Your inquiries' }).getByRole('listitem')
  await expect(own).toContainText([`${inquiry.projectName}Accepted`])
})

test('an expired quotation says so in words and leads to the inquiry again, carried over', async ({ demo }) => {
  const page = await demo('customer')
  const pending = await ask<
    { id: number; expired: boolean; inquiryId: number; projectName: string; validUntil: string }[]
  >(page, 'GET /api/quotations?status=pending&limit=100')
  const old = pending.find(({ expired }) => expired)!
  await page.goto(`/customer/quotations?id=${old.id}`)
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Expired', { exact: true })).toBeVisible()
  await expect(drawer.getByText(`This price was valid until ${date(old.validUntil)}`)).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await drawer.getByRole('link', { name: 'Submit the inquiry again' }).click()
  await expect(page).toHaveURL(`/customer/inquiries?again=${old.inquiryId}`)
  await expect(page.getByText(`Carried over from ${displayId('inquiry', old.inquiryId)}`)).toBeVisible()
  await expect(page.getByLabel('Project Name')).toHaveValue(old.projectName)
})
