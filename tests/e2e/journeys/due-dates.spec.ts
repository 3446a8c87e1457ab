import { date, isoDay } from '../../../lib/terms/format'
import { displayId } from '../../../lib/terms/nouns'
import { fits } from '../support/fits'
import { expect, toast } from '../support/fixtures'
import { ask, orderOf, test } from '../support/trade'

const phone = { width: 390, height: 844 }
const day = (days: number) => isoDay(Date.now() + days * 86_400_000)

test('a shop accepts an order on the phone and asks for another day; the customer agrees in its own browser', async ({
  member,
  trade,
}) => {
  const [supplier, customer] = [await member('supplier'), await member('customer')]
  const order = await orderOf(trade, { customer, supplier })
  const set = { dueDate: day(10), reason: 'customer', note: 'As agreed on the phone' }
  await ask(trade.desk, `POST /api/workorders/${order.id}/changes`, set)
  const [first, later] = [date(`${day(10)}T00:00:00Z`), date(`${day(15)}T00:00:00Z`)]

  await supplier.setViewportSize(phone)
  await supplier.goto(`/supplier/workorders?id=${order.id}`)
  const shop = supplier.getByRole('dialog', { name: order.projectName })
  await shop.getByRole('button', { name: 'Accept order' }).click()
  await expect(toast(supplier, 'Order accepted')).toContainText(displayId('workorder', order.id))
  await expect(shop.getByRole('button', { name: 'Accept order' })).toHaveCount(0)

  await shop.getByRole('button', { name: 'Ask for a new date' }).click()
  const asking = supplier.getByRole('dialog', { name: 'Ask for a new date' })
  await fits(supplier, 'a request for a new date')
  await supplier.setViewportSize(phone)
  await asking.getByLabel('New due date').fill(day(15))
  await asking.getByRole('radio', { name: 'Material' }).check()
  await asking.getByLabel('Note').fill('The bar stock comes five days late')
  await asking.getByRole('button', { name: 'Ask for this date' }).click()
  await expect(shop).toContainText(`You ask for ${later} instead of ${first}`)

  await customer.goto(`/customer/orders?id=${order.id}`)
  const own = customer.getByRole('dialog', { name: order.projectName })
  await expect(own).toContainText('Material: The bar stock comes five days late')
  await own.getByRole('button', { name: `Agree: ${later}` }).click()
  const agreeing = customer.getByRole('dialog', { name: 'Agree to the new due date?' })
  await agreeing.getByRole('button', { name: 'Agree' }).click()
  await expect(own).toContainText(`first promised ${first}`)
  await expect(own.getByText('Due date agreed')).toBeVisible()

  // The shop's open drawer shows it without a reload.
  await expect(shop).toContainText(`${later} · first promised ${first}`)
  const bell = await ask<{ message: string }[]>(supplier, 'GET /api/notifications?limit=5')
  expect(bell.map(({ message }) => message).join()).toContain(`The due date ${later} instead of ${first}`)

  // By a rework the order gets another day: nobody can agree to what was asked before, and the shop asks anew.
  await ask(supplier, `POST /api/workorders/${order.id}/changes`, { dueDate: day(20), reason: 'machine' })
  await ask(supplier, `PATCH /api/workorders/${order.id}/status`, { status: 'started' })
  const wrong = { kind: 'dimension', description: 'The bore is too wide on all of them' }
  const problem = await ask(supplier, `POST /api/workorders/${order.id}/problems`, wrong)
  const rework = { decision: 'rework', note: 'Ream them again', newDueDate: day(25) }
  await ask(trade.desk, `PATCH /api/problems/${problem.id}/decide`, rework)
  await expect(shop).toContainText(`You ask for ${date(`${day(20)}T00:00:00Z`)}`)
  await shop.getByRole('button', { name: 'Ask for a new date' }).click()
  await asking.getByLabel('New due date').fill(day(30))
  await asking.getByRole('radio', { name: 'Machine' }).check()
  await asking.getByRole('button', { name: 'Ask for this date' }).click()
  await expect(shop).toContainText(
    `You ask for ${date(`${day(30)}T00:00:00Z`)} instead of ${date(`${day(25)}T00:00:00Z`)}`,
  )
  await expect(shop.getByRole('button', { name: 'Ask for a new date' })).toHaveCount(0)
})
