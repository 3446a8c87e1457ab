import type { Shipment } from '../../../lib/contract/orders/shipment'
import { expect } from '../support/fixtures'
import { fits } from '../support/fits'
import { floorHtml } from '../support/floor-html'
import { cardOf, keptOn, openFloor, photo } from '../support/on-the-floor'
import { phone } from '../support/screens'
import { ask, orderOf, test } from '../support/trade'

test('a phone without a line packs once: two taps, a reload, the line; a refusal is tried again or dropped', async ({
  member,
  trade,
}) => {
  const page = await member('supplier')
  const context = page.context()
  const { id } = await orderOf(trade, { supplier: page, inquiry: { quantity: 500 } })
  await ask(trade.desk, `PATCH /api/workorders/${id}/documents`, { kinds: ['packing_photo'] })
  await ask(trade.desk, `PATCH /api/workorders/${id}/status`, { status: 'in_progress' })
  const read = () => ask<Shipment[]>({ http: context.request }, `GET /api/shipments?workorderId=${id}`)
  await page.setViewportSize(phone)
  await openFloor(page, `/supplier/floor?id=${id}`)
  // From the second visit on the phone keeps the code of an open card, too, once it has come.
  await openFloor(page, `/supplier/floor?id=${id}`)
  await page.waitForLoadState('networkidle')
  const card = cardOf(page, id)
  const packed = card.getByRole('button', { name: 'Packed' })
  const form = card.getByRole('form')
  const pack = form.getByRole('button', { name: 'Pack', exact: true })
  const alert = form.getByRole('alert')

  await test.step('gone without a document, a vehicle or the photo is refused on the phone', async () => {
    await context.setOffline(true)
    await packed.click()
    await expect(form).toBeFocused()
    await expect(form.getByLabel('Pieces')).toHaveValue('500')
    await form.getByLabel('Pieces').fill('200')
    await form.getByLabel('Boxes').fill('4')
    await form.getByLabel('Weight').fill('86,5')
    await form.getByLabel('Gone now').check()
    await pack.click()
    await expect(alert).toHaveText('Enter the number of the document')
    await form.getByLabel('Number of the document').fill('MP/118')
    await form.getByLabel('Vehicle number').fill('mh 12 ab 1234')
    await pack.click()
    await expect(alert).toHaveText('Before it leaves, take: Packing photo')
  })
  await test.step('two taps, a reload and the line: one shipment', async () => {
    await form.getByLabel('Packing photo').setInputFiles(photo)
    await expect(form).toContainText('Packing photo: 1')
    await pack.dblclick()
    await expect(card).toContainText(/200 pcs packed, \d\d:\d\d/)
    expect(await keptOn(page)).toMatchObject({ items: 1 })
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: '1 update to send' })).toBeVisible()
    await context.setOffline(false)
    // A phone says so itself; this browser doesn't after a page was loaded off line.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('status').filter({ hasText: 'Everything is sent' })).toBeVisible()
    expect(await read()).toMatchObject([
      {
        status: 'sent',
        packages: 4,
        weightGrams: 86_500,
        vehicle: 'MH12AB1234',
        lines: [{ workorderId: id, quantity: 200 }],
        papers: [{ kind: 'invoice', number: 'MP/118' }],
        files: [{ document: 'packing_photo' }],
      },
    ])
  })
  await test.step('more than was ordered: its sentence, again, and dropped', async () => {
    await packed.click()
    await expect(form.getByLabel('Pieces')).toHaveValue('300')
    await form.getByLabel('Pieces').fill('301')
    await form.getByLabel('Gone now').check()
    // On line: other widths have code of their own.
    await fits(page, 'packed goods on the floor')
    await page.setViewportSize(phone)
    await form.getByLabel('Gone now').uncheck()
    await pack.click()
    const refusal = card.getByRole('alert').filter({ hasText: 'not taken' })
    await expect(refusal).toContainText('More than was ordered: 501 of 500')
    await refusal.getByRole('button', { name: 'Try again' }).click()
    await expect(refusal).toContainText('More than was ordered: 501 of 500')
    await fits(page, 'a refusal of packed goods')
    await refusal.getByRole('button', { name: 'Discard' }).click()
    await expect(refusal).toBeHidden()
    expect(await read()).toHaveLength(1)
  })
  const cards = await (await page.request.get('/api/floor')).text()
  expect(cards).toContain('toPack')
  expect(cards + (await floorHtml(page))).not.toMatch(/amount|"price|paise|payment|₹/i)
})
