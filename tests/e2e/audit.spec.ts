import { readFile } from 'node:fs/promises'
import { expect, named, test } from './fixtures'

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
  await admin.getByRole('combobox', { name: 'By' }).selectOption('Everyone')
  await expect(rows).toHaveCount(2)
  await admin.getByRole('combobox', { name: 'What' }).selectOption('Machine rejected')
  await expect(rows).toHaveCount(1)

  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toMatch(/^\uFEFFEntry,Time \(India\),What,Sentence,Person,/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`,machine,${id},Pending Approval,Rejected,${reason},`)

  await rows.locator('[data-opens]').click()
  const entry = admin.getByRole('dialog', { name: /Rejected machine/ })
  await expect(entry.getByText(reason)).toBeVisible()
  await entry.getByRole('link', { name: 'All that happened to it' }).click()
  await expect(rows).toHaveCount(2)
  await rows.first().locator('[data-opens]').click()
  await entry.getByRole('link', { name: `Open Machine ${id}` }).click()
  await expect(admin).toHaveURL(`/admin/approvals?tab=machines&id=${id}`)
  await expect(admin.getByRole('heading', { name })).toBeVisible()
})
