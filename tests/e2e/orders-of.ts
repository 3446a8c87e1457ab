import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Workorder, WorkorderStatus } from '../../lib/contract/workorders'
import { named } from './fixtures'

type Wanted = { status?: WorkorderStatus; notes?: string }

/** Gives the customer at this page an inquiry of 12 pieces without a process, and these orders on it, by the API. */
export async function ordersOf(page: Page, admin: APIRequestContext, wanted: readonly Wanted[]) {
  const projectName = named('Bracket')
  const data = { projectName, description: 'Laser cut and bent, 3 mm', quantity: 12 }
  const { id: inquiryId } = await (await page.request.post('/api/inquiries', { data })).json()
  await admin.post('/api/login', { data: { username: 'admin@demo.jobwork.example', password: 'jobwork-demo' } })
  const supplierId = (await (await admin.get('/api/suppliers?status=verified&limit=1')).json())[0].id
  const orders: Workorder[] = []
  for (const { status, notes } of wanted) {
    const answer = await admin.post('/api/workorders', { data: { inquiryId, supplierId } })
    expect(answer.status()).toBe(201)
    const order = (await answer.json()) as Workorder
    if (status && status !== 'pending')
      await admin.patch(`/api/workorders/${order.id}/status`, { data: { status, notes: notes ?? '' } })
    orders.push(order)
  }
  return { page, orders, projectName }
}
