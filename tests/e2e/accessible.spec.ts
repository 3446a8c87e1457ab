import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const screens = {
  customer: [
    'dashboard',
    'inquiries',
    'quotations',
    'quotations?id=28',
    'orders',
    'orders?id=12',
    'history',
    'profile',
    'profile?tab=security',
  ],
  supplier: ['dashboard', 'machines', 'workorders', 'workorders?request=true', 'quotations', 'processes', 'profile'],
  admin: [
    'dashboard',
    'customers',
    'suppliers',
    'workorders',
    'workorders?new=1',
    'quotations',
    'payments',
    'approvals',
    'approvals?tab=machines',
    'audit?id=1',
  ],
} as const

/** What axe finds, as rule and place. In the dark only what depends on colours can differ. */
async function faultsIn(page: Page, colorScheme: 'light' | 'dark') {
  const axe = new AxeBuilder({ page })
  if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target.join(' ')).join(', ')}`)
}

for (const role of ['customer', 'supplier', 'admin'] as const) {
  test(`axe finds nothing on any screen of a ${role}, in light and in dark`, async ({ demo }) => {
    test.setTimeout(180_000)
    const page = await demo(role)
    for (const screen of screens[role]) {
      await page.goto(`/${role}/${screen}`, { waitUntil: 'networkidle' })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect([screen, colorScheme, await faultsIn(page, colorScheme)]).toEqual([screen, colorScheme, []])
      }
    }
  })
}

test('axe finds nothing on the sign-in, in light and in dark', async ({ person }) => {
  const page = await person()
  for (const path of ['/auth', '/auth?tab=register']) {
    await page.goto(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect([path, await faultsIn(page, colorScheme)]).toEqual([path, []])
    }
  }
})
