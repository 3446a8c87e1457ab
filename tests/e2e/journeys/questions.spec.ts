import { fits } from '../support/fits'
import { dismiss, drawings, expect, toast } from '../support/fixtures'
import { ask, inquiryOf, orderOf, test, uploadsOf } from '../support/trade'

const phone = '98220 12345'
type Bell = { message: string; entityType: string; entityId: number }

test('a supplier asks at a page of the drawing, the customer answers and shares it, and nobody learns who asked', async ({
  member,
  trade,
}) => {
  const [page, supplier] = [await member('customer'), await member('supplier')]
  const other = await trade.company('supplier')
  const files = await uploadsOf(
    page,
    drawings().filter(({ name }) => name.endsWith('.pdf')),
  )
  const { id } = await inquiryOf(page, { files })

  // The place stands in the address, where lists have their own words.
  const refused: string[] = []
  supplier.on('response', (answer) => answer.status() === 400 && refused.push(answer.url()))
  await supplier.goto(`/supplier/quotations?inquiry=${id}`)
  await supplier.getByRole('link', { name: /^INQ-\d+-1\.pdf/ }).click()
  await supplier.getByRole('button', { name: 'Ask here' }).click()
  const form = supplier.getByRole('form', { name: 'Ask a question' })
  await expect(form.getByLabel('Page')).toHaveValue('1')
  await form.getByRole('textbox', { name: 'Question' }).fill('Is the keyway 18JS9 or 18P9?')
  await form.getByRole('textbox', { name: 'Question' }).press('Control+Enter')
  await expect(toast(supplier, 'Question sent')).toBeVisible()
  await dismiss(supplier)
  await expect(supplier.getByRole('listitem', { name: 'Your question' })).toContainText(/INQ-\d+-1\.pdf, page 1/)
  await fits(supplier, 'a question of the supplier')
  expect(refused).toEqual([])

  // The bell of the customer leads to the question, focused.
  const [told] = await ask<Bell[]>(page, 'GET /api/notifications')
  expect(told).toMatchObject({ entityType: 'question', message: expect.stringContaining('A supplier asks about') })
  const dashboard = await page.context().newPage()
  await dashboard.goto('/customer/dashboard')
  const inMenu = dashboard.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Inquiries/ })
  await expect(inMenu).toHaveAccessibleName(/1 waiting/)
  await page.goto(`/questions/${told!.entityId}`)
  const thread = page.getByRole('listitem', { name: 'Offer A' })
  await expect(thread).toBeFocused()
  // It is read: the menu no longer counts it, on other pages too.
  await expect(inMenu).not.toHaveAccessibleName(/waiting/)
  await dashboard.close()
  await page.keyboard.press('n')
  await expect(page.locator(':focus')).toContainText('Is the keyway 18JS9 or 18P9?')
  await thread.getByRole('button', { name: 'Answer' }).click()
  const answer = page.getByRole('form', { name: 'Message' })
  await answer.getByRole('textbox', { name: 'Message' }).fill('18P9, as drawn.')
  await answer.getByLabel('Share with all suppliers').check()
  await answer.getByRole('textbox', { name: 'The question' }).fill('Which fit has the keyway?')
  await answer.getByRole('button', { name: 'Send' }).click()
  await expect(toast(page, 'Message sent')).toBeVisible()
  await dismiss(page)
  await expect(thread).toContainText('Shared with all suppliers as an answer to “Which fit has the keyway?”')
  await fits(page, 'a question with its answer')

  const [shared] = await ask<object[]>(other, `GET /api/inquiries/${id}/questions`)
  expect(shared).toMatchObject({ own: false, pin: null, messages: [{ sharedQuestion: 'Which fit has the keyway?' }] })
  expect(JSON.stringify(shared)).not.toContain('18JS9')
  // Its open page has the answer already.
  await expect(supplier.getByRole('listitem', { name: 'Your question' })).toContainText('18P9, as drawn.')
})

test('a customer asks about an order from its drawer, and the supplier answers there', async ({ member, trade }) => {
  const [page, supplier] = [await member('customer'), await member('supplier')]
  const { id } = await orderOf(trade, { customer: page, supplier })
  await supplier.goto(`/supplier/workorders?id=${id}`)
  await expect(supplier.getByText('No questions yet. Ask the customer here')).toBeVisible()

  await page.goto(`/customer/orders?id=${id}`)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  const form = page.getByRole('form', { name: 'Ask a question' })
  await expect(form.getByRole('textbox', { name: 'Question' })).toBeFocused()
  await form.getByRole('textbox', { name: 'Question' }).fill('When does it leave?')
  await form.getByRole('button', { name: 'Send question' }).click()
  await expect(toast(page, 'Question sent')).toBeVisible()
  await dismiss(page)

  const asked = supplier.getByRole('listitem', { name: 'Customer asks' })
  await expect(asked).toContainText('When does it leave?')
  await asked.getByRole('button', { name: 'Answer' }).click()
  const answer = supplier.getByRole('form', { name: 'Message' })
  await answer.getByRole('textbox', { name: 'Message' }).fill('Tomorrow by noon')
  await answer.getByRole('button', { name: 'Send' }).click()
  await expect(toast(supplier, 'Message sent')).toBeVisible()
  await fits(supplier, 'a question about an order')
  await expect(page.getByRole('listitem', { name: 'Your question' })).toContainText('Tomorrow by noon')

  // The bell leads to the order, and the answer is marked in the list until it was read.
  const [told] = await ask<Bell[]>(page, 'GET /api/notifications')
  expect(told).toMatchObject({ entityType: 'question', message: expect.stringContaining('message about ORD-') })
  const unread = await ask<{ unread: number }>(page, `GET /api/workorders/${id}`)
  expect(unread.unread).toBe(0)
  await page.goto(`/questions/${told!.entityId}`)
  await expect(page).toHaveURL(/customer\/orders\?id=/)
  await expect(page.getByRole('listitem', { name: 'Your question' })).toBeFocused()
})

test('a message with a phone number waits for an admin, who sends it on without the number', async ({
  demo,
  member,
  trade,
}) => {
  const [admin, page] = [await demo('admin'), await member('supplier')]
  const customer = await trade.company('customer')
  const { id } = await inquiryOf(customer)
  await page.goto(`/supplier/quotations?inquiry=${id}`)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  const form = page.getByRole('form', { name: 'Ask a question' })
  await form.getByRole('textbox', { name: 'Question' }).fill(`Which steel? Call ${phone}`)
  await expect(form.getByRole('status').filter({ hasText: 'This looks like' })).toContainText('An admin checks it')
  await form.getByRole('button', { name: 'Send question' }).click()
  await expect(toast(page, 'Sent to an admin')).toContainText('An admin checks it first: a phone number.')
  expect(await ask<object[]>(customer, `GET /api/inquiries/${id}/questions`)).toEqual([])

  const held = await ask<{ id: number }[]>(admin, `GET /api/messages?state=held&q=INQ-${id}`)
  await admin.goto(`/admin/approvals?tab=held&id=${held[0]!.id}`)
  const article = admin.getByRole('article')
  await expect(article.locator('mark')).toHaveText(phone)
  const words = article.getByLabel('The other side will read')
  // Before the page works, what is typed into it goes.
  await expect(async () => {
    await words.fill('Which steel?')
    await expect(words).toHaveValue('Which steel?', { timeout: 1_000 })
  }).toPass()
  await article.getByRole('button', { name: /^Release/ }).click()
  await expect(toast(admin, 'Text released')).toBeVisible()
  await dismiss(admin)
  await expect
    .poll(
      async () => (await ask<{ messages: object[] }[]>(customer, `GET /api/inquiries/${id}/questions`))[0]?.messages,
    )
    .toMatchObject([{ text: 'Which steel?' }])
  await expect(page.getByRole('listitem', { name: 'Your question' })).toContainText('Jobwork changed it')
})
