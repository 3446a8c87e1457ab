import { StatusChip } from '@/components/ui/data/StatusChip'
import type { FittingSupplier } from '@/lib/contract/trade/invitations'
import { noQuoteWords } from '@/lib/rules/trade/no-quote'
import { count, date } from '@/lib/terms/format'

/** A supplier that fits an inquiry, to be ticked. One that was invited or has quoted can’t be. */
export const choiceOf = (one: FittingSupplier) => ({
  value: String(one.supplierId),
  label: one.supplierName,
  help: factsOf(one),
  disabled: isDone(one),
  mark: <State of={one} />,
})

/** It needs no invitation: it has quoted, or has one and did not decline. */
const isDone = ({ quoted, invitedAt, declineReason }: FittingSupplier) => quoted || (!!invitedAt && !declineReason)

/** Where it is, what is idle, how much it has to do, and how often it was on time. */
const factsOf = ({ state, machines, idleMachines, openOrders, dated, onTime }: FittingSupplier) =>
  [
    state,
    machines ? `${count(idleMachines)} of ${count(machines)} machines idle` : 'No approved machine for it',
    openOrders ? `${count(openOrders)} open ${openOrders === 1 ? 'order' : 'orders'}` : 'No open orders',
    dated ? `${Math.round((100 * onTime) / dated)}% of ${count(dated)} on time` : 'No completed orders yet',
  ]
    .filter(Boolean)
    .join(' · ')

/** What it did about the inquiry so far. */
function State({ of: { quoted, asked, declineReason, invitedAt } }: { of: FittingSupplier }) {
  if (quoted) return <StatusChip tone="success" label="Quoted" />
  if (declineReason) return <StatusChip tone="neutral" label={`Declined: ${noQuoteWords[declineReason]}`} />
  if (asked) return <StatusChip tone="info" label="Asked" />
  return invitedAt && <StatusChip tone="decision" label={`Invited ${date(invitedAt)}`} />
}
