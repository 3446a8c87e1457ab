import { readFileSync } from 'node:fs'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import type { Page } from '@playwright/test'
import { expect, toast } from '../support/fixtures'
import { ask, test, type Trade } from '../support/trade'

const LINES = 40
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
type Rfq = { id: number; lines: { id: number; lineNo: number; quantity: number }[] }

/** A request of so many lines for a new customer, submitted. */
async function requestOf(trade: Trade, lines = LINES) {
  const customer = await trade.company('customer')
  const draft = await ask<{ id: number }>(customer, 'POST /api/rfqs', {
    name: 'BOM pump 14',
    lines: Array.from({ length: lines }, (_, i) => ({
      key: `k${i + 1}`,
      partNumber: `FL-${101 + i}`,
      drawingRevision: 'A',
      quantity: 10 * (i + 1),
      material: 'EN8',
      description: 'As drawn, deburred',
    })),
  })
  const rfq = await ask<Rfq>(customer, `POST /api/rfqs/${draft.id}/submit`, { version: 1 })
  return { customer, rfq }
}

const cell = (page: Page, line: number, name: string) => page.getByLabel(`Line ${line}, ${name}`, { exact: true })

/** What a spreadsheet puts onto the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((block) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', block)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

test('a shop pastes 31 prices from Excel, declines 5 lines, leaves 4, and sends them in one act', async ({
  member,
  trade,
}) => {
  const { rfq } = await requestOf(trade)
  const called = `RFQ-${String(rfq.id).padStart(4, '0')}`
  const page = await member('supplier')
  await page.goto('/supplier/quotations')
  const row = page.getByRole('table', { name: 'Requests for Many Parts' }).getByRole('row', { name: called })
  await expect(row).toContainText('Not answered yet')
  // Its lines are no rows of their own.
  await expect(page.getByRole('table', { name: 'Quotation Requests' }).getByText('FL-101')).toHaveCount(0)
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`rfq=${rfq.id}$`))
  await expect(page.getByText('0 priced · 40 without an answer')).toBeVisible()

  await cell(page, 1, 'Price per piece').focus()
  await paste(page, 'a\tb\tc\td\te\tf\tg\n')
  await expect(toast(page, 'This block has 7 columns, 5 fit here')).toBeVisible()
  const prices = Array.from({ length: 31 }, (_, i) => `${100 + i}.50\t${i === 2 ? '12,000' : ''}\t21`)
  await paste(page, prices.join('\n'))
  await expect(cell(page, 31, 'Price per piece')).toHaveValue('130.50')
  await expect(cell(page, 3, 'Tooling')).toHaveValue('12,000')
  await expect(page.getByText('31 priced · 9 without an answer')).toBeVisible()

  // A reason is chosen once and copied down.
  await cell(page, 32, 'No quote').selectOption('No capacity')
  await cell(page, 32, 'No quote').press('Enter')
  for (let line = 33; line <= 36; line++) {
    await page.keyboard.press('Control+d')
    await expect(cell(page, line, 'No quote')).toHaveValue('No capacity')
    if (line < 36) await page.keyboard.press('Enter')
  }
  await expect(page.getByText('31 priced · 5 no quote · 4 without an answer')).toBeVisible()

  // What can't be read is named above the lines.
  await cell(page, 2, 'Price per piece').fill('soon')
  await page.getByRole('link', { name: 'Line 2, Price per piece: This is not a number' }).click()
  await expect(cell(page, 2, 'Price per piece')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(cell(page, 2, 'Price per piece')).toHaveValue('101.50')

  // It is there after a reload.
  await page.reload()
  await expect(page.getByText('31 priced · 5 no quote · 4 without an answer')).toBeVisible()
  await page.getByRole('button', { name: 'Send 36 lines' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send 36 lines' })
  await expect(dialog).toContainText('31 priced, 5 no quote, 4 without an answer')
  await dialog.getByLabel('GST in percent').fill('18')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(toast(page, `${called} is answered`)).toBeVisible()
  const quotations = await ask<{ gstPercent: number; version: number }[]>(
    page,
    `GET /api/quotations?rfqId=${rfq.id}&limit=100`,
  )
  expect(quotations.map(({ gstPercent, version }) => [gstPercent, version])).toEqual(Array(31).fill([18, 1]))
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()

  // The sheet goes out with the answers, and comes back with another price.
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download sheet' }).click()
  const path = await (await downloading).path()
  const sheets = await readXlsx(readFileSync(path))
  const rows = sheets.sheets[0]!.rows.map((cells) => [...cells])
  expect(rows[2]!.slice(0, 9)).toEqual([1, 'FL-101', 'A', 'As drawn, deburred', 10, 'EN8', null, 100.5, null])
  rows[4]![7] = 99.25
  const upload = async (changed: typeof rows, name: string) => {
    const buffer = Buffer.from(await writeXlsx({ sheets: [{ name, rows: changed }] }))
    await page.getByLabel('Upload sheet').setInputFiles({ name: `${name}.xlsx`, mimeType: XLSX, buffer })
    return page.getByRole('dialog', { name: `${name}.xlsx` })
  }
  const other = await upload([['RFQ-0000000'], ...rows.slice(1)], 'Another')
  await expect(other.getByRole('alert')).toContainText('This sheet is of RFQ-0000')
  await other.getByRole('button', { name: 'Cancel' }).click()
  const broken = await upload(
    rows.map((cells, at) => (at === 8 ? [...cells.slice(0, 7), 'soon', ...cells.slice(8)] : cells)),
    'Broken',
  )
  await expect(broken).toContainText('Row 9, Price per piece: This is not a number')
  await broken.getByRole('button', { name: 'Cancel' }).click()
  const taken = await upload(rows, called)
  await expect(taken).toContainText('40 lines read, 1 changed')
  await taken.getByRole('button', { name: 'Take 1 line' }).click()
  await expect(cell(page, 3, 'Price per piece')).toHaveValue('99.25')
  await page.getByRole('button', { name: 'Send 1 line' }).click()
  const again = page.getByRole('dialog', { name: 'Send 1 line' })
  await again.getByRole('button', { name: 'Send' }).click()
  await expect(again).toBeHidden()
  const versions = await ask<{ version: number; price: number }[]>(
    page,
    `GET /api/quotations?rfqId=${rfq.id}&limit=100`,
  )
  // 30 pieces at 99.25 with the tooling.
  expect(versions.filter(({ version }) => version > 1).map(({ version, price }) => [version, price])).toEqual([
    [2, 14_978],
  ])
})

test('on a phone two lines are priced with a thumb', async ({ member, trade }) => {
  const { rfq } = await requestOf(trade, 3)
  const page = await member('supplier')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/supplier/quotations?rfq=${rfq.id}`)
  await page.getByRole('button', { name: /^Line 1/ }).click()
  await cell(page, 1, 'Price per piece').fill('205')
  await page.getByRole('button', { name: 'Next line' }).click()
  await expect(cell(page, 2, 'Price per piece')).toBeFocused()
  await page.keyboard.type('47.25')
  await expect(page.getByText('2 priced · 1 without an answer')).toBeVisible()
  await page.getByRole('button', { name: 'Send 2 lines' }).click()
  await page.getByRole('dialog', { name: 'Send 2 lines' }).getByRole('button', { name: 'Send' }).click()
  await expect(toast(page, 'is answered')).toBeVisible()
  expect(await ask<object[]>(page, `GET /api/quotations?rfqId=${rfq.id}`)).toHaveLength(2)
})
