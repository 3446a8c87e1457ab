import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { KeyValues, type KeyValue } from '@/components/ui/data/KeyValues'
import { OthersRead } from '@/components/ui/data/OthersRead'
import { Money } from '@/components/ui/data/Money'
import { Section } from '@/components/ui/layout/Section'
import { Timeline } from '@/components/ui/data/Timeline'
import type { Role } from '@/lib/contract/accounts'
import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { FileInfo } from '@/lib/contract/files'
import type { Workorder } from '@/lib/contract/workorders'
import { count } from '@/lib/rules/format'
import type { ReactNode } from 'react'
import { PaymentChip } from '../columns/chips'
import css from './OrderDetail.module.css'
import { OrderDrawings, OrderFiles } from './OrderFiles'
import { OrderProgress } from './OrderProgress'
import { actorOf, eventWords } from '../labels'

type Props = {
  order: Workorder
  history: readonly HistoryEntry[]
  /** The files of its inquiry. */
  drawings: readonly FileInfo[]
  role: Role
  /** Who makes it and for whom, where the reader may know. */
  parties?: readonly KeyValue[]
  /** Stands in the place of the payment's chip: the admin sets it there. */
  payment?: ReactNode
}

/** Everything that is known of an order, in the order in which people ask. */
export function OrderDetail({ order, history, drawings, role, parties, payment }: Props) {
  return (
    <>
      <OrderProgress order={order} history={history} role={role} />
      <Section plain title="Timeline and Payment">
        <KeyValues
          items={[
            { label: 'Created', value: <FormattedDate value={order.createdAt} /> },
            { label: 'Started', value: <FormattedDate value={order.startDate} empty="Not started" /> },
            {
              label: 'Due',
              value: (
                <FormattedDate value={order.dueDate} empty="Not specified" due done={order.status === 'completed'} />
              ),
            },
            { label: 'Completed', value: <FormattedDate value={order.completedDate} empty="Not yet" /> },
            { label: 'Payment Status', value: payment ?? <PaymentChip status={order.paymentStatus} /> },
            { label: 'Amount', value: <Money value={order.amount} empty="No amount agreed" /> },
          ]}
        />
      </Section>
      <Section plain title="Project Details">
        <KeyValues items={[...(parties ?? []), ...projectOf(order)]} />
      </Section>
      {order.notes && (
        <Section plain title="Notes">
          <p className={css.notes}>{order.notes}</p>
          <OthersRead readers="The customer" texts={order.othersRead} />
        </Section>
      )}
      {order.inquiryId !== null && drawings.length > 0 && (
        <Section plain title={`Drawings (${drawings.length})`}>
          <OrderDrawings inquiryId={order.inquiryId} drawings={drawings} />
        </Section>
      )}
      <Section plain title={order.files.length ? `Files (${order.files.length})` : 'Files'}>
        {order.files.length ? <OrderFiles order={order} role={role} /> : <p>No files are attached.</p>}
      </Section>
      {history.length > 0 && (
        <Section plain title="History">
          <Timeline
            label="History"
            entries={history.toReversed().map((entry, i) => ({
              key: i,
              ...eventWords(entry),
              at: entry.createdAt,
              by: actorOf(entry),
              text: entry.note,
            }))}
          />
        </Section>
      )}
    </>
  )
}

const projectOf = (order: Workorder): KeyValue[] => [
  { label: 'Project Name', value: order.projectName, wide: true },
  { label: 'Quantity', value: order.quantity === null ? null : count(order.quantity) },
  { label: 'Material', value: order.material },
  { label: 'Process', value: order.processName },
  { label: 'Description', value: order.description, wide: true },
]
