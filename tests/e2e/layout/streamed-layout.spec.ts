import { expect, test as base } from '../support/fixtures'
import { openSlowLine } from '../support/slow-line'
import { settled, shiftOf } from '../support/settled'

const test = base.extend<object, { slow: string }>({
  slow: [
    async ({}, use, { project }) => {
      const line = await openSlowLine(project.use.baseURL!)
      await use(line.url)
      line.close()
    },
    { scope: 'worker' },
  ],
})

const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

for (const [who, address, size] of [
  ['stranger', '/auth', desk],
  ['customer', '/customer/quotations', desk],
  ['supplier', '/supplier/workorders', phone],
  ['admin', '/admin/dashboard', phone],
  ['admin', '/admin/payments', desk],
] as const)
  test(`${address} comes in pieces to a ${size === phone ? 'phone' : 'desk'}, and nothing on it moves`, async ({
    person,
    demo,
    slow,
  }) => {
    const page = who === 'stranger' ? await person() : await demo(who)
    await page.setViewportSize(size)
    // Messages of the live channel would move the page.
    await page.routeWebSocket(/./, () => {})
    await page.goto(slow + address)
    await settled(page)
    expect(await shiftOf(page)).toBe(0)
  })
