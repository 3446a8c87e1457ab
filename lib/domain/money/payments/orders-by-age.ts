import type { Payments } from '../../../contract/money/payments'
import { join, sql, type Sql } from '../../../infra/db/db'
import { today } from '../../../infra/db/india'
import type { ReadScope } from '../../core/verb'
import { paymentDueSince } from '../../facts/workorders'

/** Not paid in full. */
const open = sql`payment <> 'complete'`

const sumOf = (amount: Sql, condition: Sql) => sql`coalesce(sum(${amount}) FILTER (WHERE ${condition}), 0)`

/** Number and amount of the orders with an amount, in the groups that meet a condition. */
const figure = (condition: Sql, amount = sql`amount`) => sql`json_build_object(
  'orders', ${sumOf(sql`orders`, sql`priced AND ${condition}`)}, 'amount', ${sumOf(amount, sql`priced AND ${condition}`)})`

/** The same of what is outstanding of them. */
const outstanding = (condition: Sql) => figure(sql`${open} AND ${condition}`, sql`outstanding`)
const paise = (sum: Sql) => sql`coalesce(sum(${sum}), 0)::bigint`

/** Outstanding amounts by age, from groups. */
const byAge = sql`json_build_object(
  'notCompleted', ${outstanding(sql`age IS NULL`)}, 'days0to30', ${outstanding(sql`age = 3`)},
  'days31to60', ${outstanding(sql`age = 2`)}, 'days61to90', ${outstanding(sql`age = 1`)},
  'over90', ${outstanding(sql`age = 0`)})`

/** What is outstanding: with tax of orders that follow their receipts, and what is paid by hand. From groups. */
const outstandingParts = sql`
  'openPaise', ${paise(sql`open_paise`)}, 'invoicedOpenPaise', ${paise(sql`invoiced_open_paise`)},
  'notInvoicedPaise', ${paise(sql`open_paise - invoiced_open_paise`)}, 'byHand', ${outstanding(sql`payment_by = 'hand'`)}`

/** All figures of payments as JSON, from groups. */
export const paymentFigures = sql`json_build_object(
  'total', ${figure(sql`true`)},
  'paid', json_build_object('orders', ${sumOf(sql`orders`, sql`priced AND NOT ${open}`)},
    'amount', ${sumOf(sql`amount - outstanding`, sql`priced`)}),
  'outstanding', ${outstanding(sql`true`)}, 'partial', ${outstanding(sql`payment = 'partial'`)},
  ${outstandingParts}, 'outstandingByAge', ${byAge})`

/** Of an order by hand all that is not paid in full is outstanding, of any other its open part. */
const outstandingOf = (amount: Sql, openAmount: Sql) => sql`
  CASE WHEN payment_by = 'ledger' THEN ${openAmount} WHEN ${open} THEN ${amount} ELSE 0 END`

/** Matching orders grouped by payment and age, in one pass; all figures are sums of these groups. */
export const groupsOf = (from: Sql, fits: Sql[]) =>
  grouped(sql`
  SELECT w.payment_status AS payment, w.payment_by, w.amount IS NOT NULL AS priced,
    ${ageOf(sql`day_of_completion(${paymentDueSince})`)} AS age,
    count(*) AS orders, coalesce(sum(w.amount), 0) AS amount, coalesce(sum(w.open_amount), 0) AS open_amount,
    coalesce(sum(w.open_paise), 0) AS open_paise, coalesce(sum(w.invoiced_open_paise), 0) AS invoiced_open_paise
  FROM ${from} WHERE ${join(fits, ' AND ')} GROUP BY 1, 2, 3, 4`)

/** The same groups of all orders from `order_sums`; `fits` may filter by payment and days. */
export const groupsOfAll = (fits: Sql[]) =>
  grouped(sql`
  SELECT s.payment, s.payment_by, s.priced, ${ageOf(sql`s.aged_from`)} AS age, sum(s.orders) AS orders, sum(s.amount) AS amount,
    sum(s.open_amount) AS open_amount, sum(s.open_paise) AS open_paise, sum(s.invoiced_open_paise) AS invoiced_open_paise
  FROM order_sums s WHERE ${join([sql`true`, ...fits], ' AND ')} GROUP BY 1, 2, 3, 4`)

const grouped = (groups: Sql) => sql`(
  SELECT g.*, ${outstandingOf(sql`amount`, sql`open_amount`)} AS outstanding FROM (${groups}) AS g) AS grouped`

/** For how long it is due, by days in India: 3 for up to 30 days, 2 up to 60, 1 up to 90, 0 beyond; null before the day has come. */
const ageOf = (day: Sql) => sql`CASE WHEN ${day} <= ${today} THEN width_bucket(${day}, (
  SELECT array_agg(${today} - days ORDER BY days DESC) FROM unnest(ARRAY[30, 60, 90]) AS days)) END`

/** What is outstanding of all orders, and for how long it is due. */
export async function outstandingOfAll({ rows }: ReadScope) {
  type Found = Pick<Payments, 'openPaise' | 'invoicedOpenPaise' | 'notInvoicedPaise' | 'byHand' | 'outstandingByAge'>
  const [found] = await rows<{ figures: Found }>(sql`
    SELECT json_build_object(${outstandingParts}, 'outstandingByAge', ${byAge}) AS figures FROM ${groupsOfAll([])}`)
  return found!.figures
}
