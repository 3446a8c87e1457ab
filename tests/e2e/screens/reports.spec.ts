import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { ask, orderOf, test } from '../support/trade'
import { workbookOf } from '../../workbook'
import { walk } from '../support/settled'

const bore = { name: 'Bore', nominal: 25, plus: 0.021, minus: 0 }

test('a shop measures on a phone: a value turns red, the line breaks, the report is final, and the customer reads it', async ({
  member,
  demo,
  trade,
}) => {
  const [page, customer, admin] = [await member('supplier'), await member('customer'), await demo('admin')]
  const { id } = await orderOf(trade, { supplier: page, customer })
  await ask(admin, `PATCH /api/workorders/${id}/documents`, { kinds: ['inspection_report'] })
  const onPhone = () => page.setViewportSize({ width: 360, height: 740 })
  /** As `fits`, which may leave the window wide. */
  const fitsOnPhone = async (screen: string) => {
    await fits(page, screen)
    await onPhone()
  }
  await onPhone()
  await page.goto(`/supplier/workorders?id=${id}`)
  await page.getByRole('button', { name: 'Measure: Inspection report' }).click()
  const begin = page.getByRole('dialog', { name: 'New inspection report' })
  await begin.getByLabel('Pieces in the lot').fill('40')
  await begin.getByLabel('Plan').selectOption('iso2859')
  await begin.getByLabel('Acceptance quality limit (AQL)').selectOption('2.5')
  await expect(begin).toContainText('For 40 pieces: 5 are measured, none may fail.')
  await begin.getByLabel('Plan').selectOption('five')
  await begin.getByLabel('Pieces in the lot').fill('3')
  await expect(begin).toContainText('For 3 pieces: all are measured, none may fail.')
  await fitsOnPhone('the beginning of a report')
  await begin.getByRole('button', { name: 'Begin' }).click()

  const report = page.getByRole('dialog', { name: /Inspection report, version 1/ })
  await expect(report).toContainText('Type the first characteristic or import a table')
  const characteristic = page.getByRole('dialog', { name: 'Add characteristic' })
  await report.getByRole('button', { name: 'Add characteristic' }).click()
  await characteristic.getByLabel('Name').fill('Bore')
  await characteristic.getByLabel('Nominal').fill('25,000')
  await characteristic.getByLabel('Tolerance plus').fill('0,021')
  await fitsOnPhone('a characteristic')
  await characteristic.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(report.getByRole('heading', { name: 'Bore' })).toBeVisible()
  await report.getByRole('button', { name: 'Add characteristic' }).click()
  await characteristic.getByLabel('Name').fill('No burr')
  await characteristic.getByLabel('Checked by').selectOption('yes_no')
  await characteristic.getByRole('button', { name: 'Add', exact: true }).click()
  // What was added stands open.
  await expect(report).toContainText('2 of 2')
  await report.getByRole('button', { name: 'Previous characteristic' }).click()

  const value = (sample: number, name = 'Bore') =>
    report.getByRole('textbox', { name: `${name}, sample ${sample}`, exact: true })
  await value(1).fill('25,021')
  await page.keyboard.press('Enter')
  await expect(value(1)).toHaveAccessibleDescription(/^Passes/)
  await page.context().setOffline(true)
  await page.keyboard.type('25.022')
  await page.keyboard.press('Enter')
  await expect(value(2)).toHaveAccessibleDescription('Fails: 25 +0.021 −0 mm')
  await expect(report.getByRole('status').filter({ hasText: 'Offline: not saved yet' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(report.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
  await page.keyboard.type('25.01x')
  await expect(report).toContainText('Bore, sample 3: “25.01x”. A number with at most 5 decimals.')
  await value(3).fill('25.01')
  // Enter leads to the next characteristic.
  await page.keyboard.press('Enter')
  await expect(report.getByRole('heading', { name: 'No burr' })).toBeVisible()
  for (const sample of [1, 2, 3]) {
    await report.getByRole('button', { name: `No burr, sample ${sample}: not checked` }).click()
    await expect(report.getByRole('button', { name: `No burr, sample ${sample}: OK` })).toBeVisible()
  }
  await fitsOnPhone('a report on a phone')
  await page.reload()
  await report.getByRole('button', { name: 'Finalise report' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('The verdict is rejected: 1 piece failed.')
  await page.keyboard.press('Escape')
  await value(2).fill('25.0')
  await expect(report.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
  await report.getByRole('button', { name: 'Finalise report' }).click()
  await question.getByRole('button', { name: 'Finalise report' }).click()
  await expect(toast(page, 'The report is final: Accepted')).toBeVisible()
  await dismiss(page)
  await expect(value(1)).toHaveCount(0)

  await customer.goto(`/customer/orders?id=${id}`)
  const quality = customer.getByRole('region', { name: 'Quality' })
  await expect(quality.getByRole('list', { name: 'Required documents' })).toContainText('Accepted')
  await quality.getByRole('button', { name: 'Read: Inspection report, version 1' }).click()
  const read = customer.getByRole('dialog', { name: /Inspection report, version 1/ })
  await expect(read.getByRole('row', { name: /^Bore/ }).getByRole('cell')).toHaveText(['25.021', '25.000', '25.010'])
  await expect(read.getByRole('textbox')).toHaveCount(0)
  await fits(customer, 'a final report')

  // Something was overlooked: the next version has the grid, and no values.
  await walk(page, `/supplier/workorders?id=${id}`)
  await page.getByRole('button', { name: 'New version of Inspection report' }).click()
  await expect(page.getByRole('dialog', { name: /Inspection report, version 2/ })).toContainText('6 values are missing')
})

test('at a desk the arrows lead through the grid, and samples stand in pages', async ({ member, trade }) => {
  const page = await member('supplier')
  const { id } = await orderOf(trade, { supplier: page })
  const form = { kind: 'inspection', lotSize: 30, plan: 'all', characteristics: [bore, { ...bore, name: 'Height' }] }
  const { id: reportId } = await ask(page, `POST /api/workorders/${id}/reports`, form)
  await page.goto(`/supplier/workorders?id=${id}&report=${reportId}`)
  const report = page.getByRole('dialog', { name: /Inspection report, version 1/ })
  const value = (name: string, sample: number) =>
    report.getByRole('textbox', { name: `${name}, sample ${sample}`, exact: true })
  await value('Bore', 1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(value('Height', 1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(value('Height', 2)).toBeFocused()
  await value('Bore', 25).focus()
  await page.keyboard.press('Enter')
  await expect(value('Bore', 26)).toBeFocused()
  await expect(report).toContainText('Samples 26–30 of 30')
  await fits(page, 'a report at a desk')
})

test('a table is imported: a CSV with a wrong row, then a workbook with its values', async ({ member, trade }) => {
  const page = await member('supplier')
  const { id } = await orderOf(trade, { supplier: page })
  const form = { kind: 'inspection', lotSize: 2, plan: 'all', characteristics: [bore] }
  const { id: reportId } = await ask(page, `POST /api/workorders/${id}/reports`, form)
  await page.goto(`/supplier/workorders?id=${id}&report=${reportId}`)
  const report = page.getByRole('dialog', { name: /Inspection report, version 1/ })
  const dialog = page.getByRole('dialog', { name: 'Import a table' })
  const choose = (name: string, buffer: Buffer) =>
    dialog.getByLabel('Choose a table').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await report.getByRole('button', { name: 'Import' }).click()
  await choose('notes.csv', Buffer.from('a;b\n1;2'))
  await expect(dialog.getByRole('alert')).toContainText('Name the columns in the first row')
  const csv =
    'name;nominal;±;s1;s2;s3\nLength;80;0,1;79,9;80,2;80\nWidth;40;0,1;40;40,0x;40\n=HYPERLINK(1);5;0,1;5;5;5\n'
  await choose('grid.csv', Buffer.from(csv))
  await expect(dialog.getByRole('status')).toContainText('Row 3, s2: “40,0x” is not understood')
  await expect(dialog.getByRole('status')).toContainText('2 pieces are measured: the columns from s3 on are left out')
  await fits(page, 'a table that is imported')
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(toast(page, '2 rows imported')).toBeVisible()
  await dismiss(page)
  await expect(report.getByRole('rowheader')).toHaveText([/^Bore/, /^Length/, /^=HYPERLINK\(1\)/])
  await expect(report.getByRole('textbox', { name: 'Length, sample 2' })).toHaveAccessibleDescription(/^Fails/)

  const book = Buffer.from(workbookOf([['Name', 's1', 's2'], ['bore', 25.01, 25.02], ['Length', 80, 80]])) // oxfmt-ignore
  await report.getByRole('button', { name: 'Import' }).click()
  await choose('grid.xlsx', book)
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(toast(page, '2 rows imported')).toBeVisible()
  await expect(report.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
  type Stored = { measurements: { value: number }[]; failed: number; open: number }
  const stored = await ask<Stored>(page, `GET /api/reports/${reportId}`)
  expect(stored.measurements.map(({ value }) => value)).toEqual([25.01, 25.02, 80, 80, 5, 5])
  expect(stored).toMatchObject({ failed: 0, open: 0 })
  // The template has the grid.
  await report.getByRole('button', { name: 'Import' }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Template' }).click()
  expect((await download).suggestedFilename()).toBe('report.csv')
})
