import { expect, named, test } from '../support/fixtures'
import { withoutMessages } from '../support/messages'

test('two admins decide at once: one wins, the other reads so and goes on', async ({ demo, member }) => {
  const [first, second, supplier] = [await demo('admin'), await demo('admin'), await member('supplier')]
  const name = named('Broaching')
  const data = { name, description: 'Keyways and splines to DIN 6885' }
  const { id } = await (await supplier.request.post('/api/processes', { data })).json()
  for (const admin of [first, second]) {
    await withoutMessages(admin)
    await admin.goto(`/admin/approvals?tab=processes&id=${id}`)
    await expect(admin.getByRole('heading', { name })).toBeVisible()
  }
  const answers = await Promise.all(
    [first, second].map(async (admin) => {
      const answer = admin.waitForResponse((r) => r.url().endsWith(`/api/processes/${id}/approve`))
      await admin.getByRole('button', { name: /^Approve/ }).click()
      return (await answer).status()
    }),
  )
  expect(answers.sort()).toEqual([200, 409])
  for (const admin of [first, second]) await expect(admin.getByRole('heading', { name })).toHaveCount(0)
})

test('the bell rings on the open screen, and its entry opens the thing', async ({ demo, member }) => {
  const [admin, supplier] = [await demo('admin'), await member('supplier')]
  const data = { name: named('Lapping'), description: 'Flat to one light band' }
  const { id } = await (await supplier.request.post('/api/processes', { data })).json()
  const connected = supplier
    .waitForEvent('websocket', (socket) => socket.url().includes('/ws'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('auth_success')))
  await supplier.goto('/supplier/processes')
  await connected
  await admin.request.patch(`/api/processes/${id}/reject`, { data: { reason: 'Please name the largest plate' } })

  await expect(supplier.getByText('Please name the largest plate').first()).toBeVisible()
  await supplier.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  await supplier.getByText(`${data.name} was rejected: Please name the largest plate`).click()
  await expect(supplier).toHaveURL(/\/supplier\/processes/)
})

test('what is done in one tab is seen in the other at once', async ({ member }) => {
  const page = await member('supplier')
  const other = await page.context().newPage()
  for (const tab of [page, other]) await tab.goto('/supplier/processes')
  await expect(other.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
  const name = named('Trepanning')
  await page.getByRole('button', { name: 'Add Process' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add Process' })
  await form.getByLabel('Process name').fill(name)
  await form.getByLabel('Description').fill('Rings from plate up to 60 mm')
  await form.getByRole('button', { name: 'Add process' }).click()
  await expect(page.getByRole('article', { name })).toBeVisible()
  // Neither focus nor a message of the server tells it: an own act rings no bell.
  await expect(other.getByRole('article', { name })).toBeVisible()
})
