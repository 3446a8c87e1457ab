import {
  ClipboardList,
  Cog,
  Factory,
  FileText,
  Hand,
  Inbox,
  Package,
  Users,
  Workflow,
  type LucideIcon,
} from 'lucide-react'
import type { Role } from '@/lib/contract/people/account'
import type { HitKind, SearchHit } from '@/lib/contract/desk/search'
import { displayId, nounOf, orderId, type EntityType } from '@/lib/terms/nouns'
import { nounStates } from '@/lib/rules/noun-states'
import { inquiryStates } from '@/lib/rules/trade/flows/inquiry-flow'
import { rfqStates } from '@/lib/rules/trade/flows/rfq-states'
import { machineFlow } from '@/lib/rules/trade/flows/machine-flow'
import type { States, Tone } from '@/lib/terms/tone'

const icons: Record<HitKind, LucideIcon> = {
  customer: Users,
  supplier: Factory,
  workorder: ClipboardList,
  quotation: FileText,
  inquiry: Inbox,
  rfq: ClipboardList,
  machine: Cog,
  process: Workflow,
  workorderrequest: Hand,
}
const companies: Partial<Record<HitKind, string>> = { customer: 'Customers', supplier: 'Suppliers' }
const nounIn = (kind: HitKind) => (kind === 'customer' || kind === 'supplier' ? null : nounOf(kind))

/** The heading and icon of a kind; customers know work orders as orders. */
export const kindFor = (role: Role, kind: HitKind): { group: string; Icon: LucideIcon } =>
  role === 'customer' && kind === 'workorder'
    ? { group: 'Orders', Icon: Package }
    : { group: nounIn(kind)?.plural ?? companies[kind]!, Icon: icons[kind] }

/** The id that this role says; machines, processes and companies go by their names. */
export function idOf(role: Role, { kind, id }: { kind: HitKind; id: number }): string | undefined {
  if (kind === 'workorder') return orderId(role, id)
  return nounIn(kind)?.idPrefix && displayId(kind as EntityType, id)
}

const verification: Record<'verified' | 'pending' | 'suspended', { label: string; tone: Tone }> = {
  verified: { label: 'Verified', tone: 'success' },
  pending: { label: 'Pending', tone: 'decision' },
  suspended: { label: 'Suspended', tone: 'neutral' },
}

/** Where it stands, for its chip, as this role says it. */
export function stateOf(role: Role, { kind, status }: SearchHit): { label: string; tone: Tone } {
  if (kind === 'inquiry') return inquiryStates(role)[status]
  if (kind === 'rfq') return rfqStates[status]
  const states: States = {
    ...(nounStates[kind as EntityType] ?? verification),
    ...(kind === 'machine' && machineFlow.states),
  }
  return states[status]!
}
