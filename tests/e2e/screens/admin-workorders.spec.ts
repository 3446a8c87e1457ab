import type { Page } from '@playwright/test'
import { date } from '../../../lib/terms/format'
import { displayId } from '../../../lib/terms/nouns'
import { dismiss, drawings, expect, named, toast } from '../support/fixtures'
import { idsIn, rowsOf } from '../support/frame'
import { givenOrders } from '../support/shop'
import { walk } from '../support/settled'
import {
  ask,
  inquiryOf,
  approvedMachineOf,
  orderOf,
  processOf,
  quotationOf,
  test,
  type Someone,
  type Trade,
} from '../support/trade'

const numberOf = ({ id }: { id: number }) => displayId('workorder', id)
const at = (query: string) => `/admin/workorders?${query}`
/** What the drawer says of the order, without its invoice terms, which come later. */
const facts = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('dl > div')
    .filter({ hasNotText: /NOS$|^Supply[A-Z]|^HSN|^Taxable|^Place of|^Total|^Due\d+ days|^Delivery/ })

test('stand under All, Active, To start, Issues and Completed, the newest first', async ({ demo, member, trade }) => {
  const [page, supplier] = [await demo('admin'), await member('supplier')]
  const statuses = ['completed', 'pending', 'started', 'in_progress', 'quality_check', 'issues'] as const
  const orders = await givenOrders(
    supplier,
    trade,
    statuses.map((status) => ({ status })),
  )
  const ids = orders.map(numberOf).toReversed()
  const { companyName } = await ask<{ companyName: string }>(supplier, 'GET /api/user')
  for (const [tab, name, shown] of [
    ['all', 'All', ids],
    ['active', 'Active', ids.slice(1, 5)],
    ['pending', 'To start', ids.slice(4, 5)],
    ['completed', 'Completed', ids.slice(5)],
    ['issues', 'Issues', ids.slice(0, 1)],
  ] as const) {
    await walk(page, at(`q=${companyName}&tab=${tab}`))
    await expect(page.getByRole('tab')).toHaveText([
      'All6',
      'Active4',
      'Mine0',
      'Late0',
      'Due this week0',
      'To start1',
      'Issues1',
      'Completed1',
      /^Requests\d+$/,
    ])
    await expect(page.getByRole('tab', { selected: true })).toHaveText(`${name}${shown.length}`)
    await expect(idsIn(page, 'Work orders')).toHaveText([...shown])
  }
})

test('are found by number, project and supplier; a row leads to the supplier and to the details, where the payment is set', async ({
  demo,
  trade,
}) => {
  const [page, customer, supplier] = [
    await demo('admin'),
    await trade.company('customer'),
    await trade.company('supplier'),
  ]
  const order = await orderOf(trade, { customer, supplier })
  const row = rowsOf(page, 'Work orders')
  for (const words of [numberOf(order), order.projectName, supplier.companyName])
    await test.step(words, async () => {
      await walk(page, at(`q=${words}`))
      await expect(row.locator('td')).toHaveText([
        numberOf(order),
        `${order.projectName}${customer.companyName}`,
        supplier.companyName,
        'Order Received',
        'Not started',
        'Not specified',
        'Pending',
        '₹45,000',
      ])
      await expect(row.getByRole('link', { name: `Details of ${numberOf(order)}` })).toBeVisible()
    })
  await row.getByRole('link', { name: supplier.companyName }).click()
  await expect(page).toHaveURL(`/admin/suppliers/${supplier.id}`)

  await walk(page, at(`q=${numberOf(order)}`))
  await rowsOf(page, 'Work orders').getByText(order.projectName).click()
  await expect(page).toHaveURL(new RegExp(`[?&]id=${order.id}$`))
  const payment = page.getByRole('dialog').getByLabel(`Payment status of ${numberOf(order)}`)
  await expect(payment.locator('option')).toHaveText([
    'Customer: Pending',
    'Customer: Partially Paid',
    'Customer: Paid',
  ])
  await expect(facts(page)).toHaveText([
    'Quantity50 pcs',
    'DueNot specifiedSet the due date',
    'Amount₹45,000',
    /^Payments/,
    `Supplier${supplier.companyName}`,
    `Customer${customer.companyName}`,
    'MachineNot assignedChoose a machine',
    `Project Name${order.projectName}`,
    'DescriptionMilled bracket, deburred',
    `Created${date(new Date().toISOString())}`,
  ])
  for (const [status, label] of [
    ['partial', 'Partially Paid'],
    ['complete', 'Paid'],
    ['pending', 'Pending'],
  ] as const)
    await test.step(label, async () => {
      await payment.selectOption(`Customer: ${label}`)
      await expect(toast(page, `${numberOf(order)}: ${label}`)).toContainText('Payment Updated')
      await dismiss(page)
      // The list lies under the dialog.
      const list = page.getByRole('table', { name: 'Work orders', includeHidden: true })
      await expect(list.locator('tbody td').nth(6)).toHaveText(label)
      const both = { paymentStatus: status, payableStatus: status }
      expect(await ask(page, `GET /api/workorders/${order.id}`)).toMatchObject(both)
    })
  const supplierPayment = page.getByRole('dialog').getByLabel(`Supplier payment of ${numberOf(order)}`)
  // It followed the customer's until now: the drawer reads it anew.
  await expect(supplierPayment).toHaveValue('pending')
  await supplierPayment.selectOption('Supplier: Paid')
  await expect(toast(page, `${numberOf(order)}: Paid`)).toContainText('Supplier Payment Updated')
  await dismiss(page)
  const apart = { paymentStatus: 'pending', payableStatus: 'complete', payableBy: 'hand' }
  await expect.poll(() => ask(page, `GET /api/workorders/${order.id}`)).toMatchObject(apart)
})

test.describe('Create Work Order', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create Work Order' })
  const accepted = async (trade: Trade, customer: Someone, supplier: Someone) => {
    const inquiry = await inquiryOf(customer)
    const { id } = await quotationOf(supplier, inquiry.id)
    await ask(customer, `PATCH /api/quotations/${id}/status`, { status: 'accepted' })
    return { ...inquiry, words: `${displayId('inquiry', inquiry.id)} · ${inquiry.projectName}` }
  }

  test('is filled in by its address, and gives work with dates, notes and files', async ({ demo, trade }) => {
    const [page, customer, supplier] = [
      await demo('admin'),
      await trade.company('customer'),
      await trade.company('supplier'),
    ]
    const inquiry = await accepted(trade, customer, supplier)
    await page.goto(at(`inquiry=${inquiry.id}&supplier=${supplier.id}&new=1`))
    await expect(dialog(page).getByLabel('Inquiry')).toHaveValue(inquiry.words)
    await expect(dialog(page).getByLabel('Supplier')).toHaveValue(supplier.companyName)

    await walk(page, at('q=zzz'))
    await page.getByRole('button', { name: 'Create Work Order' }).first().click()
    await expect(page).toHaveURL(at('q=zzz&new=1'))
    await dialog(page).getByLabel('Inquiry').fill(inquiry.projectName)
    await page.getByRole('option', { name: inquiry.words }).click()
    // The supplier whose quotation was accepted is taken.
    await expect(dialog(page).getByLabel('Supplier')).toHaveValue(supplier.companyName)
    await expect(dialog(page)).toContainText(`Accepted: ₹45,000 from ${supplier.companyName}.`)
    await expect(dialog(page)).toContainText('50 pcs')
    for (const [label, value] of [
      ['Start Date', '2027-01-10'],
      ['Due Date', '2027-03-31'],
      ['Notes', 'Material is sent along'],
    ] as const)
      await dialog(page).getByLabel(label).fill(value)
    await dialog(page).locator('input[type=file]').setInputFiles(drawings())
    await dialog(page).getByRole('button', { name: 'Create Work Order' }).click()
    await expect(toast(page, 'Work Order Created')).toContainText(`goes to ${supplier.companyName}.`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const [listed] = await ask<{ id: number }[]>(supplier, 'GET /api/workorders')
    const order = await ask<{ files: { name: string }[] }>(supplier, `GET /api/workorders/${listed!.id}`)
    expect(order).toMatchObject({
      inquiryId: inquiry.id,
      amount: 45_000,
      status: 'pending',
      notes: 'Material is sent along',
      startDate: '2027-01-10T00:00:00.000Z',
      dueDate: '2027-03-31T00:00:00.000Z',
    })
    const name = displayId('workorder', listed!.id)
    expect(order.files.map((file) => file.name)).toEqual([`${name}-1.step`, `${name}-2.dxf`, `${name}-3.pdf`])
  })

  test('asks once before it creates an order without an inquiry', async ({ demo, trade }) => {
    const [page, supplier] = [await demo('admin'), await trade.company('supplier')]
    await page.goto(at(`supplier=${supplier.id}&new=1`))
    await dialog(page).getByRole('button', { name: 'Create Work Order' }).click()
    await expect(dialog(page).getByText('No customer is notified, and nothing can be invoiced.')).toBeVisible()
    expect(await ask(supplier, 'GET /api/workorders')).toEqual([])
    await dialog(page).getByRole('button', { name: 'Create it anyway' }).click()
    await expect(toast(page, 'Work Order Created')).toContainText(`goes to ${supplier.companyName}.`)
    await walk(page, at(`q=${supplier.companyName}`))
    await expect(rowsOf(page, 'Work orders').first()).toContainText('No amount')
  })

  test('offers verified suppliers only, and goes on without a request that was rejected', async ({ demo, trade }) => {
    const [page, pending] = [await demo('admin'), await trade.company('supplier', false)]
    await page.goto(at('new=1'))
    await dialog(page).getByLabel('Supplier').fill(pending.companyName)
    await expect(page.getByText('No matching verified supplier.')).toBeVisible()
    await ask(page, `PATCH /api/suppliers/${pending.id}/verify`)
    await dialog(page).getByLabel('Supplier').fill(pending.companyName.toLowerCase())
    await expect(page.getByRole('option', { name: pending.companyName })).toBeVisible()

    const supplier = await trade.company('supplier')
    const wanted = {
      machineId: (await approvedMachineOf(trade, supplier)).id,
      processId: (await processOf(supplier)).id,
    }
    const { id } = await ask(supplier, 'POST /api/workorderrequests', wanted)
    const request = displayId('workorderrequest', id)
    await walk(page, at(`reject=${id}`))
    const reject = page.getByRole('dialog', { name: `Reject ${request}` })
    const reason = named('No work for this machine')
    await reject.getByLabel('Reason').fill(reason)
    await reject.getByRole('button', { name: 'Reject request' }).click()
    await expect(toast(page, 'Request Rejected')).toContainText(request)
    const [told] = await ask<object[]>(supplier, 'GET /api/workorderrequests')
    expect(told).toMatchObject({ status: 'rejected', rejectionReason: reason })
    await walk(page, at(`request=${id}`))
    await expect(dialog(page)).toContainText(`${request} is rejected`)
    await expect(dialog(page).getByLabel('Supplier')).toHaveValue(supplier.companyName)
  })
})

test('a message stays there for readers while a dialog opens over the drawer', async ({ demo, trade }) => {
  const page = await demo('admin')
  const { id } = await orderOf(trade)
  await page.goto(at(`id=${id}`))
  await page
    .getByRole('dialog')
    .getByLabel(/^Payment status/)
    .selectOption('Customer: Paid')
  const undo = page.getByRole('region', { name: /^Messages/ }).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  // A pointer on the message stops its time.
  await undo.hover()
  await page.getByRole('dialog').getByRole('button', { name: 'Update Status' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Update Work Order Status' })).toBeVisible()
  await expect(undo).toBeVisible()
  await undo.click()
  await expect(undo).toHaveCount(0)
  expect((await ask<{ paymentStatus: string }>(page, `GET /api/workorders/${id}`)).paymentStatus).toBe('pending')
})
