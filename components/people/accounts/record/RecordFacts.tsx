import { KeyValues } from '@/components/ui/record/KeyValues'
import type { SupplierRecord } from '@/lib/contract/people/supplier-record'
import { count } from '@/lib/terms/format'
import { GstState } from './GstState'
import { onTimeWords, ordersIn } from './on-time'

/** What a supplier has and has done, a line a fact. */
export function RecordFacts({ record }: { record: SupplierRecord }) {
  const { orders, machines, machineTotal, processes, processTotal } = record
  return (
    <KeyValues
      lines
      items={[
        { label: 'GST', value: <GstState gstNumber={record.gstNumber} /> },
        { label: 'Orders', value: ordersIn(orders) },
        { label: 'On time', value: onTimeWords(orders) },
        {
          label: 'Machines',
          value: approvedOf(
            machines.map((m) => m.approvalStatus),
            machineTotal,
          ),
        },
        {
          label: 'Processes',
          value: approvedOf(
            processes.map((p) => p.status),
            processTotal,
          ),
        },
      ]}
    />
  )
}

/** Counts states in the newest ones that came with the record. */
function approvedOf(states: readonly string[], total: number) {
  if (!total) return 'None yet'
  const approved = states.filter((state) => state === 'approved').length
  const pending = states.filter((state) => state === 'pending').length
  const beyond = total - states.length
  return [
    `${count(approved)} approved`,
    ...(pending ? [`${count(pending)} waiting`] : []),
    ...(beyond > 0 ? [`${count(beyond)} more`] : []),
  ].join(', ')
}
