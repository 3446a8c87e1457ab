import type { Page } from '@playwright/test'
import { date } from '../../../lib/terms/format'
import { displayId } from '../../../lib/terms/nouns'
import { drawings, expect } from '../support/fixtures'
import { ask, inquiryOf, test, type Someone } from '../support/trade'
import { walk } from '../support/settled'

const at = (query: string) => `/admin/quotations?${query}`
test.describe('an inquiry, at ?inquiry=', () => {
  const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
  const buttons = (page: Page) =>
    page.getByRole('dialog').getByRole('button', { name: /^(Review|Close Quoting|Reject|Close)$/ })

  test('says what is asked for, gives its files away, and compares its quotations side by side', async ({
    demo,
    trade,
  }) => {
    const [page, customer] = [await demo('admin'), await trade.company('customer')]
    const [file] = drawings()
    const upload = { purpose: 'inquiry', file: file! }
    const files = await (await customer.http.post('/api/files', { multipart: upload })).json()
    const asked = { material: 'EN8', specialRequirements: 'Deburr all edges', files }
    const inquiry = await inquiryOf(customer, asked)
    const offers: [Someone, number, { id: number }][] = []
    const leadDays = 10
    for (const price of [60_000, 40_000, 50_000]) {
      const supplier = await trade.company('supplier')
      const offer = {
        inquiryId: inquiry.id,
        price,
        details: `Ex works for ${price}`,
        leadDays: leadDays + offers.length,
      }
      offers.push([supplier, price, await ask(supplier, 'POST /api/quotations', offer)])
    }
    await page.goto(at(`inquiry=${inquiry.id}`))
    const open = drawer(page, inquiry.projectName)
    await expect(open.getByText(displayId('inquiry', inquiry.id), { exact: true })).toBeVisible()
    await expect(open.locator('dl > div')).toHaveText([
      'Manufacturing ProcessNot specified',
      'Quantity Required50',
      'Material SpecificationEN8',
      'Target Completion DateNot specified',
      `Customer${customer.companyName}`,
      `Submitted${date(new Date().toISOString())}`,
      'Project DescriptionMilled bracket, deburred',
      'Special Requirements or NotesDeburr all edges',
    ])
    const compared = open.getByRole('region', { name: 'Comparison of quotations' }).getByRole('table')
    await expect(compared.getByRole('columnheader')).toHaveText(
      offers.map(
        ([{ companyName }, , { id }], i) => `${companyName}PendingOffer ${'ABC'[i]} · ${displayId('quotation', id)}`,
      ),
    )
    const row = (name: string) =>
      compared
        .getByRole('row')
        .filter({ hasText: new RegExp(`^${name}`) })
        .getByRole('cell')
    await expect(row('Total price')).toHaveText([
      '₹60,00050 % above the best',
      '₹40,000Best price',
      '₹50,00025 % above the best',
    ])
    const arrives = (days: number) => `${days} days · ${date(new Date(Date.now() + days * 86_400_000).toISOString())}`
    await expect(row('Delivery')).toHaveText([`${arrives(10)}Fastest`, arrives(11), arrives(12)])
    await expect(row('Included')).toHaveText(offers.map(([, price]) => `Ex works for ${price}`))
    await expect(row('Decision').getByRole('button')).toHaveText(Array(3).fill('Mark as Sent'))
    const link = open.getByRole('list', { name: 'Files' }).getByRole('link', { name: `Download ${file!.name}` })
    expect(await (await page.request.get((await link.getAttribute('href'))!)).body()).toEqual(file!.buffer)
  })

  const moves = [
    ['new', ['Reject', 'Close Quoting', 'Review']],
    ['processing', ['Reject', 'Close Quoting']],
    ['quoted', ['Reject']],
    ['rejected', ['Close']],
  ] as const
  test('offers what its status allows', async ({ demo, trade }) => {
    const [page, customer] = [await demo('admin'), await trade.company('customer')]
    const { id, projectName } = await inquiryOf(customer)
    for (const [to, expected] of moves)
      await test.step(`${to}: ${expected.join(', ')}`, async () => {
        if (to !== 'new') await ask(trade.desk, `PATCH /api/inquiries/${id}/status`, { status: to })
        await walk(page, at(`inquiry=${id}`))
        await expect(drawer(page, projectName).getByRole('heading', { name: 'Technical Files' })).toBeVisible()
        await expect(buttons(page).filter({ hasText: /\w/ })).toHaveText([...expected])
      })
  })

  test('is reviewed, closed to quoting and declined, each with a note in its history', async ({ demo, trade }) => {
    const [page, customer] = [await demo('admin'), await trade.company('customer')]
    const { id, projectName } = await inquiryOf(customer)
    const name = displayId('inquiry', id)
    await page.goto(at(`inquiry=${id}`))
    for (const [label, says, to] of [
      ['Review', 'marked as in review.', 'processing'],
      ['Close Quoting', 'closed for quotes.', 'quoted'],
      ['Reject', 'is rejected.', 'rejected'],
    ] as const)
      await test.step(label, async () => {
        await drawer(page, projectName).getByRole('button', { name: label }).click()
        const dialog = page.getByRole('dialog', { name: `${label} ${name}?` })
        await dialog.getByLabel('Note').fill(`${label}, as said on the phone`)
        await dialog.getByRole('button', { name: label }).click()
        await expect(page.getByText(`${name} ${says}`).first()).toBeVisible()
        expect(await ask(customer, `GET /api/inquiries/${id}`)).toMatchObject({ status: to })
        const history = drawer(page, projectName).getByRole('list', { name: 'History of the inquiry' })
        await expect(history).toContainText(`${label}, as said on the phone`)
      })
  })

  test('says that it is held while its customer is not verified, and when there is none', async ({ demo, trade }) => {
    const [page, customer] = [await demo('admin'), await trade.company('customer', false)]
    const { id, projectName } = await inquiryOf(customer)
    await page.goto(at(`inquiry=${id}`))
    const open = drawer(page, projectName)
    await expect(open).toContainText(
      `They see this inquiry while ${customer.companyName} is verified and not suspended.`,
    )
    await expect(open).toContainText('No supplier has quoted yet.')

    await walk(page, at('inquiry=999999'))
    await expect(drawer(page, 'Inquiry not found')).toContainText('There is no inquiry with this number.')
  })
})
