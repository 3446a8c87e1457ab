import type { Page } from '@playwright/test'
import type { Process } from '../../../lib/contract/trade/processes'
import { date } from '../../../lib/terms/format'
import { expect, toast } from '../support/fixtures'
import { givenProcess, REASON, type Approval } from '../support/shop'
import { ask, test } from '../support/trade'

const cards = (page: Page) => page.getByRole('list', { name: 'Processes' }).getByRole('article')
const labels = { pending: 'Pending Approval', approved: 'Approved', rejected: 'Rejected' }

test('cards hold name, status, description and the date of adding', async ({ demo }) => {
  const page = await demo('supplier')
  const all = await ask<Process[]>(page, 'GET /api/processes?limit=500')
  await page.goto('/supplier/processes')
  await expect(cards(page)).toHaveCount(all.length)
  for (const [i, { name, status, description, createdAt, rejectionReason }] of all.entries())
    for (const words of [name, labels[status], description, `Added ${date(createdAt)}`, rejectionReason ?? ''])
      await expect(cards(page).nth(i)).toContainText(words!)
})

test('processes stand under their status; a rejected one is edited, and waits for the admin again', async ({
  member,
  trade,
}) => {
  const page = await member('supplier')
  const of = {} as Record<Approval, Process>
  for (const status of ['pending', 'approved', 'rejected'] as const)
    of[status] = await givenProcess(page, trade, status)
  await page.goto('/supplier/processes')
  for (const [status, buttons] of [
    ['pending', ['Edit']],
    ['rejected', ['Edit and resubmit']],
    ['approved', []],
  ] as const)
    await test.step(`one that is ${status} has ${buttons[0] ?? 'no button'}`, async () => {
      const one = page.getByRole('article', { name: of[status].name })
      await expect(one.getByRole('button')).toHaveText([...buttons])
      await expect(one.getByText(REASON)).toHaveCount(status === 'rejected' ? 1 : 0)
    })
  for (const [tab, count, shown] of [
    ['Pending Approval', 1, [of.pending]],
    ['Approved', 1, [of.approved]],
    ['Rejected', 1, [of.rejected]],
    ['All', 3, [of.rejected, of.approved, of.pending]],
  ] as const)
    await test.step(tab, async () => {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
      await expect(cards(page).getByRole('heading')).toHaveText(shown.map(({ name }) => name))
      await expect(page.getByRole('tab', { selected: true })).toHaveText(`${tab}${count}`)
    })

  const { name, description } = of.rejected
  await page.getByRole('button', { name: `Edit and resubmit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Process' })
  await expect(dialog.getByLabel('Process name')).toHaveValue(name)
  await expect(page).toHaveTitle(`Edit Process: ${name} · Jobwork`)
  await expect(dialog.getByLabel('Description')).toHaveValue(description!)
  await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Save and resubmit'])
  await dialog.getByLabel('Description').fill('Five axis, up to 600 mm')
  await dialog.getByRole('button', { name: 'Save and resubmit' }).click()
  await expect(toast(page, 'Process Updated')).toBeVisible()
  await expect(page).toHaveTitle('Processes · Jobwork')
  await expect(page.getByRole('article', { name })).toContainText('Pending Approval')
  await expect(page.getByRole('article', { name })).toContainText('Five axis, up to 600 mm')
})

test('Add Process: name and description, and it waits for the admin', async ({ member }) => {
  const page = await member('supplier')
  await page.goto('/supplier/processes')
  await page.getByRole('button', { name: 'Add Process' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Process' })
  await expect(dialog.getByRole('textbox')).toHaveCount(2)
  await expect(page).toHaveTitle('Add Process · Jobwork')
  await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Add process'])
  await dialog.getByLabel('Process name').fill('Honing')
  await dialog.getByLabel('Description').fill('Bores of 20 to 120 mm')
  await dialog.getByRole('button', { name: 'Add process' }).click()
  await expect(page.getByRole('article', { name: 'Honing' })).toContainText('Pending Approval')
})
