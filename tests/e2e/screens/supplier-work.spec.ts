import { readFile } from 'node:fs/promises'
import { date } from '../../../lib/terms/format'
import { displayId } from '../../../lib/terms/nouns'
import { drawings, expect, toast } from '../support/fixtures'
import { idsIn, rowsOf } from '../support/frame'
import { expectToast } from '../support/messages'
import { givenMachine, givenOrders, givenProcess } from '../support/shop'
import { ask, machineOf, orderOf, test } from '../support/trade'
import { walk } from '../support/settled'

const PROGRESS = ['pending', 'started', 'in_progress', 'quality_check'] as const

test.describe('work orders', () => {
  test('stand under Active, Completed and Issues, the lowest id first', async ({ member, trade }) => {
    const page = await member('supplier')
    const made: Record<string, string[]> = { active: [], completed: [], issues: [] }
    for (const status of ['completed', ...PROGRESS, 'issues', 'completed'] as const) {
      const [order] = await givenOrders(page, trade, [{ status }])
      made[(PROGRESS as readonly string[]).includes(status) ? 'active' : status]!.push(
        displayId('workorder', order!.id),
      )
    }
    for (const [tab, name] of [
      ['active', 'Active'],
      ['completed', 'Completed'],
      ['issues', 'Issues'],
    ] as const) {
      await walk(page, tab === 'active' ? '/supplier/workorders' : `/supplier/workorders?tab=${tab}`)
      await expect(page.getByRole('tab', { selected: true })).toHaveText(`${name}${made[tab]!.length}`)
      await expect(idsIn(page, 'Work orders')).toHaveText(made[tab]!)
    }
  })

  test('say machine, status, dates, payment and files, and what can be done', async ({ member, trade }) => {
    const page = await member('supplier')
    const machine = await givenMachine(page, trade)
    const [plain, dated] = await givenOrders(page, trade, [{ machineId: machine.id }, { dueIn: 90, status: 'started' }])
    await page.goto('/supplier/workorders')
    await expect(rowsOf(page, 'Work orders').nth(0).locator('td')).toHaveText([
      displayId('workorder', plain!.id),
      // With the id that a tablet shows beneath it.
      `${machine.name}${displayId('workorder', plain!.id)}`,
      'Order Received',
      'Not started',
      'Not specified',
      'No amount',
      'None',
      // With those of a phone, which a desk hides.
      /Update Status of/,
    ])
    await expect(rowsOf(page, 'Work orders').nth(0).getByRole('button')).toHaveAccessibleName(/^Update Status of /)
    await expect(rowsOf(page, 'Work orders').nth(1).locator('td').nth(3)).toHaveText(date(new Date().toISOString()))
    await expect(rowsOf(page, 'Work orders').nth(1).locator('td').nth(4)).toHaveText(date(dated!.dueDate!))
    await page.getByRole('link', { name: `View Details of ${displayId('workorder', dated!.id)}` }).click()
    await expect(page).toHaveURL(`/supplier/workorders?id=${dated!.id}`)
    await expect(page.getByRole('dialog')).toContainText(displayId('workorder', dated!.id))
    for (const section of ['Project Details', 'Activity'])
      await expect(page.getByRole('dialog').getByRole('heading', { name: section })).toBeVisible()
  })

  test('give their files away under the name that they came with', async ({ demo }) => {
    const page = await demo('supplier')
    const { files } = await ask<{ files: { name: string }[] }>(page, 'GET /api/workorders/60')
    await page.goto('/supplier/workorders?q=WO-0060')
    const link = page.getByRole('row', { name: 'WO-0060' }).getByRole('link', { name: files[0]!.name })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe(files[0]!.name)
    const whole = await page.request.get((await link.getAttribute('href'))!)
    expect(await readFile(await download.path())).toEqual(await whole.body())
  })

  test('are updated to any of six statuses, the present one chosen; documents are confirmed with their MB', async ({
    member,
    trade,
  }) => {
    const page = await member('supplier')
    const { id } = (await givenOrders(page, trade, [{ status: 'started' }]))[0]!
    await page.goto('/supplier/workorders')
    await page.getByRole('button', { name: 'Update Status' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Work Order Status' })
    await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName('Production Started')
    const names = await dialog.getByRole('radio').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(names.toSorted()).toEqual(
      ['Order Received', 'Production Started', 'In Production', 'Quality Check', 'Completed', 'Issues'].toSorted(),
    )
    const files = drawings().slice(0, 2)
    await dialog.locator('input[type=file]').setInputFiles(files)
    await dialog.getByRole('button', { name: 'Update Status' }).click()
    const list = page.getByRole('dialog', { name: 'Upload Documents' }).getByRole('list', { name: 'Documents' })
    await expect(list.getByRole('listitem')).toHaveText(
      files.map(({ name, buffer }) => `${name}${(buffer.length / 1024 / 1024).toFixed(2)} MB`),
    )
    await page.getByRole('button', { name: 'Upload and save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const order = await ask<{ status: string; files: { name: string }[] }>(page, `GET /api/workorders/${id}`)
    expect([order.status, order.files.map(({ name }) => name)]).toEqual(['started', files.map(({ name }) => name)])
  })
})

test.describe('asking for work', () => {
  test('stands in a card while it waits', async ({ member, trade }) => {
    const page = await member('supplier')
    const [process, machine] = [await givenProcess(page, trade), await givenMachine(page, trade)]
    const wanted = { machineId: machine.id, processId: process.id, notes: 'Free from Monday' }
    const { id } = await ask(page, 'POST /api/workorderrequests', wanted)
    await page.goto('/supplier/workorders')
    const row = rowsOf(page, 'Pending work order requests').locator('td')
    await expect(row).toHaveText([
      displayId('workorderrequest', id),
      `${machine.name}Free from Monday`,
      process.name,
      'Pending',
      'Just now',
    ])
    await ask(trade.desk, `PATCH /api/workorderrequests/${id}/reject`, {})
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Work Order Requests' })).toHaveCount(0)
  })

  test('needs an approved machine; offers every own process, and the machines that fit the chosen one', async ({
    member,
    trade,
  }) => {
    const page = await member('supplier')
    await page.goto('/supplier/workorders?request=true')
    const none = page.getByRole('dialog', { name: 'Cannot Request Work Order' })
    await expect(none).toContainText("You don't have any machines registered. Add machines first.")
    await none.getByRole('link', { name: 'Add machines' }).click()
    await expect(page).toHaveURL('/supplier/machines')

    const waits = await machineOf(page)
    await page.goto('/supplier/workorders?request=true')
    await expect(none).toContainText('None of your machines is approved yet.')
    await ask(trade.desk, `PATCH /api/machines/${waits.id}/reject`, {})

    const [milling, turning] = [await givenProcess(page, trade), await givenProcess(page, trade, 'pending')]
    const mill = await givenMachine(page, trade, 'approved', { processId: milling.id })
    const any = await givenMachine(page, trade)
    await page.goto('/supplier/workorders')
    await page.getByRole('main').getByRole('button', { name: 'Request Work Order' }).first().click()
    await expect(page).toHaveURL('/supplier/workorders?request=true')
    const dialog = page.getByRole('dialog', { name: 'Request Work Order' })
    const options = async (label: string) =>
      (await dialog.getByLabel(label).locator('option').allInnerTexts()).slice(1).toSorted()
    const cutOf = ({ name }: { name: string }) => `${name} · VF-2`
    await expect(dialog.getByLabel('Notes')).toHaveValue('')
    expect(await options('Process')).toEqual([milling.name, `${turning.name} (pending approval)`].toSorted())
    for (const [process, fitting] of [
      [milling, [mill, any]],
      [turning, [any]],
    ] as const) {
      await dialog.getByLabel('Process').selectOption(String(process.id))
      expect(await options('Machine')).toEqual(fitting.map(cutOf).toSorted())
    }
    await dialog.getByLabel('Machine').selectOption(String(any.id))
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(toast(page, 'Request Submitted')).toBeVisible()
    await expect(rowsOf(page, 'Pending work order requests')).toHaveCount(1)
  })
})

test('an address that names no order to update says so', async ({ member }) => {
  const page = await member('supplier')
  await page.goto('/supplier/workorders?update=2000000000')
  await expectToast(page, 'Update Failed', 'No work order selected')
})

test('an order of an inquiry shows its supplier the project, and not whose it is', async ({ member, trade }) => {
  const [page, customer] = [await member('supplier'), await trade.company('customer')]
  const { id, projectName } = await orderOf(trade, { customer, supplier: page })
  await page.goto(`/supplier/workorders?id=${id}`)
  await expect(page.getByRole('dialog', { name: projectName })).toContainText('₹45,000')
  await expect(page.getByRole('dialog')).not.toContainText(customer.companyName)
})
