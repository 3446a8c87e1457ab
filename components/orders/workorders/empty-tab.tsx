import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { May } from '@/lib/client/viewer'

/** What each tab says when it is empty. `ask` asks for work, for those that may. */
export function emptyTab(tab: string | undefined, ask: ReactNode) {
  if (tab && tab !== 'active')
    return {
      title: 'No Work Orders Found',
      text: othersEmpty[tab] ?? beginning(ask),
      action: <LinkButton href="/supplier/workorders">Show active work orders</LinkButton>,
    }
  return {
    title: 'No active work orders',
    text: beginning(ask),
    action: ask ?? (
      <May act="process.add">
        <LinkButton href="/supplier/processes?new=1">Add Process</LinkButton>
      </May>
    ),
  }
}

const othersEmpty: Record<string, string> = {
  completed: 'Completed orders appear here.',
  issues: 'No orders are on hold.',
}

const beginning = (ask: ReactNode) =>
  ask
    ? 'Orders come from accepted quotations. You can also request work for an idle machine.'
    : 'You can quote and request work once an admin has verified your account. Until then, add your machines and processes.'
