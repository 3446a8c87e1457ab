import { date } from '../../../lib/rules/format'
import { displayId } from '../../../lib/rules/nouns'
import { expect } from '../support/fixtures'
import { idsIn, rowsOf } from '../support/frame'
import { ask, inquiryOf, test } from '../support/trade'

test.describe('quotations', () => {
  test('are asked for in a card with Create Quotation, which knows the project and 30 days', async ({
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
  })

  const asked = [
    ['new', true],
    ['processing', true],
    ['quoted', false],
    ['rejected', false],
  ] as const
  test('are asked for while the inquiry is new or processing', async ({ member, trade }) => {
    const [page, buyer, desk] = [...[await member('supplier'), await trade.company('customer')], trade.desk] as const
    const { id } = await inquiryOf(buyer)
    for (const [status, open] of asked) {
      if (status !== 'new') await ask(desk, `PATCH /api/inquiries/${id}/status`, { status })
      await page.goto(`/supplier/quotations?find=${displayId('inquiry', id)}`)
      const button = page.getByRole('button', { name: `Create Quotation for ${displayId('inquiry', id)}` })
      await expect(button, status).toHaveCount(Number(open))
    }
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
        await page.goto('/supplier/quotations?tab=rejected')
        await expect(rowsOf(page, 'Quotations').locator('td')).toHaveText([
          made.rejected!,
          `${inquiry.projectName}50 pieces`,
          '₹12,34,567',
          'Rejected',
          date('2028-01-31'),
          date(new Date().toISOString()),
          'View Details',
        ])
        const opener = rowsOf(page, 'Quotations').getByRole('link')
        await expect(opener).toHaveAccessibleName(`View Details of ${made.rejected}`)
      }
    }
    for (const [tab, ids] of [
      ['', [made.rejected, made.accepted, made.pending]],
      ['?tab=pending', [made.pending]],
      ['?tab=accepted', [made.accepted]],
    ] as const) {
      await page.goto(`/supplier/quotations${tab}`)
      await expect(idsIn(page, 'Quotations'), tab).toHaveText(ids.map(String))
    }
  })
})

test('the company profile says whether the supplier is verified, and its main process category', async ({
  person,
  trade,
}) => {
  for (const [verified, words] of [
    [true, 'Verified Supplier'],
    [false, 'Pending Verification'],
  ] as const) {
    const [page, { http }] = [await person(), await trade.company('supplier', verified)]
    const me = await ask({ http }, 'GET /api/user')
    await ask({ http }, `PATCH /api/users/${me.id}`, {
      ...{ ...me, address: 'MIDC Bhosari, Pune', gstNumber: '27AAEFI6172P1ZS' },
      mainProcessCategory: 'Laser Cutting',
    })
    await page.context().addCookies((await http.storageState()).cookies)
    await page.goto('/supplier/profile')
    await expect(page.getByText(words, { exact: true }), words).toBeVisible()
    await expect(page.getByRole('region', { name: 'Account Summary' })).toContainText(
      'Main Process CategoryLaser Cutting',
    )
    await page.getByRole('tab', { name: 'Security' }).click()
    for (const label of ['Current Password', 'New Password', 'Confirm Password'])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  }
})
