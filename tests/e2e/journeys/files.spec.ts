import type { Page } from '@playwright/test'
import { displayId } from '@/lib/terms/nouns'
import { drawings, expect } from '../support/fixtures'
import { ask, inquiryOf, orderOf, quotationOf, test, uploadsOf, type GivenFile } from '../support/trade'
import { walk } from '../support/settled'

const [step, dxf, pdf] = drawings() as [GivenFile, GivenFile, GivenFile]
const readers = (page: Page) => page.getByRole('list', { name: 'Drawing downloads' })

test('the customer reads who loaded the drawings: the offer, not the company, and how often', async ({
  member,
  trade,
}) => {
  const page = await member('customer')
  const shop = await trade.company('supplier')
  const { id } = await inquiryOf(page, { files: await uploadsOf(page, [step, dxf]) })
  await page.goto(`/customer/my-inquiries?id=${id}`)
  await expect(page.getByText('Not downloaded yet.')).toBeVisible()

  const quotation = await quotationOf(shop, id)
  for (const name of ['1.step', '1.step', '2.dxf'])
    expect((await shop.http.get(`/api/inquiries/${id}/files/${displayId('inquiry', id)}-${name}`)).status()).toBe(200)
  await page.reload()
  const offer = `The supplier of QUOT-${String(quotation.id).padStart(4, '0')}`
  // A list with the part's picture is a view, too: suppliers of other stories may have had one.
  const reader = readers(page).getByRole('listitem').filter({ hasText: offer })
  await expect(reader).toHaveCount(1)
  for (const { name } of [step, dxf]) await expect(reader).toContainText(name)
  await expect(reader).toContainText('Has access while its quotation is open')
  await expect(page.getByText(`Suppliers see it as ${displayId('inquiry', id)}-1.step`)).toBeVisible()
  await expect(readers(page)).not.toContainText(shop.companyName)
})

test('a supplier who was not chosen loses the drawings and reads why; the chosen one finds them in the order', async ({
  member,
  trade,
}) => {
  const buyer = await trade.company('customer')
  const [loser, winner] = [await member('supplier'), await member('supplier')]
  const { id } = await inquiryOf(buyer, { files: await uploadsOf(buyer, [step]) })
  await quotationOf(loser, id)
  const best = await quotationOf(winner, id)
  const neutral = `${displayId('inquiry', id)}-1.step`
  const load = async (page: Page) => (await page.request.get(`/api/inquiries/${id}/files/${neutral}`)).status()
  expect([await load(loser), await load(winner)]).toEqual([200, 200])

  await ask(buyer, `PATCH /api/quotations/${best.id}/status`, { status: 'accepted' })
  const { id: supplierId } = await ask(winner, 'GET /api/user')
  const order = await ask(trade.desk, 'POST /api/workorders', { supplierId, inquiryId: id })
  expect([await load(loser), await load(winner)]).toEqual([404, 200])

  await loser.goto(`/supplier/quotations?inquiry=${id}`)
  await expect(loser.getByText('The inquiry was closed, so its drawings are no longer open to you.')).toBeVisible()
  await winner.goto(`/supplier/workorders?id=${order.id}`)
  const drawingsOf = winner.getByRole('dialog').getByRole('list', { name: 'Drawings' })
  await expect(drawingsOf.getByRole('link', { name: `Download ${neutral}` })).toBeVisible()
})

test('the documents of an order stand under who added them, and open beside it', async ({ member, trade }) => {
  const page = await member('supplier')
  const buyer = await trade.company('customer')
  const { id } = await orderOf(trade, { customer: buyer, supplier: page })
  const attach = async (who: Parameters<typeof ask>[0], file: GivenFile) =>
    ask(who, `POST /api/workorders/${id}/files`, { files: await uploadsOf(who, [file], 'workorder') })
  await attach(trade.desk, { ...pdf, name: 'purchase-order.pdf' })
  await attach(page, { ...pdf, name: 'inspection.pdf' })

  await page.goto(`/supplier/workorders?id=${id}`)
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('list', { name: /^Files of Jobwork · / })).toContainText(
    `${displayId('workorder', id)}-1.pdf`,
  )
  const own = drawer.getByRole('list', { name: /^Your files · / })
  await own.getByRole('link', { name: /^inspection.pdf/ }).click()
  const preview = page.getByRole('dialog', { name: 'inspection.pdf' })
  await expect(preview.getByText('Page 1 of 1')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`id=${id}&file=inspection.pdf`))
})

test('the part of an inquiry has its picture in the list and its measures beside the file', async ({ member }) => {
  const page = await member('customer')
  const { id, projectName } = await inquiryOf(page, { files: await uploadsOf(page, [step]) })
  const made = `/api/inquiries/${id}/files/${step.name}/picture`
  await expect.poll(async () => (await page.request.get(made)).status()).toBe(200)

  await page.goto('/customer/inquiries')
  const picture = page.getByRole('listitem').filter({ hasText: projectName }).locator('img')
  await expect(picture).toHaveAttribute('src', made)
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(40)
  await walk(page, `/customer/my-inquiries?id=${id}`)
  await expect(page.getByRole('list', { name: 'Files' })).toContainText('46 × 46 × 380 mm')
})
