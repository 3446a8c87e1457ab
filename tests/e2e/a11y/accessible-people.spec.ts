import { codeAt } from '../../../lib/domain/people/factors/totp'
import { accessFaults } from '../support/accessible-faults'
import { fits } from '../support/fits'
import { expect, named, test } from '../support/fixtures'
import { ask, test as trade } from '../support/trade'

type Own = { id: number; email: string; companyName: string }

test(
  'setting up a second factor, its recovery codes and the second step at sign-in are accessible',
  { tag: '@all' },
  async ({ member }) => {
    const page = await member('customer')
    const { email } = (await (await page.request.get('/api/user')).json()) as Own
    await page.goto('/customer/profile?tab=security')
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await expect(page.getByRole('dialog', { name: 'Add a passkey' })).toBeVisible()
    await fits(page, 'a passkey')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Set up' }).click()
    const form = page.getByRole('dialog', { name: 'Set up an authenticator app' })
    const secret = (await form.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '')
    await fits(page, 'an authenticator app')
    await form.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret))
    await form.getByRole('button', { name: 'Set up' }).click()
    const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await fits(page, 'recovery codes')
    await codes.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('10 left, for when the phone is lost')).toBeVisible()
    await fits(page, 'factors')

    await page.request.post('/api/logout')
    await page.goto('/auth')
    await page.getByLabel('Username').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('a-long-secret')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
    await fits(page, 'the second step')
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(page.getByLabel('Recovery code')).toBeVisible()
    await fits(page, 'a recovery code instead')
  },
)

trade(
  'an invitation, the question who it is, a suspension and its banner are accessible',
  { tag: '@all' },
  async ({ member, demo }) => {
    const [page, admin] = [await member('supplier'), await demo('admin', 'anew')]
    const { id, companyName } = await ask<Own>(page, 'GET /api/user')
    await page.goto('/supplier/profile?tab=people')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Invite a person' })
    await expect(form).toBeVisible()
    await fits(page, 'an invitation')
    const json = { code: 'confirm', message: 'Confirm that it is you to go on' }
    await page.route('**/api/members', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 403, json }) : route.fallback(),
    )
    await form.getByLabel('Name').fill(named('Ravi'))
    await form.getByLabel('Email').fill('ravi.of.nowhere@example.com')
    await form.getByRole('radio', { name: 'Quoter' }).check()
    await form.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
    // The form behind it is still sending.
    expect(await accessFaults(page)).toEqual([])

    await admin.goto(`/admin/suppliers/${id}`)
    await admin.getByRole('button', { name: 'Suspend supplier' }).click()
    await expect(admin.getByRole('dialog', { name: `Suspend ${companyName}?` })).toBeVisible()
    await fits(admin, 'a suspension')
    await ask(admin, `PATCH /api/users/${id}/suspend`, { reason: 'Late with four orders this month' })
    const { email } = await ask<Own>(admin, `GET /api/suppliers/${id}`)
    const again = { data: { username: email, password: 'a-long-secret' } }
    expect((await page.request.post('/api/login', again)).status()).toBe(200)
    await page.goto('/supplier/dashboard')
    await expect(page.getByText('Your account is suspended.')).toBeVisible()
    await fits(page, 'the banner of a suspension')
  },
)
