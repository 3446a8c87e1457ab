import { readFileSync } from 'node:fs'
import { date, isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { expect } from '../support/fixtures'
import { ask, inquiryOf, test } from '../support/trade'
import { walk } from '../support/settled'

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
  await expect(row('Total price')).toHaveText(['₹60,00050 % above the best', '₹40,000Best price'])
  await expect(row('Per piece, without freight')).toHaveText(['₹1,200', '₹800Best at 50 pcs'])
  await expect(row('Delivery')).toHaveText([
    `18 days · ${date(inDays(18))}11 days before you need itFastest`,
    `32 days · ${date(inDays(32))}3 days after you need it`,
  ])
  await expect(row('Included').first().getByRole('listitem')).toHaveText(['Turning and keyway', 'Freight extra'])

  await table.getByRole('button', { name: `Accept ${displayId('quotation', quoted[1]!.id)}` }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'GST is not stated. Delivery 32 days from the order. The other open quotation on this inquiry is rejected',
  )
  await page.getByRole('button', { name: 'Accept Quotation' }).click()
  await page.getByRole('link', { name: displayId('inquiry', inquiry.id) }).click()
  await expect(page).toHaveURL('/customer/orders')
  const placed = page.getByRole('region', { name: 'Being placed' })
  await expect(placed.getByRole('listitem')).toContainText([inquiry.projectName])
  await expect(placed.getByRole('listitem')).toContainText(['₹40,000'])

  await walk(page, '/customer/dashboard')
  const own = page.getByRole('region', { name: 'Your inquiries' }).getByRole('listitem')
  await expect(own).toContainText([`${inquiry.projectName}Accepted`])
})

test('a buyer compares at another quantity, weighs cost against delivery, leaves an offer out, and takes the rest along', async ({
  member,
  trade,
}) => {
  const page = await member('customer')
  const { id } = await inquiryOf(page, { quantity: 80 })
  const given = [
    { price: 118_400, breaks: [1, 148_000, 100, 139_000], leadDays: 21, gstPercent: 18 },
    { price: 129_600, breaks: [50, 162_000, 100, 131_000], leadDays: 14 },
    { price: 200_000, leadDays: 9 },
  ]
  for (const { breaks, ...terms } of given)
    await ask(await trade.company('supplier'), 'POST /api/quotations', {
      inquiryId: id,
      details: 'All operations',
      ...terms,
      breaks: breaks && [0, 2].map((i) => ({ minQuantity: breaks[i], unitPaise: breaks[i + 1] })),
    })
  await page.goto(`/customer/quotations?compare=${id}`)
  const drawer = page.getByRole('dialog')
  const row = (name: string) => drawer.getByRole('row').filter({ hasText: name }).getByRole('cell')
  await expect(row('Per piece, without freight')).toHaveText(['₹1,480Best at 80 pcs', '₹1,620', '₹2,500'])
  await drawer.getByRole('button', { name: '100 pcs' }).click()
  await expect(row('Per piece, without freight')).toHaveText(['≈ ₹1,390', '≈ ₹1,310Best at 100 pcs', '≈ ₹2,500'])
  await drawer.getByLabel('Compare at').fill('40')
  await expect(row('Per piece, without freight')).toHaveText([
    '≈ ₹1,480Best at 40 pcs',
    'No price for 40 pcs',
    '≈ ₹2,500',
  ])
  await drawer.getByLabel('Compare at').fill('100')
  await drawer.getByLabel('Score').check()
  await drawer.getByLabel('Cost matters').fill('10')
  await drawer.getByLabel('Delivery matters').fill('0')
  await expect(row('Score')).toHaveText(['94', '100Highest score', '52'])
  await drawer.getByLabel('With GST').check()
  await expect(row('Per piece, without freight').first()).toHaveText('≈ ₹1,640.20')
  await drawer.getByLabel('With GST').uncheck()
  await drawer.getByRole('button', { name: 'Hide Offer C' }).click()
  await drawer.getByLabel('Differences only').check()
  await expect(row('Included')).toHaveCount(0)

  await page.reload()
  await expect(drawer.getByRole('columnheader')).toHaveCount(2)
  await expect(row('Score')).toHaveText(['94', '100Highest score'])
  const download = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`quotations-on-${displayId('inquiry', id)}.csv`)
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines).toContain('"Per piece, without freight at 100 (INR)",1390,1310')
  expect(lines).toContain('Delivery (days),21,14')

  await drawer.getByRole('button', { name: 'Show Offer C' }).click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/customer/quotations')
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
