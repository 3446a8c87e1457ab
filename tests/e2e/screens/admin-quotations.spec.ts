import { date } from '../../../lib/terms/format'
import { displayId } from '../../../lib/terms/nouns'
import { expect, named } from '../support/fixtures'
import { idsIn, rowsOf } from '../support/frame'
import { ask, inquiryOf, quotationOf, test, type Trade } from '../support/trade'
import { walk } from '../support/settled'

const at = (query: string) => `/admin/quotations?${query}`
const quotationId = ({ id }: { id: number }) => displayId('quotation', id)
const status = (trade: Trade, path: string, to: string) => ask(trade.desk, `PATCH ${path}/status`, { status: to })

/** Inquiries under one name, each with a quotation that came to its status. */
async function quoted(trade: Trade, statuses: readonly ('pending' | 'sent' | 'accepted' | 'rejected')[]) {
  const [customer, supplier] = [await trade.company('customer'), await trade.company('supplier')]
  const projectName = named('Flange')
  const quotations: { id: number; inquiryId: number }[] = []
  for (const to of statuses) {
    const inquiry = await inquiryOf(customer, { projectName })
    const { id } = await quotationOf(supplier, inquiry.id)
    if (to === 'sent') await status(trade, `/api/quotations/${id}`, to)
    else if (to !== 'pending') await ask(customer, `PATCH /api/quotations/${id}/status`, { status: to })
    quotations.push({ id, inquiryId: inquiry.id })
  }
  return { customer, supplier, projectName, quotations }
}

test.describe('every quotation', () => {
  test('stands under All, Pending, Sent, Accepted and Rejected, and is found by project and id', async ({
    demo,
    trade,
  }) => {
    const page = await demo('admin')
    const { customer, supplier, projectName, quotations } = await quoted(trade, [
      'pending',
      'sent',
      'accepted',
      'rejected',
    ])
    const ids = quotations.map(quotationId)
    for (const [tab, name, shown] of [
      ['all', 'All', ids.toReversed()],
      ...['Pending', 'Sent', 'Accepted', 'Rejected'].map((name, n) => [name.toLowerCase(), name, [ids[n]!]] as const),
    ] as const) {
      await walk(page, at(`q=${projectName}&tab=${tab}`))
      await expect(page.getByRole('tab')).toHaveText(['All4', 'Pending1', 'Sent1', 'Accepted1', 'Rejected1'])
      await expect(page.getByRole('tab', { selected: true })).toHaveText(`${name}${shown.length}`)
      await expect(idsIn(page, 'Quotations')).toHaveText([...shown])
    }
    await walk(page, at(`q=${ids[2]}`))
    await expect(rowsOf(page, 'Quotations').locator('td')).toHaveText([
      ids[2]!,
      `${projectName}${supplier.companyName} for ${customer.companyName}`,
      '₹45,000',
      'Accepted',
      /^\d/,
      date(new Date().toISOString()),
    ])
    await rowsOf(page, 'Quotations')
      .getByRole('link', { name: `View Details of ${ids[2]}` })
      .click()
    await expect(page).toHaveURL(new RegExp(`[?&]id=${quotations[2]!.id}$`))
    await expect(page.getByRole('dialog', { name: projectName })).toContainText('Ex works, three weeks')
    await page.getByRole('dialog').getByRole('link', { name: 'Create Work Order' }).click()
    await expect(page).toHaveURL(`/admin/workorders?inquiry=${quotations[2]!.inquiryId}&supplier=${supplier.id}&new=1`)
  })

  const answers = [
    ['pending', 'Mark as Sent', 'Quotation marked as sent.', 'sent'],
    ['sent', 'Record Acceptance', 'Quotation accepted successfully.', 'accepted'],
    ['sent', 'Record Rejection', 'Quotation rejected successfully.', 'rejected'],
  ] as const
  test('is marked as sent, and its acceptance or rejection is recorded', async ({ demo, trade }) => {
    const page = await demo('admin')
    for (const [from, button, says, to] of answers)
      await test.step(`${from}: ${button}`, async () => {
        const { projectName, quotations, customer } = await quoted(trade, [from])
        const { id } = quotations[0]!
        await walk(page, at(`q=${projectName}&id=${id}`))
        const foot = page.getByRole('dialog', { name: projectName }).getByRole('button')
        const moves = answers.filter(([state]) => state === from).map(([, label]) => label)
        await expect(foot.filter({ hasText: /^(Mark|Record)/ })).toHaveText([...moves].toReversed())
        await foot.filter({ hasText: button }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: button }).click()
        await expect(page.getByText(says).first()).toBeVisible()
        const [seen] = await ask<{ status: string }[]>(customer, 'GET /api/quotations')
        expect(seen!.status).toBe(to)
        await expect(rowsOf(page, 'Quotations').locator('td').nth(3)).toHaveText(
          to.replace(/^./, (letter) => letter.toUpperCase()),
        )
      })
  })
})

test('Open to Quoting lists what is new or processing, with how many quoted', async ({ demo, trade }) => {
  const [page, customer] = [await demo('admin'), await trade.company('customer')]
  const supplier = await trade.company('supplier')
  const projectName = named('Shaft')
  const made = []
  for (const to of ['new', 'processing', 'quoted', 'rejected']) {
    const { id } = await inquiryOf(customer, { projectName })
    if (to === 'processing') await quotationOf(supplier, id)
    else if (to !== 'new') await status(trade, `/api/inquiries/${id}`, to)
    made.push(displayId('inquiry', id))
  }
  const rows = rowsOf(page, 'Open to Quoting')
  const fresh = [
    made[0]!,
    `${projectName}${customer.companyName}`,
    'Not specified',
    '50',
    'Not specified',
    'New',
    '0',
    '0',
  ]
  const taken = [made[1]!, ...fresh.slice(1, 5), 'Processing', '1', '0']
  for (const [query, cells] of [
    ['', [...taken, ...fresh]],
    ['&inquiries=new', fresh],
    ['&inquiries=processing', taken],
  ] as const) {
    await walk(page, at(`find=${projectName}${query}`))
    await expect(rows.locator('td')).toHaveText([...cells])
  }
  await rows.getByText(projectName).click()
  await expect(page).toHaveURL(new RegExp(`[?&]inquiry=${Number(made[1]!.slice(4))}$`))
})
