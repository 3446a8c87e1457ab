import type { APIRequestContext, Page } from '@playwright/test'
import type { Machine } from '../../../lib/contract/trade/machines'
import { expect, named, test as base } from './fixtures'

/** Somebody of the trade without a browser. */
export type Someone = { http: APIRequestContext; id: number; email: string; companyName: string }

export type Trade = {
  /** A new company; verified unless `false` is given. */
  company: (role: 'customer' | 'supplier', verified?: boolean) => Promise<Someone>
  /** An admin without a browser. */
  desk: { http: APIRequestContext }
}

type Asker = { http: APIRequestContext } | Page
const httpOf = (who: Asker) => ('http' in who ? who.http : who.request)

/** A call that must succeed; its answer. */
export async function ask<T = { id: number }>(who: Asker, line: string, data?: object): Promise<T> {
  const [method, path, ...rest] = line.split(' ') as [string, string]
  expect(rest, 'an address has no spaces').toEqual([])
  const answer = await httpOf(who).fetch(path, { method, data })
  expect(answer.ok(), `${line}: ${await answer.text()}`).toBe(true)
  return (answer.status() === 204 ? undefined : await answer.json()) as T
}

export type GivenFile = { name: string; mimeType: string; buffer: Buffer }

/** These files as uploads that belong to nothing yet. */
export async function uploadsOf(who: Asker, files: readonly GivenFile[], purpose: 'inquiry' | 'workorder' = 'inquiry') {
  const ids: { id: number }[] = []
  for (const file of files) {
    const answer = await httpOf(who).post(`/api/files?purpose=${purpose}`, { multipart: { file } })
    expect(answer.status(), await answer.text()).toBe(201)
    ids.push(...((await answer.json()) as { id: number }[]).map(({ id }) => ({ id })))
  }
  return ids
}

export const inquiryOf = (customer: Asker, fields: object = {}) =>
  ask<{ id: number; projectName: string }>(customer, 'POST /api/inquiries', {
    projectName: named('Bracket'),
    description: 'Milled bracket, deburred',
    quantity: 50,
    ...fields,
  })

export const quotationOf = (supplier: Asker, inquiryId: number) =>
  ask(supplier, 'POST /api/quotations', { inquiryId, price: 45_000, details: 'Ex works, three weeks' })

export const processOf = (supplier: Asker) =>
  ask<{ id: number; name: string }>(supplier, 'POST /api/processes', {
    name: named('Milling'),
    description: 'Three and five axis, up to 800 mm',
  })

export const machineOf = (supplier: Asker, fields: object = {}) =>
  ask<{ id: number; name: string }>(supplier, 'POST /api/machines', {
    name: named('VMC'),
    model: 'VF-2',
    type: 'VMC',
    ...fields,
  })

/** A machine of this supplier that an admin has approved. */
export async function approvedMachineOf(trade: Trade, supplier: Asker) {
  const { id } = await machineOf(supplier)
  return ask<Machine>(trade.desk, `PATCH /api/machines/${id}/approve`)
}

export const test = base.extend<{ trade: Trade }>({
  trade: async ({ playwright, baseURL, desk }, use) => {
    const contexts: APIRequestContext[] = []
    const context = async () => {
      contexts.push(await playwright.request.newContext({ baseURL }))
      return contexts.at(-1)!
    }
    await use({
      desk: { http: desk },
      company: async (role, verified = true) => {
        const http = await context()
        const email = `${named(role).replace(' ', '.')}@example.com`
        const form = { role, email, companyName: named('Company'), contactName: 'Ravi Kale', password: 'a-long-secret' }
        const { id, companyName } = await ask<Someone>({ http }, 'POST /api/register', form)
        if (verified) await ask({ http: desk }, `PATCH /api/users/${id}/verify`)
        return { http, id, email, companyName }
      },
    })
    for (const one of contexts) await one.dispose()
  },
})

type Parties = {
  customer?: Asker
  supplier?: Asker
  /** What else the inquiry says. */
  inquiry?: object
}

/** An order as it comes about: inquiry, quotation, acceptance, work order. */
export async function orderOf(trade: Trade, { customer, supplier, inquiry: fields }: Parties = {}) {
  const [buyer, shop] = [customer ?? (await trade.company('customer')), supplier ?? (await trade.company('supplier'))]
  const inquiry = await inquiryOf(buyer, fields)
  const { id } = await quotationOf(shop, inquiry.id)
  await ask(buyer, `PATCH /api/quotations/${id}/status`, { status: 'accepted' })
  const { id: supplierId } = await ask(shop, 'GET /api/user')
  return ask<{ id: number; projectName: string }>(trade.desk, 'POST /api/workorders', {
    supplierId,
    inquiryId: inquiry.id,
  })
}
