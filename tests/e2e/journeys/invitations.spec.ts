import { fits } from '../support/fits'
import { expect, named, toast } from '../support/fixtures'
import { ask, inquiryOf, processOf, test } from '../support/trade'

test('an admin finds suppliers for an inquiry and invites two; one quotes, and the inquiry says what came of it', async ({
  demo,
  member,
  trade,
}) => {
  const admin = await demo('admin')
  const customer = await trade.company('customer')
  const shop = await member('supplier')
  const other = await trade.company('supplier')
  const { companyName } = await ask<{ companyName: string }>(shop, 'GET /api/user')
  const { id: processId, name } = await processOf(shop)
  await ask(trade.desk, `PATCH /api/processes/${processId}/approve`)
  const { id: ofOther } = await ask(other, 'POST /api/processes', { name, description: 'Three axis, up to 500 mm' })
  await ask(trade.desk, `PATCH /api/processes/${ofOther}/approve`)
  const inquiry = await inquiryOf(customer, { processId, projectName: named('Gland') })

  await admin.goto(`/admin/quotations?inquiry=${inquiry.id}`)
  const invited = admin.getByRole('dialog').getByRole('region', { name: 'Invited suppliers' })
  await expect(invited).toContainText('Nobody is invited yet.')
  await invited.getByRole('button', { name: 'Find suppliers' }).click()
  const dialog = admin.getByRole('dialog', { name: /^Invite suppliers to INQ/ })
  await expect(dialog.getByRole('button', { name: 'Invite' })).toBeDisabled()
  for (const supplier of [companyName, other.companyName])
    await dialog.getByRole('checkbox', { name: new RegExp(supplier) }).check()
  await fits(admin, 'suppliers to invite')
  await dialog.getByRole('button', { name: 'Invite 2 suppliers' }).click()
  await expect(toast(admin, 'Invited')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(invited.getByRole('listitem')).toHaveCount(2)
  await expect(invited.getByText('No answer yet')).toHaveCount(2)

  await shop.goto('/supplier/quotations')
  const row = shop.getByRole('row', { name: new RegExp(inquiry.projectName) })
  await expect(row).toContainText('You are invited')
  await shop.goto(`/supplier/quotations?inquiry=${inquiry.id}`)
  await expect(shop.getByRole('dialog')).toContainText('You are invited to quote')
  await ask(shop, 'POST /api/quotations', { inquiryId: inquiry.id, price: 45_000, details: 'Ex works' })

  // The open drawer shows it without a reload.
  const answered = invited.getByRole('listitem').filter({ hasText: companyName })
  await expect(answered).toContainText('Quoted')
  await invited.getByRole('button', { name: 'Find suppliers' }).click()
  await expect(dialog.getByRole('checkbox', { name: new RegExp(companyName) })).toBeDisabled()
})
