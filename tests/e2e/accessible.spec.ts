import AxeBuilder from '@axe-core/playwright'
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
  ],
} as const

for (const role of ['customer', 'supplier', 'admin'] as const) {
  test(`axe finds nothing on any screen of a ${role}, in light and in dark`, async ({ demo }) => {
    test.setTimeout(180_000)
    const page = await demo(role)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const screen of screens[role]) {
        await page.goto(`/${role}/${screen}`, { waitUntil: 'networkidle' })
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target.join(' ')).join(', ')}`)
        expect([screen, colorScheme, found]).toEqual([screen, colorScheme, []])
      }
    }
  })
}

test('axe finds nothing on the sign-in, in light and in dark', async ({ person }) => {
  const page = await person()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/auth', '/auth?tab=register']) {
      await page.goto(path)
      expect([path, (await new AxeBuilder({ page }).analyze()).violations]).toEqual([path, []])
    }
  }
})
