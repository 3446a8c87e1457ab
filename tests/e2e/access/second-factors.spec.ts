import { codeAt } from '../../../lib/domain/people/factors/totp'
import { accessFaults } from '../support/accessible-faults'
import { fits } from '../support/fits'
import { expect, test } from '../support/fixtures'
import { mailTo } from '../support/mailbox'
import type { Page } from '@playwright/test'

const signOut = (page: Page) => page.request.post('/api/logout')
const emailOf = async (page: Page) => ((await (await page.request.get('/api/user')).json()) as { email: string }).email

/** A fingerprint reader. Returns what lays a finger on it, or takes it away. */
async function withAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
}

test('a passkey is added, and signs in alone by keyboard', async ({ member }) => {
  const page = await member('supplier')
  const finger = await withAuthenticator(page)
  await page.goto('/supplier/profile?tab=security')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const form = page.getByRole('dialog', { name: 'Add a passkey' })
  await expect(form).toBeVisible()
  await fits(page, 'a passkey')
  await form.getByLabel('Name').fill('Office laptop')
  await form.getByLabel('Name').press('Enter')
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('button', { name: 'Rename Office laptop' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Old laptop')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Old laptop')
  await expect(page.getByText('10 left, for when the phone is lost')).toBeVisible()

  await signOut(page)
  await finger(false)
  await page.goto('/auth')
  // The browser offers passkeys there, too.
  await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username webauthn')
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await page.getByLabel('Password', { exact: true }).focus()
  for (let n = 0; n < 6 && !(await button.evaluate((one) => one === document.activeElement)); n++)
    await page.keyboard.press('Tab')
  await finger(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/supplier/dashboard')
})

test('next-auth’s own way in opens nothing where a second factor is due', async ({ member }) => {
  const page = await member('supplier')
  await withAuthenticator(page)
  const username = await emailOf(page)
  const byNextAuth = async () => {
    await signOut(page)
    const { csrfToken } = (await (await page.request.get('/api/auth/csrf')).json()) as { csrfToken: string }
    const form = { csrfToken, username, password: 'a-long-secret', json: 'true' }
    await page.request.post('/api/auth/callback/credentials', { form })
    return (await page.request.get('/api/user')).status()
  }
  await page.context().clearCookies()
  expect(await byNextAuth()).toBe(200)
  await mailTo(username, 'New sign-in')
  await page.goto('/supplier/profile?tab=security')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Phone')
  await page.getByRole('dialog').getByLabel('Name').press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keep your recovery codes' })).toBeVisible()
  expect(await byNextAuth()).toBe(401)
})

test('with an authenticator app the password asks for its code; when the phone is lost a recovery code opens', async ({
  member,
}) => {
  const page = await member('customer')
  const email = await emailOf(page)
  await page.goto('/customer/profile?tab=security')
  await page.getByRole('button', { name: 'Set up' }).click()
  const form = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(form.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  const secret = (await form.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '')
  await fits(page, 'an authenticator app')
  await form.getByRole('textbox', { name: 'Code' }).fill('000000')
  await form.getByRole('button', { name: 'Set up' }).click()
  await expect(form.getByText('This code is not right')).toBeVisible()
  const begin = Date.now()
  await form.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, begin))
  await form.getByRole('button', { name: 'Set up' }).click()
  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  const recovery = await kept.getByRole('listitem').first().textContent()
  const another = await kept.getByRole('listitem').nth(1).textContent()
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  await fits(page, 'recovery codes')
  await kept.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 left, for when the phone is lost')).toBeVisible()
  await fits(page, 'factors')

  const givePassword = async () => {
    await signOut(page)
    await page.goto('/auth')
    await page.getByLabel('Username').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('a-long-secret')
    await page.getByRole('button', { name: 'Login' }).click()
  }
  await givePassword()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await fits(page, 'the second step')
  await page.getByRole('textbox', { name: 'Code' }).fill('123456')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This code is not right or has expired')).toBeVisible()
  // A code is taken once: this one is of a later step than the first.
  await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, Math.max(Date.now(), begin + 30_000)))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/customer/dashboard')

  await givePassword()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toBeVisible()
  await fits(page, 'a recovery code instead')
  await page.getByLabel('Recovery code').fill(recovery!.toLowerCase())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/customer/dashboard')

  // After a while something grave asks who it is: for the factor, and for no password.
  const asks = { status: 403, json: { code: 'confirm', message: 'Confirm your identity to continue' } }
  await page.route('**/api/user/recovery-codes', (route) => route.fulfill(asks), { times: 1 })
  await page.goto('/customer/profile?tab=security')
  await page.getByRole('button', { name: 'Make new codes' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm your identity' })
  await expect(question.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await expect(question.getByLabel('Password')).toHaveCount(0)
  // What asked waits behind it.
  expect(await accessFaults(page)).toEqual([])
  await question.getByRole('button', { name: 'Use a recovery code' }).click()
  await question.getByLabel('Recovery code').fill(another!)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(kept.getByRole('listitem')).toHaveCount(10)
})
