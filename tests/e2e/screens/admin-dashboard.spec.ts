import type { APIRequestContext, Page } from '@playwright/test'
import { displayId } from '../../../lib/terms/nouns'
import { expect } from '../support/fixtures'
import { card, figureOf, idsIn, rowsOf } from '../support/frame'
import { approvedMachineOf, ask, inquiryOf, processOf, test } from '../support/trade'
import { walk } from '../support/settled'

/** Others work at the same time: what is read twice, by the API and on the screen, is read until it agrees. */
const agree = (page: Page, compare: () => Promise<unknown>) =>
  expect(async () => {
    await page.goto('/admin/dashboard')
    await compare()
  }).toPass()
const soon = { timeout: 5_000 }

const totals = async (http: APIRequestContext, ...lists: string[]) =>
  Promise.all(lists.map(async (list) => Number((await http.get(`/api/${list}&limit=1`)).headers()['x-total-count'])))
const some = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`
const cards: [label: string, lists: string[], hint: (...figures: number[]) => string, href: string][] = [
  [
    'Pending Approvals',
    [
      'suppliers?status=pending',
      'machines?approvalStatus=pending',
      'processes?status=pending',
      'company-documents?state=submitted',
      'customers?status=pending',
      'messages?state=held',
    ],
    (suppliers, machines, processes, documents, customers, held) =>
      [
        some(suppliers!, 'supplier'),
        some(machines!, 'machine'),
        some(processes!, 'process', 'processes'),
        some(documents!, 'document'),
        some(customers!, 'customer'),
        `${held} held`,
      ].join(', '),
    '/admin/approvals',
  ],
  [
    'Active Work Orders',
    ['workorders?status=active', 'workorders?status=in_progress', 'workorders?status=quality_check'],
    (_, started, checked) => `${started} in production, ${checked} in quality check`,
    '/admin/workorders?tab=active',
  ],
  ['New Inquiries', ['inquiries?status=new'], () => 'Waiting for review', '/admin/quotations?inquiries=new'],
  [
    'Available Capacity',
    ['machines?status=idle&approvalStatus=approved'],
    () => 'Idle, approved machines',
    '/admin/dashboard?capacity=1',
  ],
]
const buttons = [
  ['Review approvals', '/admin/approvals'],
  ['Manage suppliers', '/admin/suppliers'],
] as const

test('the figures of the dashboard are those of the lists that they lead to; its buttons lead on', async ({ demo }) => {
  const page = await demo('admin')
  await agree(page, async () => {
    for (const [label, lists, hint] of cards) {
      const figures = await totals(page.request, ...lists)
      const value = label === 'Pending Approvals' ? figures.reduce((a, b) => a + b) : figures[0]
      await expect(card(page, label)).toHaveText(figureOf(label, value!, hint(...figures)), soon)
    }
  })
  for (const [label, , , href] of cards) await expect(card(page, label)).toHaveAttribute('href', href)
  for (const [button, href] of buttons)
    await expect(page.getByRole('main').getByRole('link', { name: button })).toHaveAttribute('href', href)
  await card(page, 'Available Capacity').click()
  await expect(page).toHaveURL('/admin/dashboard?capacity=1')
  await expect(async () => {
    const [free] = await totals(page.request, 'machines?status=idle&approvalStatus=approved')
    await page.reload()
    await expect(rowsOf(page, 'Available machines')).toHaveCount(Math.min(free!, 100), soon)
  }).toPass()
})

test('Recent Inquiries: the three newest that are new, each with Process, which opens it', async ({ demo, trade }) => {
  const [page, customer] = [await demo('admin'), await trade.company('customer')]
  const { id } = await inquiryOf(customer)
  await ask(page, `PATCH /api/inquiries/${id}/status`, { status: 'processing' })
  for (let n = 0; n < 3; n++) await inquiryOf(customer)
  await agree(page, async () => {
    const all = await ask<{ id: number }[]>(page, 'GET /api/inquiries?status=new&limit=500')
    const newest = all.map((one) => one.id).toSorted((a, b) => b - a)
    const ids = newest.slice(0, 3).map((one) => displayId('inquiry', one))
    await expect(idsIn(page, 'Recent Inquiries')).toHaveText(ids, soon)
  })
  const process = rowsOf(page, 'Recent Inquiries').getByRole('link', { name: /^Process INQ-/ })
  await expect(process).toHaveCount(3)
  const name = (await process.first().getAttribute('aria-label'))!.slice('Process '.length)
  await process.and(page.getByRole('link', { name: `Process ${name}` })).click()
  await expect(page).toHaveURL(`/admin/quotations?inquiry=${Number(name.slice(4))}`)
  await expect(page.getByRole('dialog').getByText(name, { exact: true })).toBeVisible()
})

test('Supplier Work Requests: the three newest that are pending; Assign Work fills the work order in', async ({
  demo,
  trade,
}) => {
  const [page, supplier] = [await demo('admin'), await trade.company('supplier')]
  const wanted = { machineId: (await approvedMachineOf(trade, supplier)).id, processId: (await processOf(supplier)).id }
  for (let n = 0; n < 3; n++) await ask(supplier, 'POST /api/workorderrequests', wanted)
  const { id } = await ask(supplier, 'POST /api/workorderrequests', wanted)
  await ask(page, `PATCH /api/workorderrequests/${id}/reject`, {})
  await agree(page, async () => {
    const all = await ask<{ id: number }[]>(page, 'GET /api/workorderrequests?status=pending&limit=500')
    const newest = all.map((one) => one.id).toSorted((a, b) => b - a)
    const ids = newest.slice(0, 3).map((one) => displayId('workorderrequest', one))
    await expect(idsIn(page, 'Supplier Work Requests')).toHaveText(ids, soon)
  })
  const rows = rowsOf(page, 'Supplier Work Requests')
  await expect(rows.getByRole('link', { name: /^View Details of REQ-/ })).toHaveCount(3)
  await expect(rows.getByRole('link', { name: /^Assign Work for REQ-/ })).toHaveCount(3)
  const details = rows.getByRole('link', { name: /^View Details of REQ-/ }).first()
  const shown = /REQ-\d+/.exec((await details.getAttribute('data-says'))!)![0]
  await details.click()
  await expect(page.getByRole('dialog').getByText(shown, { exact: true })).toBeVisible()

  const [machine, process] = [await approvedMachineOf(trade, supplier), await processOf(supplier)]
  const noted = { machineId: machine.id, processId: process.id, notes: 'Free from Monday' }
  const { id: request } = await ask(supplier, 'POST /api/workorderrequests', noted)
  await walk(page, `/admin/dashboard?request=${request}`)
  const dialog = page.getByRole('dialog', { name: `Work for ${machine.name}` })
  await expect(dialog.getByText(displayId('workorderrequest', request), { exact: true })).toBeVisible()
  await expect(dialog.locator('dl > div')).toHaveText([
    `Supplier${supplier.companyName}`,
    /^Requested/,
    `Machine${machine.name}`,
    `Process${process.name}`,
    'NotesFree from Monday',
  ])
  await dialog.getByRole('link', { name: 'Assign Work' }).click()
  await expect(page).toHaveURL(`/admin/workorders?request=${request}`)
  const form = page.getByRole('dialog', { name: 'Create Work Order' })
  await expect(form.locator('dl > div')).toHaveText([
    `Request${displayId('workorderrequest', request)}`,
    `Supplier${supplier.companyName}`,
    `Machine${machine.name}`,
    `Process${process.name}`,
    /Free from Monday$/,
  ])
  await form.getByRole('button', { name: 'Create Work Order' }).click()
  await form.getByRole('button', { name: 'Create it anyway' }).click()
  await expect(form).toHaveCount(0)
  const [order] = await ask<{ machineId: number }[]>(supplier, 'GET /api/workorders')
  expect(order!.machineId).toBe(machine.id)
  const requests = await ask<{ id: number; status: string }[]>(supplier, 'GET /api/workorderrequests')
  expect(requests.find((one) => one.id === request)!.status).toBe('assigned')
})
