import { date } from '../../../lib/terms/format'
import { displayId } from '../../../lib/terms/nouns'
import { expect } from '../support/fixtures'
import { idsIn, rowsOf } from '../support/frame'
import { ask, inquiryOf, test } from '../support/trade'
import { walk } from '../support/settled'

test.describe('quotations', () => {
  test('are asked for while the inquiry is new or processing; Create Quotation fills in the project and 30 days', async ({
    member,
    trade,
  }) => {
    const [page, buyer] = [await member('supplier'), await trade.company('customer')]
    const fields = { quantity: 1250, targetDate: '2028-01-31' }
    const { id, projectName } = await inquiryOf(buyer, fields)
    const inq = displayId('inquiry', id)
    await page.goto(`/supplier/quotations?find=${inq}`)
    await expect(rowsOf(page, 'Quotation Requests').locator('td')).toHaveText([
      inq,
      projectName,
      'Not specified',
      '1,250',
      date('2028-01-31'),
      'Create Quotation',
    ])
    await page.getByRole('button', { name: `Create Quotation for ${inq}` }).click()
    const form = page.getByRole('form', { name: 'Quotation' })
    await expect(form.getByLabel('Details')).toHaveValue(new RegExp(projectName))
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + 30 * 86_400_000)
    await expect(form.getByLabel('Valid Until')).toHaveValue(day)

    await ask(trade.desk, `PATCH /api/inquiries/${id}/status`, { status: 'quoted' })
    await page.goto(`/supplier/quotations?find=${inq}`)
    await expect(page.getByRole('button', { name: `Create Quotation for ${inq}` })).toHaveCount(0)
  })

  test('stand under All, Pending, Accepted and Rejected', async ({ member, trade }) => {
    const [page, buyer] = [await member('supplier'), await trade.company('customer')]
    const made: Record<string, string> = {}
    for (const status of ['pending', 'accepted', 'rejected']) {
      const inquiry = await inquiryOf(buyer)
      const offer = { inquiryId: inquiry.id, price: 1234567, details: 'Ex works', validUntil: '2028-01-31' }
      const { id } = await ask(page, 'POST /api/quotations', offer)
      if (status !== 'pending') await ask(buyer, `PATCH /api/quotations/${id}/status`, { status })
      made[status] = displayId('quotation', id)
      if (status === 'rejected') {
        await walk(page, '/supplier/quotations?tab=rejected')
        await expect(rowsOf(page, 'Quotations').locator('td')).toHaveText([
          made.rejected!,
          `${inquiry.projectName}50 pcs`,
          '₹12,34,567',
          'Rejected',
          date('2028-01-31'),
          date(new Date().toISOString()),
        ])
        const opener = rowsOf(page, 'Quotations').getByRole('link')
        await expect(opener).toHaveAccessibleName(new RegExp(`^View Details of ${made.rejected}: `))
      }
    }
    for (const [tab, ids] of [
      ['', [made.rejected, made.accepted, made.pending]],
      ['?tab=pending', [made.pending]],
      ['?tab=accepted', [made.accepted]],
    ] as const) {
      await walk(page, `/supplier/quotations${tab}`)
      await expect(idsIn(page, 'Quotations'), tab).toHaveText(ids.map(String))
    }
  })
})
