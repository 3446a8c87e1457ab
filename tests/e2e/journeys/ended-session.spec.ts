import { expect, named, test, toast } from '../support/fixtures'
import { openToTheEnd } from '../support/settled'
import { ask } from '../support/trade'

test('a session that ended is renewed on the spot, and what was typed is sent', async ({ member }) => {
  const page = await member('supplier')
  const name = named('Honing')
  await openToTheEnd(page, '/supplier/processes')
  await page.getByRole('button', { name: 'Add Process' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add Process' })
  await form.getByLabel('Process name').fill(name)
  await form.getByLabel('Description').fill('Bores from 8 to 120 mm')
  await ask(page, 'POST /api/logout')
  await form.getByRole('button', { name: 'Add process' }).click()

  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  await again.getByLabel('Password', { exact: true }).fill('another-secret')
  await again.getByRole('button', { name: 'Sign in' }).click()
  await expect(again.getByRole('alert')).toBeVisible()
  await again.getByLabel('Password', { exact: true }).fill('a-long-secret')
  await again.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('article', { name })).toBeVisible()
  expect(await ask<{ name: string }[]>(page, 'GET /api/processes')).toMatchObject([{ name }])
  await expect(toast(page, 'Process')).toBeVisible()
})
