import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { PAGE_KB, sentKb } from '../support/weight'

const shown = {
  customer: {
    dashboard: 'ORD-0060',
    inquiries: 'INQ-0',
    quotations: 'QUOT-0',
    orders: 'ORD-0060',
    history: 'ORD-0',
    profile: 'Godavari Flow Systems',
  },
  supplier: {
    dashboard: 'WO-0',
    machines: 'VMC',
    workorders: 'WO-0',
    quotations: 'QUOT-0',
    processes: 'CNC Turning',
    profile: 'Indrayani Precision Works',
  },
  admin: {
    dashboard: 'INQ-|RFQ-',
    'customers?q=Godavari': 'Godavari Flow Systems',
    'suppliers?q=Indrayani': 'Indrayani Precision Works',
    workorders: 'WO-0',
    quotations: 'QUOT-0',
    payments: 'WO-0',
    approvals: 'Approvals',
    audit: 'Nandini Rao',
  },
} as const

for (const role of ['customer', 'supplier', 'admin'] as const) {
  test(`every screen of a ${role} comes from the server with its data`, async ({ demo }) => {
    const { request } = await demo(role)
    for (const [screen, text] of Object.entries(shown[role])) {
      const html = await (await request.get(`/${role}/${screen}`)).text()
      // What React sends beside the markup is data too; the reader's eyes need the markup.
      const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')
      expect([screen, new RegExp(text).test(markup)]).toEqual([screen, true])
    }
  })
}

const lists = {
  customer: ['orders', 'history', 'quotations', 'my-inquiries'],
  supplier: ['workorders', 'quotations'],
  admin: ['workorders', 'payments', 'customers', 'suppliers', 'quotations'],
} as const

for (const role of ['customer', 'supplier', 'admin'] as const) {
  test(`a list of a ${role} is sent in at most ${PAGE_KB} kB`, async ({ demo }) => {
    const { request } = await demo(role)
    for (const screen of lists[role]) {
      const html = await (await request.get(`/${role}/${screen}`)).text()
      const rows = html.match(/<tr/g)?.length ?? 0
      expect([screen, rows > 1]).toEqual([screen, true])
      expect(sentKb(html), screen).toBeLessThanOrEqual(PAGE_KB)
    }
  })
}

test('what the server has just sent is not asked for again', async ({ demo }) => {
  const calls = async (page: Page, address: string) => {
    // Without messages of the live channel.
    await page.routeWebSocket('**/ws/**', () => {})
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && !pathname.endsWith('/picture')) asked.push(pathname)
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    return asked
  }
  // Of a list's page the menu wants to know what waits; a dashboard has said it.
  const ofList = await calls(await demo('customer'), '/customer/orders')
  await expect.poll(() => ofList).toEqual(['/api/dashboard'])
  for (const role of ['customer', 'supplier', 'admin'] as const)
    expect(await calls(await demo(role), `/${role}/dashboard`), role).toEqual([])
})
