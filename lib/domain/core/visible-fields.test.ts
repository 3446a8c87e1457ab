import { readdirSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import {
  Account,
  Customer,
  FloorOrder,
  Inquiry,
  Machine,
  Note,
  Notification,
  Process,
  Quotation,
  Supplier,
  TaxDocument,
  Workorder,
} from '@/lib/contract'
import { WorkorderRequest } from '@/lib/contract'
import { toAccount, toCustomer, toSupplier } from '@/lib/domain/people/accounts/account'
import { toEntry } from '@/lib/domain/desk/audit/entry'
import { AuditEntry } from '@/lib/contract/desk/audit'
import { toFloorOrder } from '@/lib/domain/orders/floor/floor-order'
import { toInquiry } from '@/lib/domain/trade/inquiries/inquiry'
import { toMachine } from '@/lib/domain/trade/machines/machine'
import { toNotification } from '@/lib/domain/people/notifications/notification'
import { toProcess } from '@/lib/domain/trade/processes/process'
import { toQuotation } from '@/lib/domain/trade/quotations/quotation'
import { toRequest } from '@/lib/domain/trade/workorder-requests/request'
import { toTaxDocument } from '@/lib/domain/money/tax-documents/tax-document'
import { toWorkorder } from '@/lib/domain/orders/workorders/workorder'
import { HeldMessage } from '@/lib/contract/files/moderation'
import { toNote } from '@/lib/domain/core/notes/note'
import { Bidder } from '@/lib/contract/trade/bidders'
import { toBidder } from '@/lib/domain/trade/inquiries/list-bidders'
import { OrderProblem } from '@/lib/contract/orders/order-problem'
import { toOrderProblem } from '@/lib/domain/orders/order-problems/order-problem'
import { Receipt } from '@/lib/contract/money/receipt'
import { toReceipt } from '@/lib/domain/money/receipts/receipt'
import { Question } from '@/lib/contract/trade/questions'
import { toQuestion } from '@/lib/domain/trade/questions/question'
import { toMessage } from '@/lib/domain/files/moderation/review'
import { TaxProfile } from '@/lib/contract/people/tax-profiles'
import { toTaxProfile } from '@/lib/domain/people/tax-profiles/tax-profile'
import type { Viewer } from '@/lib/rules/core/permissions'

type ToWire = (row: never, viewer: Viewer) => object
const answers: [noun: string, toWire: ToWire, schema: z.ZodObject][] = [
  ['an account', toAccount, Account],
  ['a customer', toCustomer, Customer],
  ['a supplier', toSupplier, Supplier],
  ['an inquiry', toInquiry, Inquiry],
  ['a quotation', toQuotation, Quotation],
  ['a work order', toWorkorder, Workorder],
  ['an invoice', toTaxDocument, TaxDocument],
  ['a card of the shop floor', toFloorOrder, FloorOrder],
  ['a work order request', toRequest, WorkorderRequest],
  ['a problem with an order', toOrderProblem, OrderProblem],
  ['a receipt', toReceipt, Receipt],
  ['a question', toQuestion, Question],
  ['a bidder', toBidder, Bidder],
  ['a held text', toMessage, HeldMessage],
  ['a note', toNote, Note],
  ['a tax profile', toTaxProfile, TaxProfile],
  ['a machine', toMachine, Machine],
  ['a process', toProcess, Process],
  ['a bell entry', toNotification, Notification],
  ['an entry of the audit log', toEntry, AuditEntry],
]

test.each(answers)('a new column of %s stays inside, whoever reads', (_, toWire, schema) => {
  const known = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, null]))
  const row = {
    ...known,
    data: {},
    kind: 'account.added',
    entityType: 'user',
    entityId: 1,
    notice: true,
    messages: [],
    supplierBankAccount: '4711',
  }
  for (const role of ['customer', 'supplier', 'admin'] as const) {
    const fields = Object.keys(toWire(row as never, { role, member: { role: 'owner' } } as Viewer))
    expect([role, fields]).toEqual([role, expect.not.arrayContaining(['supplierBankAccount'])])
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields))
  }
})

test('whatever is shown by role is tried here', async () => {
  const files = readdirSync('lib/domain', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('core/'))
    .filter((name) => /\bVisibleFields</.test(readFileSync(`lib/domain/${name}`, 'utf8')))
  const tried = answers.map(([, toWire]) => toWire)
  for (const file of files) {
    const made = Object.values((await import(`@/lib/domain/${file.replace('.ts', '')}`)) as Record<string, ToWire>)
    expect([file, made.some((one) => tried.includes(one))]).toEqual([file, true])
  }
  expect(files.length).toBeGreaterThan(5)
})
