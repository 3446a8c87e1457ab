import { expect, dismiss, toast } from '../support/fixtures'
import { fits } from '../support/fits'
import { cardOf, openFloor } from '../support/on-the-floor'
import { phone, wide } from '../support/screens'
import { ask, orderOf, test } from '../support/trade'

test('the shop measures the first flange on its phone, the customer accepts it in a browser of its own, and production opens', async ({
  member,
  trade,
}) => {
  const [floor, customer] = [await member('supplier'), await member('customer')]
  const { id } = await orderOf(trade, { supplier: floor, customer })
  await ask(trade.desk, `PATCH /api/workorders/${id}/documents`, { kinds: ['first_article'] })
  await ask(floor, `PATCH /api/workorders/${id}/status`, { status: 'started' })

  await floor.setViewportSize(phone)
  await openFloor(floor, `/supplier/floor?id=${id}`)
  const card = cardOf(floor, id)
  const next = card.getByRole('button', { name: 'Mark as in production' })
  await expect(next).toHaveCount(0)
  await card.getByRole('button', { name: 'Measure first article' }).click()
  const form = floor.getByRole('dialog', { name: 'Add characteristic' })
  await form.getByLabel('Name').fill('Bore')
  await form.getByLabel('Nominal').fill('25 H7')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  const report = floor.getByRole('dialog', { name: /First article inspection, version 1/ })
  const cell = report.getByRole('textbox', { name: 'Bore, sample 1', exact: true })
  await expect(cell).toBeFocused()
  await floor.keyboard.type('25.3')
  await floor.keyboard.press('Enter')
  await expect(report.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
  await report.getByRole('button', { name: 'Finalise report' }).click()
  await floor
    .getByRole('alertdialog', { name: 'Make this report final?' })
    .getByRole('button', { name: 'Finalise report' })
    .click()
  await expect(toast(floor, 'The report is final: Rejected')).toBeVisible()
  await dismiss(floor)
  await report.getByRole('button', { name: 'Close' }).click()
  await expect(card.getByRole('button', { name: /^Waits for acceptance since \d+ \w+$/ })).toBeDisabled()
  await fits(floor, 'a card that waits for acceptance')
  await floor.setViewportSize(phone)

  // One that failed is rejected with a reason, which the shop reads on its card.
  await customer.goto(`/customer/orders?id=${id}`)
  const panel = customer.getByRole('region', { name: 'First article' })
  await expect(panel).toContainText('Version 1: 1 of 1 failed')
  await panel.getByRole('button', { name: 'Reject' }).click()
  const rejecting = customer.getByRole('dialog', { name: 'Reject the first article?' })
  await rejecting.getByLabel('Reason').fill('Too wide')
  await rejecting.getByRole('button', { name: 'Reject' }).click()
  await expect(rejecting).toContainText('Say why in at least 10 characters')
  await rejecting.getByLabel('Reason').fill('The bore is 25.3 mm, wanted is H7')
  await rejecting.getByRole('button', { name: 'Reject' }).click()
  await expect(toast(customer, 'First article rejected')).toBeVisible()
  await dismiss(customer)
  await expect(panel).toContainText('Your supplier brings a new one')
  await expect(card).toContainText('The first article was rejected: The bore is 25.3 mm, wanted is H7')

  // In the office, too, production can't be pressed, and the reason stands once.
  const office = await floor.context().newPage()
  await office.goto(`/supplier/workorders?id=${id}`)
  const drawer = office.getByRole('dialog').first()
  await expect(drawer.getByRole('button', { name: 'Measure again' })).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Mark as in production' })).toHaveCount(0)
  await expect(drawer.getByText('The bore is 25.3 mm, wanted is H7')).toHaveCount(1)
  await office.close()

  // The second one has the characteristics of the first.
  await card.getByRole('button', { name: 'Measure again' }).click()
  const second = floor.getByRole('dialog', { name: /First article inspection, version 2/ })
  await expect(second.getByRole('textbox', { name: 'Bore, sample 1', exact: true })).toBeFocused()
  await floor.keyboard.type('25.01')
  await floor.keyboard.press('Enter')
  await expect(second.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
  await second.getByRole('button', { name: 'Finalise report' }).click()
  await floor
    .getByRole('alertdialog', { name: 'Make this report final?' })
    .getByRole('button', { name: 'Finalise report' })
    .click()
  await expect(toast(floor, 'The report is final: Accepted')).toBeVisible()
  await dismiss(floor)
  await second.getByRole('button', { name: 'Close' }).click()

  // The open drawer shows the new one without a reload; it is read, and accepted beside the report.
  await expect(panel).toContainText('Version 2: passed')
  await panel.getByRole('button', { name: 'Review report' }).click()
  const read = customer.getByRole('dialog', { name: /First article inspection, version 2/ })
  await expect(read).toContainText('25.01')
  await read.getByRole('button', { name: 'Accept first article' }).click()
  const accepting = customer.getByRole('dialog', { name: 'Accept the first article?' })
  await accepting.getByRole('button', { name: 'Accept' }).click()
  await expect(toast(customer, 'First article accepted')).toBeVisible()
  await expect(read).toBeHidden()
  await expect(panel).toHaveCount(0)
  await expect(customer.getByRole('list', { name: 'Required documents' })).toContainText(
    /Accepted by you on \d+ \w+ \d{4}/,
  )

  await next.click()
  await expect(card).toContainText('In Production')
  await expect
    .poll(async () => (await ask<{ status: string }>(customer, `GET /api/workorders/${id}`)).status)
    .toBe('in_progress')

  // In the office, too, what is measured again has the same characteristics.
  await floor.setViewportSize(wide)
  await floor.goto(`/supplier/workorders?id=${id}&measure=first_article`)
  const begin = floor.getByRole('dialog', { name: 'New inspection report' })
  await begin.getByRole('button', { name: 'Begin' }).click()
  const third = floor.getByRole('dialog', { name: /First article inspection, version 3/ })
  await expect(third.getByRole('textbox', { name: 'Bore, sample 1', exact: true })).toBeVisible()
})
