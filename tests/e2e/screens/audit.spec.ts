import { readFile } from 'node:fs/promises'
import { expect, named, test } from '../support/fixtures'
import { chooseFilter, openFilters } from '../support/filters'
import { boxOf } from '../support/settled'

test('an admin finds who rejected a machine and why, opens it, and takes the entries along as a file', async ({
  demo,
  member,
}) => {
  const [admin, supplier] = [await demo('admin'), await member('supplier')]
  const name = named('Lathe')
  const data = { name, model: 'LB-3000', type: 'Turning centre' }
  const { id } = await (await supplier.request.post('/api/machines', { data })).json()
  const reason = 'The serial number is missing'
  expect((await admin.request.patch(`/api/machines/${id}/reject`, { data: { reason } })).ok()).toBe(true)

  await admin.goto('/admin/audit', { waitUntil: 'networkidle' })
  const rows = admin.getByRole('table', { name: 'Audit log' }).locator('tbody tr')
  await admin.getByRole('searchbox', { name: 'Search the audit log' }).fill(name)
  // Admins' acts alone, unless one says otherwise.
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(new RegExp(`Rejected machine ${name} of .*“${reason}”.*Nandini Rao.*Rejected`))
  await chooseFilter(admin, 'By', 'Everyone')
  await expect(rows).toHaveCount(2)
  await chooseFilter(admin, 'What', 'Machine rejected')
  await expect(rows).toHaveCount(1)

  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toMatch(/^\uFEFFEntry,Time \(IST\),What,Event,Person,/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`,machine,${id},Pending Approval,Rejected,${reason},`)

  await rows.locator('[data-opens]').click()
  const entry = admin.getByRole('dialog', { name: /Rejected machine/ })
  await expect(entry.getByText(reason)).toBeVisible()
  await entry.getByRole('link', { name: 'Full history' }).click()
  await expect(rows).toHaveCount(2)
  await rows.first().locator('[data-opens]').click()
  await entry.getByRole('link', { name: `Open Machine ${id}` }).click()
  await expect(admin).toHaveURL(`/admin/approvals?tab=machines&id=${id}`)
  await expect(admin.getByRole('heading', { name })).toBeVisible()
})

test(
  'on a phone a chip opens its filter over the foot of the page; at a desk the rows are as dense as one left them',
  { tag: '@all' },
  async ({ demo }) => {
    const admin = await demo('admin')
    await admin.setViewportSize({ width: 360, height: 740 })
    await admin.goto('/admin/audit?kind=machines', { waitUntil: 'networkidle' })
    const [what, first] = [admin.getByRole('combobox', { name: 'What' }), admin.locator('tbody tr').first()]
    await expect(first).toBeInViewport()
    await expect(what).toBeHidden()
    await admin.getByRole('button', { name: /^What: / }).click()
    await what.selectOption('Machine rejected')
    await expect(admin).toHaveURL(/kind=machine\.rejected/)
    await admin.getByRole('button', { name: 'Done' }).click()
    await expect(what).toBeHidden()
    await admin.getByRole('link', { name: 'Remove filter What: Machine rejected' }).click()
    await expect(admin).toHaveURL('/admin/audit')

    await admin.setViewportSize({ width: 1440, height: 900 })
    const height = async () => (await boxOf(first)).height
    const roomy = await height()
    const dense = admin.getByRole('button', { name: 'Dense rows' })
    await dense.click()
    await expect.poll(height).toBeLessThan(roomy - 10)

    // On every list, from the server's HTML on.
    const answer = await admin.goto('/admin/workorders')
    expect(await answer!.text()).toContain('data-density="dense"')
    await expect(dense).toHaveAttribute('aria-pressed', 'true')
    await dense.click()
    await admin.reload()
    await expect(dense).toHaveAttribute('aria-pressed', 'false')
  },
)

test('an admin lists the acts of one person of a company, and takes them along', async ({ demo, member }) => {
  const [admin, owner] = [await demo('admin'), await member('supplier')]
  const name = named('Honing')
  const data = { name, description: 'Bores of 20 to 120 mm' }
  expect((await owner.request.post('/api/processes', { data })).ok()).toBe(true)
  const { companyName, contactName, member: person } = await (await owner.request.get('/api/user')).json()

  await admin.goto('/admin/audit', { waitUntil: 'networkidle' })
  const filters = await openFilters(admin)
  await filters.getByRole('combobox', { name: 'Person' }).fill(companyName)
  await admin.getByRole('option', { name: new RegExp(contactName) }).click()
  await expect(admin).toHaveURL(new RegExp(`member=${person.id}`))
  const rows = admin.getByRole('table', { name: 'Audit log' }).locator('tbody tr')
  await expect(rows.first()).toContainText(`Owner · ${companyName}`)
  await admin.keyboard.press('Escape')
  await expect(admin.getByRole('button', { name: /^Person: / })).toContainText(contactName)
  await rows.filter({ hasText: name }).locator('[data-opens]').click()
  await expect(admin.getByRole('dialog').getByText('Owner of a supplier')).toBeVisible()
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.keyboard.press('Escape').then(() => admin.getByRole('button', { name: 'Export CSV' }).click()),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n').slice(1)
  expect(lines.length).toBe(await rows.count())
  for (const line of lines) expect(line).toContain(`,${contactName},${companyName},supplier,Owner,`)
})

test('a narrow table keeps the figures in sight and leaves out what its drawer says', async ({ demo }) => {
  const admin = await demo('admin')
  await admin.setViewportSize({ width: 768, height: 1024 })
  await admin.goto('/admin/payments?q=Motor mounting bracket')
  const head = (name: string) => admin.getByRole('columnheader', { name, exact: true })
  await expect(head('Amount')).toBeVisible()
  await expect(head('Supplier')).toBeHidden()
  // Nothing is below the last column, which sticks to the frame.
  const scroller = admin.getByRole('table', { name: 'Payments' }).locator('..')
  expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  await admin.locator('tbody tr').first().locator('[data-opens]').click()
  await expect(admin.getByRole('dialog').getByText('Supplier', { exact: true })).toBeVisible()
})
