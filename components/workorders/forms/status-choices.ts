import type { Role } from '@/lib/contract/accounts'
import type { WorkorderStatus } from '@/lib/contract/workorders'
import { nextStep, workorderFlow } from '@/lib/rules/workorder-flow'

/** The statuses to choose from: the next step first, then in the order of work. */
export function statusChoices(now: WorkorderStatus, role: Role) {
  const next = nextStep(now)
  const others = (Object.keys(workorderFlow.states) as WorkorderStatus[]).filter((status) => status !== next)
  const allowed = workorderFlow.moves(now, role)
  return [...(next ? [next] : []), ...others]
    .filter((status) => status === now || allowed.includes(status))
    .map((status) => ({
      value: status,
      label: workorderFlow.states[status].label,
      text: status === next ? 'Next step' : status === now ? 'Now' : undefined,
    }))
}
