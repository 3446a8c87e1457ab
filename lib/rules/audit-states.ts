import type { EventKind } from '../contract/events'
import { approvalFlow } from './approval-flow'
import { inquiryFlow } from './inquiry-flow'
import { machineFlow } from './machine-flow'
import { paymentFlow } from './payment-flow'
import { quotationFlow } from './quotation-flow'
import type { Tone } from './tone'
import { workorderFlow } from './workorder-flow'
import { workorderRequestFlow } from './workorder-request-flow'

type States = Record<string, { label: string; tone: Tone }>

const ofNoun: Record<string, States> = {
  inquiry: inquiryFlow.states,
  quotation: quotationFlow.states,
  workorder: workorderFlow.states,
  workorderrequest: workorderRequestFlow.states,
  machine: approvalFlow.states,
  process: approvalFlow.states,
}
const ofKind: Partial<Record<EventKind, States>> = {
  'workorder.paymentChanged': paymentFlow.states,
  'machine.statusChanged': machineFlow.states,
}

/** What a kind of event calls the state that it led from or to, and its tone; null where it isn't one. */
export const stateOf = (kind: string, state: string) =>
  (ofKind[kind as EventKind] ?? ofNoun[kind.split('.')[0]!])?.[state] ?? null

/** The same in words; what is no state says itself. */
export const labelOf = (kind: string, state: string) => stateOf(kind, state)?.label ?? state
