import { sql, type Sql } from '../../../infra/db/db'
import { PROBLEM_DAYS } from '../../../rules/orders/flows/order-problem-flow'
import { dayOf, startOf } from '../../../infra/db/india'
import { deliveryDays } from '../../facts/shipment-lines'

/** Condition: nobody has decided problem `p`. */
export const isUndecided = sql`p.status IN ('open', 'contained')`
/** Condition: problem `p` has not ended. An index has it. */
export const isOngoing = sql`p.status NOT IN ('closed', 'rejected', 'withdrawn')`

/** Condition: problem `p` is about its order, and not about rejected pieces of a shipment, which stop nothing. */
export const isOfOrder = sql`p.shipment_line_id IS NULL`

/** Condition: problem `p` is about pieces that the hub rejected of what a supplier sent: customers learn nothing of it. */
export const isOfHub = sql`EXISTS (SELECT 1 FROM shipment_lines l JOIN shipments sh ON sh.id = l.shipment_id
  WHERE l.id = p.shipment_line_id AND sh.leg = 'to_hub')`

/** The problem of an order that has not ended: a column for its SELECT. */
export const problemIdOf = (orderId: Sql) =>
  sql`(SELECT p.id FROM problems p WHERE p.work_order_id = ${orderId} AND ${isOngoing} AND ${isOfOrder})`

/** How far that problem is. */
export const problemStatusOf = (orderId: Sql) =>
  sql`(SELECT p.status FROM problems p WHERE p.work_order_id = ${orderId} AND ${isOngoing} AND ${isOfOrder})`

/** Condition: nobody has decided a customer's problem with an order. What it owes for the order is not late meanwhile. */
export const isDisputed = (orderId: Sql) => sql`EXISTS (SELECT 1 FROM problems p
  WHERE p.work_order_id = ${orderId} AND ${isOngoing} AND ${isUndecided} AND p.raised_role = 'customer')`

/** Condition: the same of a problem with the order as a whole: rejected pieces of one delivery hold up no other. */
export const isDisputedAsAWhole = (orderId: Sql) => sql`EXISTS (SELECT 1 FROM problems p
  WHERE p.work_order_id = ${orderId} AND ${isOngoing} AND ${isUndecided} AND ${isOfOrder} AND p.raised_role = 'customer')`

/** Conditions on order `w`: it has a problem that has not ended, or that nobody has decided. Such problems are few: IN hashes them once. */
export const hasOngoing = sql`w.id IN (SELECT p.work_order_id FROM problems p WHERE ${isOngoing} AND ${isOfOrder})`
export const hasUndecided = sql`w.id IN (SELECT p.work_order_id FROM problems p WHERE ${isOngoing} AND ${isUndecided} AND ${isOfOrder})`

const lastDay = sql`greatest(${dayOf(sql`w.completed_date`)}::date, (${deliveryDays(sql`w.id`)}->>'deliveredAt')::date)`

/**
 * Until when the customer of order `w` can raise a problem: the last moment of the 7th day in India after its completion, or after the last
 * arrival of its goods where that was later.
 */
export const problemUntil = sql`CASE WHEN w.status = 'completed' AND w.completed_date IS NOT NULL THEN
  ${startOf(sql`${lastDay} + ${PROBLEM_DAYS + 1}::int`)} - interval '1 millisecond' END`
