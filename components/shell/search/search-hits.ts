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
import type { Role } from '@/lib/contract/accounts'
import type { HitKind, SearchHit } from '@/lib/contract/search'
import { approvalFlow } from '@/lib/rules/approval-flow'
import { displayId, orderId } from '@/lib/rules/format'
import { inquiryFlow } from '@/lib/rules/inquiry-flow'
import { machineFlow } from '@/lib/rules/machine-flow'
import { quotationFlow } from '@/lib/rules/quotation-flow'
import type { Tone } from '@/lib/rules/tone'
import { workorderFlow } from '@/lib/rules/workorder-flow'
import { workorderRequestFlow } from '@/lib/rules/workorder-request-flow'

const kinds: Record<HitKind, { group: string; Icon: LucideIcon }> = {
  customer: { group: 'Customers', Icon: Users },
  supplier: { group: 'Suppliers', Icon: Factory },
  workorder: { group: 'Work orders', Icon: ClipboardList },
  quotation: { group: 'Quotations', Icon: FileText },
  inquiry: { group: 'Inquiries', Icon: Inbox },
  machine: { group: 'Machines', Icon: Cog },
  process: { group: 'Processes', Icon: Workflow },
  workorderrequest: { group: 'Work requests', Icon: Hand },
}

/** How a kind is headed and drawn; customers know work orders as orders. */
export const kindFor = (role: Role, kind: HitKind) =>
  role === 'customer' && kind === 'workorder' ? { group: 'Orders', Icon: Package } : kinds[kind]

/** The id that this role says; machines, processes and companies go by their names. */
export function idOf(role: Role, { kind, id }: { kind: HitKind; id: number }): string | undefined {
  if (kind === 'workorder') return orderId(role, id)
  return kind === 'inquiry' || kind === 'quotation' || kind === 'workorderrequest' ? displayId(kind, id) : undefined
}

const verification: Record<'verified' | 'pending', { label: string; tone: Tone }> = {
  verified: { label: 'Verified', tone: 'success' },
  pending: { label: 'Pending', tone: 'decision' },
}

/** Where it stands, for its chip. */
export function stateOf(hit: SearchHit): { label: string; tone: Tone } {
  switch (hit.kind) {
    case 'workorder':
      return workorderFlow.states[hit.status]
    case 'quotation':
      return quotationFlow.states[hit.status]
    case 'inquiry':
      return inquiryFlow.states[hit.status]
    case 'workorderrequest':
      return workorderRequestFlow.states[hit.status]
    case 'process':
      return approvalFlow.states[hit.status]
    case 'machine':
      return { ...approvalFlow.states, ...machineFlow.states }[hit.status]
    default:
      return verification[hit.status]
  }
}
