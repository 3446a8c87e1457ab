import { button, byTab, click, DOWN, fill, remember, signedOut, orDown, type Failure } from '../support/failure'
import { inquiryOf, quotationOf } from '../support/trade'
import { walk } from '../support/settled'

const password = { 'New password': 'another-secret', 'Confirm password': 'another-secret' }
const inquiry = {
  'Project Name': 'Cover plate',
  'Project Description': 'Laser cut, deburred',
  'Quantity Required': '250',
}

/** Sign-in, profiles, and what customers do. */
export const failuresOfAccounts: Failure[] = [
  {
    situation: 'Login',
    who: 'nobody',
    title: 'Login failed',
    down: DOWN,
    meanwhile: { happens: 'the password is wrong', says: 'Invalid username or password' },
    typed: { Username: 'nobody@example.com', Password: 'not-it' },
    open: async (page) => {
      await page.goto('/auth')
      return click(page, 'Login')
    },
  },
  {
    situation: 'Registration',
    who: 'nobody',
    title: 'Registration failed',
    down: orDown('Could not create your account. Please try again.'),
    meanwhile: { happens: 'the email has an account', says: 'An account with this email already exists' },
    typed: { 'Company name': 'Second try', 'Contact name': 'Asha Rao', Email: 'customer@demo.jobwork.example' },
    open: async (page) => {
      await page.goto('/auth?tab=register')
      await fill(page, { Password: 'a-long-secret', 'Confirm password': 'a-long-secret' })
      return click(page, 'Register as a supplier')
    },
  },
  {
    situation: 'Logout',
    who: 'customer',
    title: 'Logout failed',
    down: DOWN,
    open: async (page) => {
      await walk(page, '/customer/dashboard')
      await button(page, 'Account').click()
      return () => page.getByRole('menuitem', { name: 'Logout' }).click()
    },
  },
  {
    situation: 'Inquiry submit',
    who: 'customer',
    title: 'Submission Failed',
    down: orDown('There was an error submitting your inquiry. Please try again.'),
    meanwhile: signedOut,
    typed: inquiry,
    open: async (page) => {
      await walk(page, '/customer/inquiries')
      return click(page, 'Submit Inquiry')
    },
  },
  ...(['accepted', 'rejected'] as const).map((answer): Failure => {
    const label = answer === 'accepted' ? 'Accept' : 'Reject'
    return {
      situation: `Quotation status, ${answer}`,
      who: 'customer',
      title: 'Error',
      down: orDown('Failed to update quotation status.'),
      meanwhile: {
        happens: `${answer} in another tab`,
        step: byTab('PATCH /api/quotations/{id}/status', () => ({ status: answer })),
        says: answer === 'accepted' ? 'You’ve already accepted this quotation.' : 'This quotation is already rejected.',
      },
      open: async (page, trade) => {
        const { id } = await quotationOf(await trade.company('supplier'), (await inquiryOf(page)).id)
        remember(page, id)
        await walk(page, `/customer/quotations?id=${id}`)
        await page.getByRole('dialog').getByRole('button', { name: label }).click()
        return () =>
          page
            .getByRole('alertdialog')
            .getByRole('button', { name: `${label} Quotation` })
            .click()
      },
    }
  }),
  ...(['customer', 'supplier'] as const).flatMap((who): Failure[] => [
    {
      situation: `Profile update of a ${who}`,
      who,
      title: 'Update Failed',
      down: orDown('There was an error updating your profile'),
      meanwhile: {
        happens: 'the email belongs to another account',
        says: 'An account with this email already exists',
      },
      typed: {
        'Company name': 'New name',
        Email: 'admin@demo.jobwork.example',
        'Current password': 'a-long-secret',
        Address: '14 MIDC, Bhosari, Pune',
        'GST number': '27AAPFU0939F1ZV',
      },
      open: async (page) => {
        await walk(page, `/${who}/profile`)
        return click(page, 'Save profile')
      },
    },
    {
      situation: `Password change of a ${who}`,
      who,
      title: 'Password Change Failed',
      down: orDown('There was an error changing your password'),
      meanwhile: { happens: 'the current password is wrong', says: 'Current password is incorrect' },
      typed: { 'Current password': 'not-it', ...password },
      open: async (page) => {
        await walk(page, `/${who}/profile?tab=security`)
        return click(page, 'Change password')
      },
    },
  ]),
]
