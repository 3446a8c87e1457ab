// A company, its customers and an order to invoice: what tests of money begin with.
import { db } from '@/lib/infra/db/db'
import type { Prisma } from '@/lib/infra/prisma/client'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from './make'

/** The company that sells, in Maharashtra. */
export const COMPANY = {
  legalName: 'Jobwork Manufacturing Pvt Ltd',
  addressLine1: 'Plot 12, MIDC Chakan Phase II',
  city: 'Pune',
  pin: '410501',
  stateCode: '27',
  gstin: '27AAACJ1234A1ZB',
  pan: 'AAACJ1234A',
  email: 'accounts@jobwork.example',
  phone: '+91 20 6789 0100',
  bankName: 'State Bank of India',
  bankAccount: '12345678901',
  ifsc: 'SBIN0001234',
  upi: 'jobwork@sbi',
  signatory: 'Asha Rao',
  seriesPrefix: 'JW',
  defaultHsn: '8708',
  defaultSac: '998898',
  defaultRateBp: 1800,
  terms: 'Interest at 18 % a year on late payment.',
  hub: { line1: 'Plot 12, MIDC Chakan Phase II', line2: null, city: 'Pune', pin: '410501' },
} satisfies Prisma.OperatorProfileCreateInput

/** The company's profile, complete unless told; it is one for all tests of a file. */
export const company = (fields: Prisma.OperatorProfileUncheckedUpdateInput = {}) =>
  db().operatorProfile.upsert({
    where: { id: 1 },
    create: { ...COMPANY, ...(fields as Prisma.OperatorProfileUncheckedCreateInput) },
    update: { ...COMPANY, turnover: 'up_to_5_crore', einvoiceFrom: null, ...fields, revision: { increment: 1 } },
  })

type Profile = Omit<Prisma.TaxProfileUncheckedCreateInput, 'accountId'>

/** Registered buyers, by State. */
export const BUYERS: Record<'maharashtra' | 'karnataka', Profile> = {
  maharashtra: {
    legalName: 'Kaveri Pumps Pvt Ltd',
    addressLine1: '14 Senapati Bapat Road',
    city: 'Pune',
    pin: '411016',
    stateCode: '27',
    gstin: '27AABCK4321C1Z3',
    pan: 'AABCK4321C',
    scheme: 'regular',
  },
  karnataka: {
    legalName: 'Nandi Valves Pvt Ltd',
    addressLine1: '3rd Phase, Peenya',
    city: 'Bengaluru',
    pin: '560058',
    stateCode: '29',
    gstin: '29AABCN5678B1ZC',
    pan: 'AABCN5678B',
    scheme: 'regular',
  },
}

/** What documents say of this company. */
export const taxProfile = (account: Viewer, fields: Partial<Profile> = BUYERS.karnataka) =>
  db().taxProfile.upsert({
    where: { accountId: account.id },
    create: { ...BUYERS.karnataka, ...fields, accountId: account.id },
    update: fields,
  })

type Sold = { price?: number; customer?: Viewer; supplier?: Viewer; to?: keyof typeof BUYERS }

/** The order is completed, on a day in India (YYYY-MM-DD). */
export const complete = (workOrderId: number, day = '2026-11-20') =>
  db().workOrder.update({
    where: { id: workOrderId },
    data: { status: 'completed', completedDate: new Date(`${day}T06:00:00Z`) },
  })

/** An order (price in INR) of a customer with a tax profile, and the company that invoices it. */
export async function sold({ to = 'karnataka', price = 1_00_000, customer, supplier }: Sold = {}) {
  await company()
  const order = await make.order({ price, customer, supplier })
  await taxProfile(order.customer, BUYERS[to])
  return { ...order, workOrderId: order.workorder.id }
}
