import type { Page } from '@playwright/test'
import { workbookOf } from '../../workbook'
import { drawings, expect, toast } from '../support/fixtures'
import { ask, test } from '../support/trade'

const LINES = 40
const pdf = drawings().find(({ name }) => name.endsWith('.pdf'))!.buffer
const part = (n: number) => `FL-${100 + n}`
const nextYear = new Date().getFullYear() + 1

/** Forty parts below a title; row 12 asks for half a piece, row 31 names a day that isn't there. */
const list = () => {
  const rows = Array.from({ length: LINES - 2 }, (_, i) => {
    const row = i + 3
    return [
      part(row),
      'A',
      row === 12 ? 12.5 : 10 * row,
      'EN8',
      row === 31 ? `31/11/${nextYear}` : `23/12/${nextYear}`,
      '1.2',
    ]
  })
  const heads = ['Part No.', 'Rev', 'Qty', 'MOC', 'Need by', 'Weight']
  return workbookOf([['Pump 14'], heads, ...rows, ['', '', 'Total', '', '', '']])
}
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf })

/** 52 drawings that find their rows, and three whose names fit none. */
const folder = () => [
  ...Array.from({ length: LINES - 2 }, (_, i) => file(`${part(i + 3)}.pdf`)),
  ...Array.from({ length: 14 }, (_, i) => file(`${part(i + 3)}_rev_A.PDF`)),
  file('FL-1OO.pdf'),
  file('general notes.pdf'),
  file('FL-103 rev B.pdf'),
]

const cell = (page: Page, row: number, name: string) =>
  page.getByRole('textbox', { name: `Row ${row}, ${name}`, exact: true })

/** What a spreadsheet puts onto the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((block) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', block)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

test('a parts list and a folder of drawings become forty inquiries in one go', async ({ member }) => {
  const page = await member('customer')
  await page.goto('/customer/rfqs')
  await expect(page.getByText('Drop a parts list, or type the first line.')).toBeVisible()
  await page.getByRole('link', { name: 'New request' }).first().click()

  const buffer = Buffer.from(list())
  await page.getByLabel('Parts list', { exact: true }).locator('input[type=file]').setInputFiles({
    name: 'BOM pump 14.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  })
  const dialog = page.getByRole('dialog', { name: 'BOM pump 14.xlsx' })
  await expect(dialog).toContainText('Not read: Weight')
  await expect(dialog).toContainText('Row 41, Total: left out')
  await expect(dialog.getByRole('combobox', { name: 'MOC is' })).toHaveValue('material')
  await dialog.getByRole('button', { name: 'Take 38 lines' }).click()
  await expect(page).toHaveURL(/\/customer\/rfqs\/\d+$/)
  await expect(page.getByText('36 of 38 lines ready · 2 cells to mend')).toBeVisible()

  await page.getByLabel('Drawings', { exact: true }).locator('input[type=file]').first().setInputFiles(folder())
  await expect(page.getByText('36 of 38 lines ready · 2 cells to mend · 3 files without a line')).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('No line is called FL-1OO')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  // It is there after a reload, with the names of the sheet's columns.
  await page.reload()
  await page.getByRole('link', { name: `Row 31, Need by: There is no such day: write it as 23/12/2026` }).click()
  await expect(cell(page, 31, 'Wanted by')).toBeFocused()
  await page.keyboard.type(`30/11/${nextYear}`)
  await page.getByRole('link', { name: 'Row 12, Qty: Whole pieces, please' }).click()
  await page.keyboard.type('13')
  await expect(page.getByText('38 of 38 lines ready · 3 files without a line')).toBeVisible()

  // Keys: down, to the side, into a text; the cell above; and back.
  await cell(page, 12, 'Quantity').press('Enter')
  await expect(cell(page, 13, 'Quantity')).toBeFocused()
  await page.keyboard.press('Control+d')
  await expect(cell(page, 13, 'Quantity')).toHaveValue('13')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 13, 'Quantity')).toHaveValue('130')
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 13, 'Material')).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('-')
  await expect(cell(page, 13, 'Material')).toHaveValue('EN-8')

  // Two more lines, copied from Excel below the last one.
  await cell(page, 41, 'Part number').focus()
  await paste(page, 'BS-200\tB\tBush\t\t1,000\nPL-400\tC\tPlate\t\t40\n')
  await expect(cell(page, 42, 'Quantity')).toHaveValue('40')
  await expect(page.getByText('40 of 40 lines ready · 3 files without a line')).toBeVisible()

  const lost = page.getByRole('list', { name: 'Files without a line' })
  await lost.getByRole('combobox', { name: 'Place FL-1OO.pdf' }).selectOption({ label: 'Row 41, BS-200' })
  await lost.getByRole('combobox', { name: 'Place general notes.pdf' }).selectOption({ label: 'Every line' })
  await lost.getByRole('combobox', { name: 'Place FL-103 rev B.pdf' }).selectOption({ label: 'Row 42, PL-400' })
  await expect(page.getByText('40 of 40 lines ready', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Submit 40 lines' }).click()
  const header = page.getByRole('dialog', { name: 'Submit 40 lines' })
  await header.getByRole('textbox', { name: 'Name' }).fill('BOM pump 14')
  await header.getByRole('button', { name: 'Submit 40 lines' }).click()
  await expect(toast(page, 'is submitted')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BOM pump 14')
  await expect(page.getByRole('table', { name: 'Lines' }).getByRole('row')).toHaveCount(41)
  const inquiries = await ask<{ lineNo: number }[]>(page, 'GET /api/inquiries?limit=100')
  expect(inquiries.map(({ lineNo }) => lineNo).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 40 }, (_, i) => i + 1),
  )

  await page.getByRole('table', { name: 'Lines' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/my-inquiries\?id=\d+/)
})

test('a request begins with the first letters that are typed, and is saved a second later', async ({ member }) => {
  const page = await member('customer')
  await page.goto('/customer/rfqs/new')
  await cell(page, 1, 'Part number').click()
  await page.keyboard.type('FL-100')
  await page.keyboard.press('Enter')
  await page.keyboard.type('BS-200')
  await cell(page, 1, 'Quantity').click()
  await page.keyboard.type('500')
  await expect(page).toHaveURL(/\/customer\/rfqs\/\d+$/)
  await expect(page.getByText('1 of 2 lines ready · 1 cell to mend')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(cell(page, 1, 'Part number')).toHaveValue('FL-100')
  await expect(cell(page, 2, 'Part number')).toHaveValue('BS-200')

  // On a phone a line is a card.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('link', { name: 'Row 2, Quantity: Enter a quantity' }).click()
  await expect(cell(page, 2, 'Quantity')).toBeFocused()
  await page.keyboard.type('20')
  await expect(page.getByText('2 of 2 lines ready')).toBeVisible()
  await page.getByRole('button', { name: /^Next line/ }).click()
  await cell(page, 3, 'Part number').click()
  await page.keyboard.type('PL-400')
  await expect(page.getByText('2 of 3 lines ready · 1 cell to mend')).toBeVisible()
})
