import type { Page } from '@playwright/test'
import { expect, named } from '../support/fixtures'
import { ask, inquiryOf, orderOf, test } from '../support/trade'
import { displayId } from '../../../lib/terms/nouns'

const drawer = (page: Page) => page.getByRole('dialog')
const notes = (page: Page) => drawer(page).getByRole('list', { name: 'Notes' }).getByRole('listitem')

test('an admin writes a note about an order, reads it in the row, and removes it', async ({ demo, trade }) => {
  const [page, order] = [await demo('admin'), await orderOf(trade)]
  const text = named('Call before shipping <b>now</b>')
  await page.goto(`/admin/workorders?id=${order.id}&q=${displayId('workorder', order.id)}`)
  await expect(drawer(page).getByText('No notes yet.')).toBeVisible()
  await drawer(page).getByRole('textbox', { name: 'Note' }).fill(text)
  await drawer(page).getByRole('button', { name: 'Add note' }).click()
  await expect(notes(page)).toHaveText([new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))])
  await expect(drawer(page).getByRole('textbox', { name: 'Note' })).toHaveValue('')
  await page.keyboard.press('Escape')
  const row = page.getByRole('row', { name: displayId('workorder', order.id) })
  await expect(row.getByRole('link', { name: /\b1 note\b/ })).toBeVisible()

  await row.getByRole('link', { name: /\b1 note\b/ }).click()
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await drawer(page)
    .getByRole('button', { name: `Remove note: ${text.slice(0, 60)}` })
    .click()
  await expect(drawer(page).getByText('No notes yet.')).toBeVisible()
  expect((await gone).status()).toBe(204)
})

test('an admin takes a case; its row says whose it is, and it can be taken back', async ({ demo, trade }) => {
  const page = await demo('admin')
  const inquiry = await inquiryOf(await trade.company('customer'))
  await page.goto(`/admin/quotations?inquiry=${inquiry.id}&find=${displayId('inquiry', inquiry.id)}`)
  const owner = drawer(page).getByRole('combobox', { name: 'Owner' })
  await expect(owner).toHaveValue('')
  await drawer(page).getByRole('button', { name: 'Assign to me' }).click()
  await expect(owner).not.toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(owner).toHaveValue('')

  const sent = page.waitForResponse((answer) => answer.url().endsWith('/owner'))
  await drawer(page).getByRole('button', { name: 'Assign to me' }).click()
  expect((await sent).status()).toBe(200)
  const { ownerName } = await ask<{ ownerName: string }>(trade.desk, `GET /api/inquiries/${inquiry.id}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: inquiry.projectName }).getByTitle(`Owner: ${ownerName}`)).toBeVisible()
})
