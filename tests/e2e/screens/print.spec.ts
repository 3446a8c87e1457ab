import type { Page } from '@playwright/test'
import { date } from '../../../lib/terms/format'
import { expect, named } from '../support/fixtures'
import { ask, inquiryOf, orderOf, quotationOf, test, uploadsOf } from '../support/trade'

/** The text of each page of what a person gets on A4 paper. */
async function printed(page: Page) {
  // Reading text draws nothing, but the library asks for what it would draw with as it loads.
  Object.assign(globalThis, { DOMMatrix: globalThis.DOMMatrix ?? class {} })
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })), verbosity: 0 }).promise
  const pages: string[] = []
  for (let n = 1; n <= pdf.numPages; n++) {
    const { items } = await (await pdf.getPage(n)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  return pages
}
/** Lines break where the sheet ends, so words are compared without them. */
const plain = (text: string) => text.replace(/\s+/g, '')

const words = (n: number) =>
  Array.from({ length: n }, (_, i) => `Step ${i + 1}: mill, deburr, measure and note it.`).join('\n')

test('an order prints as a document: what it is, its facts, its files and when; no address, nothing of the screen', async ({
  member,
  trade,
}) => {
  const [page, supplier] = [await member('customer'), await trade.company('supplier')]
  const order = await orderOf(trade, { customer: page, supplier })
  const file = { name: `${named('report')}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 measured') }
  await ask(supplier, `POST /api/workorders/${order.id}/files`, {
    files: await uploadsOf(supplier, [file], 'workorder'),
  })
  await ask(supplier, `PATCH /api/workorders/${order.id}/status`, {
    status: 'in_progress',
    notes: 'First two are measured',
  })

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/customer/orders?id=${order.id}`)
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('First two are measured').first()).toBeVisible()
  const id = `ORD-${String(order.id).padStart(4, '0')}`
  await expect(page).toHaveTitle(`${id} ${order.projectName} · Jobwork`)
  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')))
  await drawer.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()

  const sheet = (await printed(page)).join('\n')
  for (const text of [
    `Order ${id}`,
    order.projectName,
    'In Production',
    '₹45,000',
    'Payment status',
    'Pending',
    `${id}-1.pdf`,
    'First two are measured',
    `Jobwork · Order ${id}`,
    `Printed on ${date(new Date())}`,
  ])
    expect(plain(sheet)).toContain(plain(text))
  for (const text of ['Submit Inquiry', 'Orders by', 'Search', 'Skip to content', 'h ago', 'Just now', '/customer/'])
    expect(sheet).not.toContain(text)

  // Paper is light, whatever the screen is.
  const brightness = () =>
    drawer.getByRole('heading', { name: order.projectName }).evaluate((e) =>
      getComputedStyle(e)
        .color.match(/\d+/g)!
        .slice(0, 3)
        .reduce((sum, part) => sum + Number(part), 0),
    )
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
  await expect.poll(brightness).toBeGreaterThan(600)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect.poll(brightness).toBeLessThan(150)
})

test('a long quotation runs over several pages and loses nothing; a list prints without what one presses', async ({
  member,
  trade,
}) => {
  const [page, customer] = [await member('supplier'), await trade.company('customer')]
  const inquiry = await inquiryOf(customer, { projectName: named(`Housing${'x'.repeat(90)}`) })
  const details = words(80)
  const quotation = await ask(page, 'POST /api/quotations', { inquiryId: inquiry.id, price: 45_000, details })
  await page.goto(`/supplier/quotations?id=${quotation.id}`)
  await expect(page.getByRole('dialog').getByText('Step 80:')).toBeVisible()
  const pages = await printed(page)
  expect(pages.length).toBeGreaterThan(1)
  const sheet = plain(pages.join('\n'))
  for (const text of [
    `Quotation QUOT-${String(quotation.id).padStart(4, '0')}`,
    inquiry.projectName,
    ...details.split('\n'),
  ])
    expect(sheet).toContain(plain(text))

  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const other = await inquiryOf(customer)
  await quotationOf(page, other.id)
  await page.reload()
  await expect(page.getByRole('table', { name: 'Quotations' }).getByText(other.projectName)).toBeVisible()
  const list = plain((await printed(page)).join('\n'))
  for (const text of [other.projectName, inquiry.projectName, 'Valid Until']) expect(list).toContain(plain(text))
  for (const text of ['Company Profile', 'Search']) expect(list).not.toContain(plain(text))
})
