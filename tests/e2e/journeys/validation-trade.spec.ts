import type { Locator } from '@playwright/test'
import { field, fillWrongly, refuses, writesOf, type Wrong } from '../support/filled'
import { expect, named, toast } from '../support/fixtures'
import { ask, inquiryOf, machineOf, orderOf, processOf, test } from '../support/trade'

const tooLong = (label: string): Wrong => [label, 'x'.repeat(5001), 'At most 5,000 characters']
const optionsOf = async (select: Locator) => (await select.locator('option').allInnerTexts()).slice(1)

test('Submit Inquiry', async ({ member }) => {
  const page = await member('customer')
  await page.goto('/customer/inquiries')
  const form = page.getByRole('form', { name: 'Inquiry' })
  await fillWrongly({
    ...{ page, form, submit: 'Submit Inquiry' },
    fits: {
      'Project Name': named('Cover plate'),
      'Project Description': 'x'.repeat(10),
      'Quantity Required': '1',
      'Target Completion Date': '2027-01-31',
    },
    untouched: [
      ['Project Name', 'Project name is required'],
      ['Project Description', 'Description must be at least 10 characters'],
      ['Quantity Required', 'Quantity must be positive'],
    ],
    wrong: [
      ['Project Name', '', 'Project name is required'],
      ['Project Name', '   ', 'Project name is required'],
      ['Project Description', 'x'.repeat(9), 'Description must be at least 10 characters'],
      tooLong('Project Description'),
      ['Quantity Required', '0', 'Quantity must be positive'],
      ['Quantity Required', '-5', 'Quantity must be positive'],
      ['Quantity Required', 'fifty', 'Quantity must be positive'],
      ['Quantity Required', '1.5', 'A whole number, please'],
      ['Material Specification', 'x'.repeat(201), 'At most 200 characters'],
      tooLong('Special Requirements or Notes'),
    ],
  })
  const writes = writesOf(page)
  await page.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(toast(page, 'Inquiry Submitted')).toBeVisible()
  const nothing = { material: null, specialRequirements: null, processId: null }
  expect(writes).toMatchObject([{ body: { ...nothing, quantity: 1, targetDate: '2027-01-31T00:00:00.000Z' } }])
})

test('Add New Machine', async ({ member, trade }) => {
  const page = await member('supplier')
  const [approved] = [await processOf(page), await processOf(page)]
  await ask(trade.desk, `PATCH /api/processes/${approved.id}/approve`)
  await page.goto('/supplier/machines?new=1')
  const form = page.getByRole('dialog', { name: 'Add New Machine' })
  await fillWrongly({
    ...{ page, form, submit: 'Add machine' },
    fits: { 'Machine Name': named('VMC'), Type: 'VMC', Model: 'BMV 45' },
    untouched: [
      ['Machine Name', 'Machine name is required'],
      ['Type', 'Type is required'],
      ['Model', 'Model is required'],
    ],
    wrong: [
      ['Machine Name', '', 'Machine name is required'],
      ['Model', ' ', 'Model is required'],
      ['Type', '', 'Type is required'],
      ['Serial Number', 'x'.repeat(201), 'At most 200 characters'],
      ['Capacity', 'x'.repeat(201), 'At most 200 characters'],
      tooLong('Description'),
    ],
  })
  await test.step('only approved processes are selectable', async () => {
    expect(await optionsOf(field(form, 'Associated Process'))).toEqual([approved.name])
  })
  await page.getByRole('button', { name: 'Add machine', exact: true }).click()
  await expect(toast(page, 'Machine Added')).toBeVisible()
})

test('Update Machine Status', async ({ member }) => {
  const page = await member('supplier')
  const { id } = await machineOf(page)
  await page.goto(`/supplier/machines?id=${id}&do=status`)
  const form = page.getByRole('dialog', { name: 'Update Machine Status' })
  const hours = field(form, 'Available Hours')
  for (const [status, shown] of [
    ['Maintenance', false],
    ['Idle', false],
    ['Running', true],
  ] as const) {
    await form.getByRole('radio', { name: status }).check()
    await expect(hours).toBeVisible({ visible: shown })
  }
  const message = 'Available hours are 1 to 1000'
  await fillWrongly({
    ...{ page, form, submit: 'Update status' },
    fits: { 'Available Hours': '1000' },
    wrong: [
      ...['0', '1001', '-1', 'many'].map((typed): Wrong => ['Available Hours', typed, message]),
      ['Available Hours', '1.5', 'A whole number, please'],
      tooLong('Notes'),
    ],
  })
  const writes = writesOf(page)
  await page.getByRole('button', { name: 'Update status' }).click()
  await expect(toast(page, 'Status Updated')).toBeVisible()
  expect(writes).toMatchObject([{ body: { status: 'running', availableHours: 1000 } }])
})

test('Request Work Order', async ({ member, trade }) => {
  const page = await member('supplier')
  await page.goto('/supplier/workorders?request=true')
  const none = page.getByRole('dialog', { name: 'Cannot Request Work Order' })
  await expect(none).toContainText("You don't have any machines registered. Add machines first.")

  const [milling, turning] = [await processOf(page), await processOf(page)]
  await ask(trade.desk, `PATCH /api/processes/${milling.id}/approve`)
  const bound = named('Bound')
  await ask(page, 'POST /api/machines', { name: bound, model: 'M', type: 'VMC', processId: milling.id })
  const free = await machineOf(page)
  await page.reload()
  const form = page.getByRole('dialog', { name: 'Request Work Order' })
  const [process, machine] = [field(form, 'Process'), field(form, 'Machine')]
  await fillWrongly({
    ...{ page, form, submit: 'Send request' },
    fits: { Process: String(milling.id), Machine: String(free.id) },
    untouched: [
      ['Process', 'Process is required'],
      ['Machine', 'Machine is required'],
    ],
    wrong: [['Machine', '', 'Machine is required'], ['Process', '', 'Process is required'], tooLong('Notes')],
  })
  await test.step('all own processes are selectable, the pending one labelled', async () => {
    expect((await optionsOf(process)).sort()).toEqual([milling.name, `${turning.name} (pending approval)`].sort())
  })
  await test.step('machines narrow to those of the process and those without one', async () => {
    expect((await optionsOf(machine)).sort()).toEqual([`${bound} · M`, `${free.name} · VF-2`].sort())
    await process.selectOption(String(turning.id))
    await expect.poll(() => optionsOf(machine)).toEqual([`${free.name} · VF-2`])
  })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(toast(page, 'Request Submitted')).toBeVisible()
})

test('Update Work Order Status', async ({ member, trade }) => {
  const page = await member('supplier')
  const { id } = await orderOf(trade, { supplier: page })
  await page.goto(`/supplier/workorders?update=${id}`)
  const form = page.getByRole('dialog', { name: 'Update Work Order Status' })
  await expect(form.getByRole('radio')).toHaveCount(6)
  await expect(form.getByRole('radio', { name: 'Order Received' })).toBeChecked()
  await form.getByRole('radio', { name: 'Quality Check' }).check()
  await fillWrongly({ ...{ page, form, fits: {} }, submit: 'Send to quality check', wrong: [tooLong('Notes')] })
  const writes = writesOf(page)
  await form.getByRole('button', { name: 'Send to quality check' }).click()
  await expect(toast(page, 'Work Order Updated')).toBeVisible()
  expect(writes).toMatchObject([{ line: `PATCH /api/workorders/${id}/status`, body: { status: 'quality_check' } }])
})

test('Create Quotation', async ({ member, trade }) => {
  const page = await member('supplier')
  const inquiry = await inquiryOf(await trade.company('customer'))
  await page.goto(`/supplier/quotations?inquiry=${inquiry.id}&quote=1`)
  const form = page.getByRole('form', { name: 'Quotation' })
  const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
  const day = (days: number) => inIndia.format(Date.now() + days * 86_400_000)
  await expect(field(form, 'Valid Until')).toHaveValue(day(30))
  await expect(field(form, 'Details')).toHaveValue(new RegExp(inquiry.projectName))
  await expect(field(form, 'Price')).toHaveValue('')
  await fillWrongly({
    ...{ page, form, submit: 'Submit Quotation' },
    fits: { Price: '1' },
    untouched: [['Price', 'Price must be greater than 0']],
    wrong: [
      ...['', '0', '-1', 'free'].map((typed): Wrong => ['Price', typed, 'Price must be greater than 0']),
      ['Price', '99.5', 'A whole number, please'],
    ],
  })
  await fillWrongly({
    ...{ page, form, submit: 'Submit Quotation' },
    fits: { Price: '1', Details: 'Ex works' },
    wrong: [
      ['Details', '', 'Quotation details are required'],
      ['Details', '  ', 'Quotation details are required'],
      tooLong('Details'),
    ],
  })
  await test.step('yesterday is no day until which it may be valid: the server says so under the field', async () => {
    await field(form, 'Valid Until').fill(day(-2))
    await page.getByRole('button', { name: 'Submit Quotation' }).click()
    await refuses(field(form, 'Valid Until'), 'The quotation must be valid today at least')
    await expect(field(form, 'Price')).toHaveValue('1')
    await field(form, 'Valid Until').fill('')
  })
  await page.getByRole('button', { name: 'Submit Quotation' }).click()
  await expect(toast(page, 'Quotation Submitted')).toBeVisible()
})

const processRows: Wrong[] = [
  ['Process Name', '', 'Process name is required'],
  ['Process Name', '  ', 'Process name is required'],
  ['Process Name', 'x'.repeat(201), 'At most 200 characters'],
  ['Description', 'x'.repeat(9), 'Description must be at least 10 characters'],
  ['Description', '', 'Description must be at least 10 characters'],
  tooLong('Description'),
]

test('Add Process and Edit Process', async ({ member }) => {
  const page = await member('supplier')
  await page.goto('/supplier/processes?new=1')
  const fits = { 'Process Name': named('Honing'), Description: 'x'.repeat(10) }
  await fillWrongly({
    ...{ page, form: page.getByRole('dialog', { name: 'Add Process' }), submit: 'Add process', fits },
    untouched: [
      ['Process Name', 'Process name is required'],
      ['Description', 'Description must be at least 10 characters'],
    ],
    wrong: processRows,
  })
  await page.getByRole('button', { name: 'Add process', exact: true }).click()
  await expect(toast(page, 'Process Added')).toBeVisible()

  await page.getByRole('button', { name: `Edit ${fits['Process Name']}` }).click()
  const form = page.getByRole('dialog', { name: 'Edit Process' })
  await expect(field(form, 'Process Name')).toHaveValue(fits['Process Name'])
  await fillWrongly({ ...{ page, form, fits }, submit: 'Save and resubmit', wrong: processRows })
  await page.getByRole('button', { name: 'Save and resubmit' }).click()
  await expect(toast(page, 'Process Updated')).toBeVisible()
})

test('Create Work Order', async ({ demo, trade }) => {
  const { companyName } = await trade.company('supplier')
  const page = await demo('admin')
  await page.goto('/admin/workorders?new=1')
  const form = page.getByRole('dialog', { name: 'Create Work Order' })
  await expect(field(form, 'Start Date')).toBeVisible()
  await fillWrongly({
    ...{ page, form, fits: {}, submit: 'Create Work Order', wrong: [] },
    untouched: [['Supplier', 'Please select a supplier']],
  })
  await field(form, 'Supplier').fill(companyName)
  await page.getByRole('option', { name: companyName }).click()
  await fillWrongly({
    ...{ page, form, submit: 'Create Work Order' },
    fits: { 'Start Date': '2027-01-10', 'Due Date': '2027-01-10' },
    wrong: [tooLong('Notes')],
  })
  await test.step('a due date before the start: the server says so under the field', async () => {
    await field(form, 'Due Date').fill('2027-01-09')
    await form.getByRole('button', { name: 'Create Work Order' }).click()
    await refuses(field(form, 'Due Date'), 'The due date is before the start date')
    await field(form, 'Due Date').fill('')
  })
  const writes = writesOf(page)
  await form.getByRole('button', { name: 'Create Work Order' }).click()
  await expect(toast(page, 'Work Order Created')).toBeVisible()
  expect(writes).toMatchObject([{ body: { startDate: '2027-01-10T00:00:00.000Z', dueDate: null, notes: null } }])
})
