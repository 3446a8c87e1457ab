import { inquiryFlow } from './trade/flows/inquiry-flow'
import { quotationFlow } from './trade/flows/quotation-flow'
import { CANCELLED } from './orders/closure'
import { workorderFlow } from './orders/flows/workorder-flow'
import { orderProblemFlow } from './orders/flows/order-problem-flow'
import { shipmentFlow } from './goods/flows/shipment-flow'
import { billFlow } from './money/flows/bill-flow'
import { payoutFlow } from './money/flows/payout-flow'
import { receiptFlow } from './money/flows/receipt-flow'
import { approvalFlow } from './trade/flows/approval-flow'
import { workorderRequestFlow } from './trade/flows/workorder-request-flow'
import { approvalRequestFlow } from './trade/flows/approval-request-flow'
import { companyDocumentFlow } from './trade/flows/company-document-flow'
import type { EntityType } from '../terms/nouns'
import type { States } from '../terms/tone'

/** The states that the events of a noun lead from and to. */
export const nounStates: Partial<Record<EntityType, States>> = {
  inquiry: inquiryFlow.states,
  quotation: quotationFlow.states,
  workorder: { ...workorderFlow.states, cancelled: CANCELLED },
  problem: orderProblemFlow.states,
  shipment: shipmentFlow.states,
  bill: billFlow.states,
  payout: payoutFlow.states,
  receipt: receiptFlow.states,
  machine: approvalFlow.states,
  process: approvalFlow.states,
  companydocument: companyDocumentFlow.states,
  workorderrequest: workorderRequestFlow.states,
  approvalrequest: approvalRequestFlow.states,
}
