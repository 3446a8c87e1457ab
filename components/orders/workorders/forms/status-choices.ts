import type { Role } from '@/lib/contract/people/account'
import type { WorkorderStatus } from '@/lib/contract/orders/workorders'
import { nextStep, orderSteps, workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'

/** The statuses to choose from: the steps in the order of work, and Issues apart. */
export function statusChoices(now: WorkorderStatus, role: Role) {
  const next = nextStep(now)
  const at = orderSteps.indexOf(now)
  const allowed = [now, ...workorderFlow.moves(now, role)]
  const steps = orderSteps.flatMap((status, i) => {
    if (!allowed.includes(status)) return []
    const state: 'done' | 'current' | 'todo' = i < at ? 'done' : i === at ? 'current' : 'todo'
    const text = status === next ? 'Next step' : status === now ? 'Now' : undefined
    return [{ value: status, label: workorderFlow.states[status].label, text, state }]
  })
  const issues = { value: 'issues' as const, label: workorderFlow.states.issues.label }
  return {
    steps,
    issues: allowed.includes('issues') ? { ...issues, text: now === 'issues' ? 'Now' : 'Report a problem' } : undefined,
  }
}
