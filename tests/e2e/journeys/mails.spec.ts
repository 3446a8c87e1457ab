import type { Page } from '@playwright/test'
import { expect, test, toast } from '../support/fixtures'
import { linkIn, mailTo, proveMailbox } from '../support/mailbox'
import { ask, inquiryOf, test as ofTrade } from '../support/trade'

/** A customer's inquiry, and the quotation that a supplier made on it. */
async function quoted(customer: Page, supplier: Page) {
  const project = `Flange ${Date.now().toString(36)}`
  const form = { projectName: project, description: 'Turned and drilled flange', quantity: 40 }
  const inquiry = await (await customer.request.post('/api/inquiries', { data: form })).json()
  const offer = { inquiryId: inquiry.id, price: 48_000, details: 'Ex works Pune, four weeks' }
  const quotation = await (await supplier.request.post('/api/quotations', { data: offer })).json()
  return { project, quotation }
}

/** Presses the button of a mail. */
const openMailed = async (reader: Page, email: string, says: string) => reader.goto(linkIn(await mailTo(email, says)))

test('the link of a mail leads through the sign-in to the thing', async ({ person, member, demo }) => {
  const [customer, supplier, reader] = [await member('customer'), await demo('supplier'), await person()]
  const email = await proveMailbox(customer)
  const { project, quotation } = await quoted(customer, supplier)
  await openMailed(reader, email, `You’ve received a quotation of ₹48,000 for ${project}`)
  await reader.getByLabel('Username').fill(email)
  await reader.getByLabel('Password', { exact: true }).fill('a-long-secret')
  await reader.getByRole('button', { name: 'Login' }).click()
  await expect(reader).toHaveURL(`/customer/quotations?id=${quotation.id}`)
  await expect(reader.getByRole('dialog')).toContainText(project)
})

ofTrade('the mail about a question opens it for each role', async ({ member, demo }) => {
  const [customer, supplier, admin] = [await member('customer'), await member('supplier'), await demo('admin')]
  const emails = [await proveMailbox(customer), await proveMailbox(supplier)] as const
  const { id } = await inquiryOf(customer)
  const number = `INQ-${String(id).padStart(4, '0')}`
  const question = await ask(supplier, `POST /api/inquiries/${id}/questions`, { text: 'Which steel is wanted?' })
  await openMailed(customer, emails[0], `A supplier asks about ${number}`)
  await expect(customer.getByRole('listitem', { name: 'Offer A' })).toBeFocused()
  await expect(customer.getByRole('listitem', { name: 'Offer A' })).toContainText('Which steel is wanted?')

  await ask(customer, `POST /api/questions/${question.id}/messages`, { text: 'EN8, normalised.' })
  await openMailed(supplier, emails[1], `Your question on ${number}`)
  await expect(supplier.getByRole('listitem', { name: 'Your question' })).toContainText('EN8, normalised.')

  await ask(supplier, `POST /api/questions/${question.id}/messages`, { text: 'Thanks. Call 98220 12345 for details.' })
  await openMailed(admin, 'admin@demo.jobwork.example', `${number} waits for you`)
  await expect(admin.getByRole('dialog')).toContainText('Which steel is wanted?')
  await expect(admin.getByRole('dialog')).toContainText('Thanks. Call 98220 12345 for details.')
})

test('opened with the session of another role it says whose page that is, and leads there', async ({ demo }) => {
  const supplier = await demo('supplier', 'anew')
  await supplier.goto('/customer/orders?id=12', { waitUntil: 'networkidle' })
  await expect(supplier).toHaveURL('/supplier/dashboard')
  await expect(supplier.getByText('That page is for customers.')).toBeVisible()
  await supplier.reload()
  await expect(supplier.getByText('That page is for customers.')).toBeHidden()

  await supplier.goto('/customer/orders?id=12')
  await supplier.getByRole('button', { name: 'Sign in with another account' }).click()
  await expect(supplier).toHaveURL(/\/auth\?callbackUrl=/)
  await supplier.getByLabel('Username').fill('customer@demo.jobwork.example')
  await supplier.getByLabel('Password', { exact: true }).fill('jobwork-demo')
  await supplier.getByRole('button', { name: 'Login' }).click()
  await expect(supplier).toHaveURL('/customer/orders?id=12')
})

test('a topic is switched off in the profile, and again by the link of a mail without a session', async ({
  person,
  member,
  demo,
}) => {
  const [customer, supplier, stranger] = [await member('customer'), await demo('supplier'), await person()]
  const email = await proveMailbox(customer)
  await customer.goto('/customer/profile')
  const topic = customer.getByRole('switch', { name: 'The payment of an order' })
  await expect(topic).toBeChecked()
  await topic.uncheck()
  await expect(toast(customer, 'Emails turned off')).toBeVisible()
  await customer.reload()
  await expect(topic).not.toBeChecked()

  const { project } = await quoted(customer, supplier)
  const mail = await mailTo(email, project)
  const page = /href="https?:\/\/[^/"]+(\/unsubscribe\?[^"]+)"/.exec(mail.html!)![1]!
  await stranger.goto(page)
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(stranger.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
  await customer.reload()
  await expect(
    customer.getByRole('switch', { name: 'A quotation for me is new, has changed, or is about to expire' }),
  ).not.toBeChecked()
})

test('a mail program unsubscribes with one click, as the header says', async ({ member, demo, request }) => {
  const [customer, supplier] = [await member('customer'), await demo('supplier')]
  const email = await proveMailbox(customer)
  const { project } = await quoted(customer, supplier)
  const { headers } = await mailTo(email, project)
  const header = (key: string) => headers.find((h) => h.key === key)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = new URL(/<([^>]+\/api\/[^>]+)>/.exec(header('list-unsubscribe')!)![1]!)
  const answer = await request.post(address.pathname + address.search, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(answer.status()).toBe(204)
  const choices = await (await customer.request.get('/api/user/mails')).json()
  expect(choices).toContainEqual({
    topic: 'quotations',
    label: 'A quotation for me is new, has changed, or is about to expire',
    on: false,
  })
})
