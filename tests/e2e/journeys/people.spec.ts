import { fits } from '../support/fits'
import { expect, named, test, toast } from '../support/fixtures'
import { linkIn, mailTo } from '../support/mailbox'

test('an owner invites a quoter, moves her to the shop floor and removes her; her open page follows', async ({
  member,
  person,
}) => {
  const owner = await member('supplier')
  const name = named('Sunita')
  const email = `${name.replaceAll(/\W+/g, '.').toLowerCase()}@example.com`
  const { companyName } = (await (await owner.request.get('/api/user')).json()) as { companyName: string }
  await owner.goto('/supplier/profile?tab=people')
  await expect(owner.getByText(`Only you act for ${companyName}.`)).toBeVisible()
  // The only owner hears before leaving what has to come first.
  await owner.getByRole('button', { name: 'Leave', exact: true }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Make someone else an owner' }).click()
  await expect(owner.getByRole('dialog', { name: 'Invite a person' })).toBeVisible()
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'Invite', exact: true }).click()
  const form = owner.getByRole('dialog', { name: 'Invite a person' })
  await expect(form).toBeVisible()
  await fits(owner, 'an invitation')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(email)
  await form.getByRole('radio', { name: 'Quoter' }).check()
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(toast(owner, 'Invitation sent')).toBeVisible()
  const people = owner.getByRole('list', { name: 'People' })
  await expect(people.getByRole('listitem').filter({ hasText: name })).toContainText('Invited')

  const sunita = await person()
  await sunita.goto(linkIn(await mailTo(email, companyName)))
  await sunita.getByLabel('New password', { exact: true }).fill('a-long-secret')
  await sunita.getByLabel('Confirm password', { exact: true }).fill('a-long-secret')
  await sunita.getByRole('button', { name: 'Set password' }).click()
  await sunita.getByLabel('Username').fill(email)
  await sunita.getByLabel('Password', { exact: true }).fill('a-long-secret')
  await sunita.getByRole('button', { name: 'Login' }).click()
  await expect(sunita).toHaveURL('/supplier/dashboard')
  const menu = sunita.getByRole('navigation', { name: 'Main' })
  // A link of the menu has the name of a role, too.
  const role = menu.getByRole('paragraph')
  await expect(role.filter({ hasText: 'Quoter' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Quotations' })).toBeVisible()

  await owner.getByRole('button', { name: `Edit ${name}` }).click()
  const edit = owner.getByRole('dialog', { name: `Edit ${name}` })
  await edit.getByRole('radio', { name: 'Shop floor' }).check()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(toast(owner, 'Person changed')).toBeVisible()
  await expect(role.filter({ hasText: 'Shop floor' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Quotations' })).toBeHidden()
  expect((await sunita.request.get('/api/quotations')).status()).toBe(403)
  expect((await sunita.request.get('/supplier/quotations')).status()).toBe(404)
  expect((await sunita.request.get('/supplier/workorders')).status()).toBe(200)

  await owner.getByRole('button', { name: `Remove ${name}` }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toast(owner, 'Person removed')).toBeVisible()
  await expect(people.getByRole('listitem')).toHaveCount(1)
  expect((await sunita.request.get('/api/user')).status()).toBe(401)
  await sunita.reload()
  await expect(sunita).toHaveURL(/^[^?]*\/auth/)
})

test('an invitation is declined by the link of its mail', async ({ member, person }) => {
  const owner = await member('customer')
  const name = named('Ravi')
  const email = `${name.replaceAll(/\W+/g, '.').toLowerCase()}@example.com`
  const sent = await owner.request.post('/api/members', { data: { name, email, role: 'buyer' } })
  expect(sent.status()).toBe(201)
  const decline = /href="[^"]*(\/auth\/decline[^"]+)"/.exec((await mailTo(email)).html!)![1]!
  const page = await person()
  await page.goto(decline)
  await page.getByRole('button', { name: 'Decline invitation' }).click()
  await expect(page.getByRole('heading', { name: 'The invitation is declined' })).toBeVisible()
  expect(await (await owner.request.get('/api/members')).json()).toHaveLength(1)
})
