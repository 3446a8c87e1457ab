import { inquiryFlow } from './flows/inquiry-flow'
import { quotationFlow } from './flows/quotation-flow'
import { workorderFlow } from './flows/workorder-flow'
import { orderProblemFlow } from './flows/order-problem-flow'
import { receiptFlow } from './flows/receipt-flow'
import { approvalFlow } from './flows/approval-flow'
import { workorderRequestFlow } from './flows/workorder-request-flow'
import type { EntityType } from './nouns'
import type { States } from './tone'

/** The states that the events of a noun lead from and to. */
export const nounStates: Partial<Record<EntityType, States>> = {
  inquiry: inquiryFlow.states,
  quotation: quotationFlow.states,
  workorder: workorderFlow.states,
  problem: orderProblemFlow.states,
  receipt: receiptFlow.states,
  machine: approvalFlow.states,
  process: approvalFlow.states,
  workorderrequest: workorderRequestFlow.states,
}
