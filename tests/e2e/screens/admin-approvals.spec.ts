import type { Page } from '@playwright/test'
import { known } from '../support/companies'
import { dismiss, expect, toast } from '../support/fixtures'
import { ask, inquiryOf, machineOf, processOf, test, type Someone } from '../support/trade'
import { walk } from '../support/settled'

const queues = [
  { tab: 'suppliers', name: 'Suppliers', list: 'suppliers?status=pending' },
  { tab: 'machines', name: 'Machines', list: 'machines?approvalStatus=pending' },
  { tab: 'processes', name: 'Processes', list: 'processes?status=pending' },
  { tab: 'documents', name: 'Documents', list: 'company-documents?state=submitted' },
  { tab: 'customers', name: 'Customers', list: 'customers?status=pending' },
  { tab: 'held', name: 'Held', list: 'messages?state=held' },
] as const

test('six queues, the oldest first, each tab with a red badge that counts what waits', async ({ demo, trade }) => {
  const page = await demo('admin')
  const supplier = await trade.company('supplier', false)
  await machineOf(supplier)
  await processOf(supplier)
  await trade.company('customer', false)
  await inquiryOf(await trade.company('customer'), { description: 'Milled bracket, call 98220 12345' })
  await expect(async () => {
    const waiting = await Promise.all(
      queues.map(async ({ list }) => (await page.request.get(`/api/${list}&limit=1`)).headers()['x-total-count']),
    )
    await page.goto('/admin/approvals')
    const expected = queues.map(({ name }, n) => `${name}${Number(waiting[n]).toLocaleString('en-IN')}`)
    await expect(page.getByRole('tab')).toHaveText(expected, { timeout: 5_000 })
  }).toPass()
  for (const { name } of queues) {
    const badge = page.getByRole('tab', { name }).locator('span').first()
    const colour = await badge.evaluate((element) => getComputedStyle(element).backgroundColor)
    const [red, green, blue] = colour.match(/\d+/g)!.map(Number)
    expect(red! - Math.max(green!, blue!), `the badge of ${name}: ${colour}`).toBeGreaterThan(60)
  }
  const lists: Record<string, string> = { held: 'held texts', documents: 'company documents' }
  for (const { tab, list } of queues)
    await test.step(`${tab}, the oldest first`, async () => {
      const links = page.getByRole('list', { name: `Waiting ${lists[tab] ?? tab}` }).getByRole('link')
      await expect(async () => {
        const waiting = await ask<{ id: number }[]>(page, `GET /api/${list}&limit=500`)
        const ids = waiting.map(({ id }) => id).toSorted((a, b) => a - b)
        await walk(page, `/admin/approvals?tab=${tab}`)
        const shown = await links.evaluateAll((all) =>
          all.map((a) => Number(new URLSearchParams((a as HTMLAnchorElement).search).get('id'))),
        )
        expect(shown).toEqual(ids.slice(0, 50))
      }).toPass()
    })
})

const preview = (page: Page) => page.getByRole('article')
const facts = (page: Page) => preview(page).locator('dl > div:not(aside *)')
const evidence = (page: Page) => preview(page).getByRole('complementary', { name: 'Evidence' })
const buttons = (page: Page) => preview(page).locator('[data-foot]').getByRole('button')

test('a supplier is verified by its facts and its record', async ({ demo, trade }) => {
  const [page, one] = [await demo('admin'), await known(trade, 'supplier', { mainProcessCategory: 'Forging' }, false)]
  await page.goto(`/admin/approvals?id=${one.id}`)
  await expect(preview(page).getByRole('heading', { name: one.companyName })).toBeVisible()
  await expect(facts(page)).toHaveText([
    `Contact${one.contactName}`,
    'Main process categoryForging',
    `Email${one.email}`,
    `Phone${one.phone}`,
    `GST number${one.gstNumber}`,
    'RecordOpen supplier',
    `Address${one.address}`,
  ])
  await expect(evidence(page).getByRole('region', { name: 'Supplier record' })).toContainText('OrdersNone yet')
  await expect(evidence(page)).toContainText(/GST.*15 characters expected/)
  await expect(buttons(page)).toHaveText([/^Reject Supplier/, /^Verify Supplier/])
  await buttons(page).nth(1).click()
  await expect(toast(page, 'Supplier verified')).toContainText(one.companyName)
  await dismiss(page)
  const stored = async () => (await ask<{ verified: boolean }>(page, `GET /api/suppliers/${one.id}`)).verified
  await expect.poll(stored).toBe(true)
  await page.goto(`/admin/approvals?id=${one.id}`)
  await expect(preview(page)).toContainText('Already decided')
  await expect(buttons(page)).toHaveCount(0)
})

type Thing = { id: number; status: string; approvalStatus?: string; rejectionReason: string | null }
const things = [
  {
    noun: 'machine',
    tab: 'machines',
    make: (supplier: Someone) =>
      machineOf(supplier, {
        serialNumber: 'SN-4711',
        specifications: { capacity: '800 kg', spindleSpeed: '8000 rpm' },
      }),
    said: (company: string) => [
      `Supplier${company}`,
      'ProcessNot given',
      'TypeVMC',
      'ModelVF-2',
      'Serial numberSN-4711',
      'Capacity800 kg',
      'TravelNot given',
      'Spindle speed8000 rpm',
      'Workpiece sizeNot given',
      'Power ratingNot given',
      'DescriptionNot given',
    ],
    reason: 'The serial number is missing.',
  },
  {
    noun: 'process',
    tab: 'processes',
    make: (supplier: Someone) => processOf(supplier),
    said: (company: string) => [`Supplier${company}`, 'DescriptionThree and five axis, up to 800 mm'],
    reason: 'This process is listed already.',
  },
] as const

for (const { noun, tab, make, said, reason } of things)
  test(`a ${noun} is approved, another is rejected with a reason`, async ({ demo, trade }) => {
    const [page, supplier] = [await demo('admin'), await trade.company('supplier')]
    for (const decision of ['approved', 'rejected'] as const) {
      const { id, name } = await make(supplier)
      await walk(page, `/admin/approvals?tab=${tab}&id=${id}`)
      await expect(preview(page).getByRole('heading', { name })).toBeVisible()
      await expect(facts(page)).toHaveText(said(supplier.companyName))
      await expect(buttons(page)).toHaveText([/^Reject/, /^Approve/])
      if (decision === 'approved') await buttons(page).nth(1).click()
      else {
        await buttons(page).nth(0).click()
        const dialog = page.getByRole('dialog', { name: `Reject ${name}?` })
        await dialog.getByRole('button', { name: reason }).click()
        await expect(dialog.getByLabel('Reason', { exact: true })).toHaveValue(reason)
        await dialog.getByLabel('Reason', { exact: true }).fill(`${reason} Please add it.`)
        await dialog.getByRole('button', { name: `Reject ${noun}` }).click()
      }
      const title = `${noun.replace(/^./, (letter) => letter.toUpperCase())} ${decision}`
      await expect(toast(page, title)).toContainText(name)
      await expect(page.getByRole('list', { name: `Waiting ${tab}` }).getByRole('link', { name })).toHaveCount(0)
      await dismiss(page)
      const stored = async () => {
        const thing = (await ask<Thing[]>(supplier, `GET /api/${tab}`)).find((one) => one.id === id)
        return [thing!.approvalStatus ?? thing!.status, thing!.rejectionReason ?? null]
      }
      await expect.poll(stored).toEqual([decision, decision === 'rejected' ? `${reason} Please add it.` : null])
    }
  })

test('an approval is taken back before it is sent; leaving the page sends it', async ({ demo, trade }) => {
  const [page, supplier] = [await demo('admin'), await trade.company('supplier')]
  const { id, name } = await processOf(supplier)
  const told: string[] = []
  page.on('request', (request) => void (request.method() === 'PATCH' && told.push(request.url())))
  const entry = page.getByRole('list', { name: 'Waiting processes' }).getByRole('link', { name })
  await page.goto(`/admin/approvals?tab=processes&id=${id}`)
  await buttons(page).nth(1).click()
  await expect(entry).toHaveCount(0)
  await expect(preview(page).getByRole('heading', { name })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(preview(page).getByRole('heading', { name })).toBeVisible()
  expect(told).toEqual([])

  await buttons(page).nth(1).click()
  await expect(toast(page, 'Process approved')).toContainText(name)
  await page.goto('/admin/dashboard')
  const status = async () => (await ask<Thing[]>(supplier, 'GET /api/processes')).find((one) => one.id === id)!.status
  await expect.poll(status).toBe('approved')
})

test('a machine shows what its supplier has that is like it', async ({ demo, trade }) => {
  const [page, supplier] = [await demo('admin'), await trade.company('supplier')]
  const approved = await machineOf(supplier, { type: 'HMC' })
  await ask(trade.desk, `PATCH /api/machines/${approved.id}/approve`)
  const { id } = await machineOf(supplier, { name: approved.name, type: 'hmc' })
  await page.goto(`/admin/approvals?tab=machines&id=${id}`)
  const similar = evidence(page).getByRole('region', { name: 'Similar, approved' })
  await expect(similar).toContainText('This supplier has listed a machine of this name before')
  await expect(similar.getByRole('listitem')).toHaveText([/HMC · VF-2/])
})
