import type { Page } from '@playwright/test'
import type { Machine } from '../../../lib/contract/trade/machines'
import { expect, toast } from '../support/fixtures'
import { givenMachine, givenProcess, REASON } from '../support/shop'
import { ask, machineOf, processOf, test } from '../support/trade'
import { walk } from '../support/settled'

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Machines' }).getByRole('listitem', { name, exact: true })
const labels = { idle: 'Idle', running: 'Running', maintenance: 'Maintenance' }

test('a card holds what the API says of the machine', async ({ demo }) => {
  const page = await demo('supplier')
  const machines = await ask<Machine[]>(page, 'GET /api/machines?limit=500')
  await page.goto('/supplier/machines')
  for (const { name, status, type, model, serialNumber, processName, specifications: s } of machines) {
    const facts: [string, string | null][] = [
      ['Type', type],
      ['Model', model],
      ['Serial number', serialNumber ?? 'N/A'],
      ['Process', processName ?? 'N/A'],
      ['Capacity', s.capacity],
      ['Travel', s.travel],
      ['Spindle speed', s.spindleSpeed],
      ['Workpiece size', s.workpieceSize],
      ['Power rating', s.powerRating],
      ['Description', s.description],
    ]
    await expect(card(page, name).getByRole('heading', { level: 2 })).toHaveText(name)
    await expect(card(page, name).getByRole('button', { pressed: true })).toHaveText(labels[status])
    const known = facts.filter(([, value]) => value).map(([label, value]) => `${label}${value}`)
    await expect(card(page, name).locator('dl > div')).toHaveText(known)
  }
})

/** The buttons of a tile, without those that set its status. */
const acts = 'button:not([aria-pressed]), a[href*="request="]'
const cards = [
  ['idle', 'approved', ['Status', 'Request Work']],
  ['idle', 'pending', ['Status', 'Edit']],
  ['idle', 'rejected', ['Status', 'Edit and resubmit']],
  ['running', 'approved', ['Status']],
  ['running', 'pending', ['Status', 'Edit']],
  ['maintenance', 'approved', ['Status']],
  ['maintenance', 'rejected', ['Status', 'Edit and resubmit']],
] as const
const looks = {
  pending: ['dashed', 'Pending Admin Approval'],
  rejected: ['dashed', REASON],
  approved: ['solid', null],
} as const

test('status and approval decide what stands on a card: its buttons, its border and its note', async ({
  member,
  trade,
}) => {
  const page = await member('supplier')
  const machines: Machine[] = []
  for (const [status, approval] of cards) machines.push(await givenMachine(page, trade, approval, { status }))
  await page.goto('/supplier/machines')
  for (const [n, [status, approval, buttons]] of cards.entries())
    await test.step(`${status} and ${approval}: ${buttons.join(', ')}`, async () => {
      const one = card(page, machines[n]!.name)
      await expect(one.locator(acts)).toHaveText([...buttons])
      await expect(one.getByText('Job Active')).toHaveCount(status === 'running' ? 1 : 0)
      await expect(one.getByText('120 h available')).toHaveCount(status === 'running' ? 1 : 0)
      const [border, note] = looks[approval]
      await expect(one).toHaveCSS('border-top-style', border)
      for (const words of ['Pending Admin Approval', REASON])
        await expect(one.getByText(words)).toHaveCount(words === note ? 1 : 0)
    })
  await expect(card(page, machines[0]!.name).locator('dl > div')).toHaveText([
    'TypeVMC',
    'ModelVF-2',
    'Serial numberN/A',
    'ProcessN/A',
  ])
  const { id, name, model } = machines[0]!
  await page.getByRole('link', { name: `Request Work for ${name}` }).click()
  await expect(page).toHaveURL(`/supplier/workorders?request=true&machineId=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Request Work Order' })
  await expect(dialog.getByLabel('Machine').locator('option:checked')).toHaveText(`${name} · ${model}`)
  await expect(page).toHaveTitle(`Request Work Order: ${name} · Jobwork`)
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle('Work Orders · Jobwork')
})

test('a rejected machine is edited, and waits for the admin again', async ({ member, trade }) => {
  const page = await member('supplier')
  const { name } = await givenMachine(page, trade, 'rejected')
  await page.goto('/supplier/machines')
  await page.getByRole('button', { name: `Edit and resubmit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Machine' })
  await expect(dialog.getByLabel('Machine name')).toHaveValue(name)
  await dialog.getByLabel('Serial number').fill('MCV-0058')
  await dialog.getByRole('button', { name: 'Save and resubmit' }).click()
  await expect(toast(page, 'Machine Updated')).toBeVisible()
  await expect(card(page, name)).toContainText('Pending Admin Approval')
  await expect(card(page, name)).toContainText('MCV-0058')
  await expect(card(page, name)).not.toContainText(REASON)
})

test('a supplier who is not verified can not request work', async ({ trade, person }) => {
  const [page, pending] = [await person(), await trade.company('supplier', false)]
  await ask(page, 'POST /api/login', { username: pending.email, password: 'a-long-secret' })
  const { name } = await machineOf(page)
  await page.goto('/supplier/machines')
  await expect(card(page, name).locator(acts)).toHaveText(['Status', 'Edit'])
  await walk(page, '/supplier/workorders')
  await expect(page.getByRole('main')).toContainText('once an admin has verified your account')
  await expect(page.getByRole('link', { name: 'Add Process' })).toHaveAttribute('href', '/supplier/processes?new=1')
  await expect(page.getByRole('main')).not.toContainText(/request work for an idle machine/i)
})

test('Add New Machine: its fields in order, only approved processes to choose from', async ({ member, trade }) => {
  const page = await member('supplier')
  const approved = await givenProcess(page, trade, 'approved')
  await givenProcess(page, trade, 'rejected')
  await processOf(page)
  await page.goto('/supplier/machines')
  await page.getByRole('button', { name: 'Add Machine' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Machine' })
  await expect(dialog.getByLabel('Machine name')).toBeVisible()
  const names = await dialog
    .locator('input, select, textarea')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name))
  const specifications = ['capacity', 'travel', 'spindleSpeed', 'workpieceSize', 'powerRating', 'description']
  expect(names).toEqual([
    'name',
    'type',
    'model',
    'serialNumber',
    'processId',
    ...specifications.map((name) => `specifications.${name}`),
  ])
  await expect(dialog.getByLabel('Associated process').locator('option')).toHaveText(['None', approved.name])
  await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Add machine'])
})

test('Update Machine Status: three statuses, the present one chosen, hours while running', async ({
  member,
  trade,
}) => {
  const page = await member('supplier')
  const { name } = await givenMachine(page, trade, 'approved', { status: 'maintenance' })
  await page.goto('/supplier/machines')
  await page.getByRole('button', { name: `Status of ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Machine Status' })
  await expect(dialog).toContainText(name)
  await expect(dialog.locator('label strong')).toHaveText(['Idle', 'Running', 'Maintenance'])
  await expect(dialog.getByRole('radio', { name: 'Maintenance' })).toBeChecked()
  for (const [status, hours] of [
    ['Maintenance', 0],
    ['Running', 1],
    ['Idle', 0],
    ['Running', 1],
  ] as const) {
    await dialog.getByRole('radio', { name: status }).check()
    await expect(dialog.getByLabel('Available hours')).toHaveCount(hours)
  }
  await dialog.getByLabel('Available hours').fill('40')
  await expect(dialog.getByLabel('Notes')).toBeVisible()
  await dialog.getByRole('button', { name: 'Update status' }).click()
  await expect(card(page, name)).toContainText('Job Active')
  await expect(card(page, name)).toContainText('40 h available')
})

test('a second tap before the answer to the first is sent after it', async ({ member, trade }) => {
  const page = await member('supplier')
  const machine = await givenMachine(page, trade, 'approved', { status: 'idle' })
  await page.goto('/supplier/machines')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**/api/machines/${machine.id}/status`, async (route) => {
    await answered
    await route.continue()
  })
  await page.getByRole('button', { name: `Running: ${machine.name}` }).click()
  await page.getByRole('button', { name: `Maintenance: ${machine.name}` }).click()
  answer()
  await expect(toast(page, `${machine.name} is maintenance now.`)).toBeVisible()
  await expect(card(page, machine.name).getByRole('button', { pressed: true })).toHaveText('Maintenance')
  await page.reload()
  await expect(card(page, machine.name).getByRole('button', { pressed: true })).toHaveText('Maintenance')
})
