import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Locator, Page } from '@playwright/test'
import { readPdf } from '../../pdf'
import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { ask, orderOf, test, uploadsOf } from '../support/trade'

/** What a press of a button downloads. */
async function loaded(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

test('a supplier certifies an order and prints its card; the customer loads certificate and dossier', async ({
  member,
  trade,
}) => {
  const [page, customer] = [await member('supplier'), await member('customer')]
  const { id } = await orderOf(trade, { supplier: page, customer })
  const number = String(id).padStart(4, '0')
  const report = { name: 'measured.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 measured') }
  await ask(page, `POST /api/workorders/${id}/files`, { files: await uploadsOf(page, [report], 'workorder') })

  await page.goto(`/supplier/workorders?id=${id}`)
  const quality = page.getByRole('region', { name: 'Quality' })
  await quality.getByRole('button', { name: 'Issue certificate' }).click()
  const form = page.getByRole('dialog', { name: 'Issue certificate of conformance' })
  await form.getByRole('textbox', { name: 'Note' }).fill('Oiled before packing')
  await fits(page, 'the form of a certificate')
  await form.getByRole('button', { name: 'Issue' }).click()
  await expect(toast(page, `COC-${number}-1 issued`)).toBeVisible()
  await dismiss(page)
  const card = await loaded(page, page.getByRole('button', { name: 'Job card, A4' }))
  expect(card.name).toBe(`WO-${number}-job-card.pdf`)

  await customer.goto(`/customer/orders?id=${id}`)
  const shown = customer.getByRole('region', { name: 'Quality' })
  const certificate = await loaded(customer, shown.getByRole('button', { name: `PDF of COC-${number}-1` }))
  expect(certificate.name).toBe(`COC-${number}-1.pdf`)
  expect((await readPdf(certificate.bytes)).text).toContain('Oiled before packing')
  const dossier = await loaded(customer, shown.getByRole('button', { name: 'Dossier with all files, ZIP' }))
  expect(dossier.name).toBe(`ORD-${number}-dossier.zip`)
  expect(Object.keys(unzipSync(dossier.bytes))[0]).toBe('00-dossier.pdf')
  await fits(customer, 'the certificate of an order')

  await page.reload()
  await quality.getByRole('button', { name: `Void COC-${number}-1` }).click()
  const reason = page.getByRole('dialog', { name: `Void COC-${number}-1` })
  await reason.getByRole('textbox', { name: 'Reason' }).fill('A wrong heat')
  await reason.getByRole('button', { name: 'Void' }).click()
  await expect(toast(page, `COC-${number}-1 is void`)).toBeVisible()
  await expect(quality).toContainText(/Void since .+: A wrong heat/)
})
