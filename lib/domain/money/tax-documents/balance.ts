import { sql, type Sql } from '../../../infra/db/db'
import { PAID_WITHIN } from '../../../rules/money/flows/receipt-flow'
import { today } from '../../../infra/db/india'
import { isDisputed } from '../../orders/order-problems/ongoing-problem'
import { settledOf } from '../../facts/order-balance'

const TOLERANCE = sql`${PAID_WITHIN}::int`

/** What document `n` adds to its order's invoices. */
const signed = sql`CASE n.kind WHEN 'credit_note' THEN -n.total_paise ELSE n.total_paise END`

const notesOf = (kind: Sql) => sql`(SELECT coalesce(sum(n.total_paise), 0)::float8 FROM tax_documents n
  WHERE n.against_id = d.id AND n.kind = ${kind})`

/** Credit notes on document `d`. */
export const creditedColumn = notesOf(sql`'credit_note'`)

/** Debit notes on document `d`. */
export const debitedColumn = notesOf(sql`'debit_note'`)

/** What invoice `d` comes to with its notes. */
export const net = sql`(d.total_paise + (SELECT coalesce(sum(${signed}), 0) FROM tax_documents n WHERE n.against_id = d.id))`

/** The same of it and all earlier invoices of its order. */
const netUpTo = sql`(SELECT coalesce(sum(${signed}), 0) FROM tax_documents n
  WHERE n.work_order_id = d.work_order_id AND n.kind IN ('invoice', 'credit_note', 'debit_note')
    AND coalesce(n.against_id, n.id) <= d.id)`

const settled = settledOf(sql`d.work_order_id`)

/** What is still to be paid of invoice `d`: receipts pay the oldest invoice of an order first. */
const balance = sql`greatest(0, least(${net}, ${netUpTo} - ${settled}))`

export const balanceColumn = sql`CASE d.kind WHEN 'invoice' THEN ${balance}::float8 END`

/** Condition: the due day of invoice `d` is over, and its customer has no problem with the order that nobody has decided. */
const isLate = sql`(d.due_on < ${today} AND NOT ${isDisputed(sql`d.work_order_id`)})`

/** Conditions on document `d`: invoices that are not paid, and those of them that are late. */
export const isOpen = sql`(d.kind = 'invoice' AND ${balance} > ${TOLERANCE})`
export const isOverdue = sql`(${isOpen} AND ${isLate})`
export const isPaid = sql`(d.kind = 'invoice' AND ${balance} <= ${TOLERANCE} AND ${net} > 0)`

export const statusColumn = sql`CASE WHEN d.kind <> 'invoice' THEN NULL WHEN ${net} <= 0 THEN 'credited'
  WHEN ${balance} <= ${TOLERANCE} THEN 'paid' WHEN ${isLate} THEN 'overdue' ELSE 'open' END`
