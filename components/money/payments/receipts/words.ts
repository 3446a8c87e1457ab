import type { Receipt } from '@/lib/contract/money/receipt'
import { paymentModes } from '@/lib/rules/money/flows/receipt-flow'
import { rupees } from '@/lib/terms/format'

/** ₹50,000.00 and ₹100.00 TDS. */
export const sumOf = ({ amountPaise, tdsPaise }: Pick<Receipt, 'amountPaise' | 'tdsPaise'>) =>
  [amountPaise || !tdsPaise ? rupees(amountPaise) : '', tdsPaise ? `${rupees(tdsPaise)} TDS` : '']
    .filter(Boolean)
    .join(' and ')

/** NEFT SBIN0526. */
export const howOf = ({ mode, utr }: Pick<Receipt, 'mode' | 'utr'>) =>
  [paymentModes[mode], utr].filter(Boolean).join(' ')

/** The modes that a person chooses. */
export const modeOptions = Object.entries(paymentModes)
  .filter(([value]) => value !== 'adjustment')
  .map(([value, label]) => ({ value, label }))

/** Whom a mail goes to, for a toast. Some names of companies end with a full stop. */
export const notified = (name: string | null | undefined) =>
  `We’ll notify ${(name ?? 'the customer').replace(/\.$/, '')}.`
