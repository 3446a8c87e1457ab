import type { Page } from '@playwright/test'
import { expect, named, test, toast } from '../support/fixtures'
import { inquiryOf, quotationOf, test as trade } from '../support/trade'

/** What fades in is there in full: what closes before that has nothing to fade out. */
const isThere = (page: Page, role: string) =>
  page.waitForFunction((role) => {
    let part: Element | null = document.querySelector(`[role=${role}]`)
    if (!part) return false
    for (; part; part = part.parentElement) if (getComputedStyle(part).opacity !== '1') return false
    return true
  }, role)

/** Closes the dialog of this role by Escape; gives what it said in each frame until it was gone, and whether it faded. */
async function closed(page: Page, role: 'dialog' | 'alertdialog') {
  await isThere(page, role)
  // A handle comes back at once, so that all is watched before the key is pressed.
  const watched = await page.evaluateHandle((role) => {
    const gone = new Promise<{ words: string[]; faded: boolean }>((resolve) => {
      const words = new Set<string>()
      let faded = false
      document.addEventListener('transitionrun', () => (faded = true))
      const look = () => {
        const dialog = document.querySelector(`[role=${role}]`)
        if (!dialog) return resolve({ words: [...words], faded })
        words.add(dialog.textContent)
        requestAnimationFrame(look)
      }
      look()
    })
    return { gone }
  }, role)
  await page.keyboard.press('Escape')
  return watched.evaluate(({ gone }) => gone)
}

test('a dialog says the same until it has faded out, begins afresh when it opens again, and gives the focus back', async ({
  member,
}) => {
  const page = await member('customer')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const label = named('Works')
  const address = { label, line1: '14 MIDC', city: 'Pune', pin: '411019', stateCode: '27' }
  expect((await page.request.post('/api/addresses', { data: address })).status()).toBe(201)

  await page.goto('/customer/profile?tab=addresses')
  const remove = page.getByRole('button', { name: `Remove ${label}` })
  await remove.click()
  const question = page.getByRole('alertdialog', { name: `Remove ${label}?` })
  await expect(question).toBeVisible()
  const said = await question.textContent()
  expect(await closed(page, 'alertdialog')).toEqual({ words: [said], faded: true })
  await expect(remove).toBeFocused()

  await page.goto('/customer/payments')
  const open = page.getByRole('button', { name: 'Statement' })
  const statement = page.getByRole('dialog', { name: 'Statement of account' })
  const from = statement.getByLabel('From')
  await open.click()
  const first = await from.inputValue()
  await from.fill('2026-05-04')
  await page.keyboard.press('Escape')
  await expect(statement).toHaveCount(0)
  await open.click()
  await expect(from).toHaveValue(first)
})

test('of a dialog over a drawer Escape closes the dialog, then the drawer; Back closes what the address opened', async ({
  demo,
}) => {
  const page = await demo('customer')
  await page.goto('/customer/orders')
  const row = page.getByRole('row').nth(1).getByRole('link').first()
  await row.click()
  const drawer = page.getByRole('dialog')
  const edit = drawer.getByRole('button', { name: /PO number/ })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'PO number' })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(edit).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(row).toBeFocused()

  await row.click()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
})

trade(
  'a dialog closes when its act has succeeded, and what it changed is read behind it',
  async ({ member, trade }) => {
    const [customer, supplier] = [await member('customer'), await trade.company('supplier')]
    const inquiry = await inquiryOf(customer)
    const { id } = await quotationOf(supplier, inquiry.id)
    await customer.goto(`/customer/quotations?id=${id}`)
    const drawer = customer.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Reject' }).click()
    const question = customer.getByRole('alertdialog')
    const confirm = question.getByRole('button', { name: /^Reject/ })
    await expect(confirm).toBeEnabled()
    await customer.waitForLoadState('networkidle')
    // What the screen reads again arrives late.
    let arrive = () => {}
    const late = new Promise<void>((resolve) => (arrive = resolve))
    await customer.route('**/api/**', async (route) => {
      if (route.request().method() === 'GET') await late
      await route.continue()
    })
    await confirm.click()
    await expect(toast(customer, 'Success')).toBeVisible()
    await expect(question).toHaveCount(0)
    arrive()
    await expect(customer.getByRole('table', { name: 'Quotations' })).toContainText('Rejected')
  },
)
