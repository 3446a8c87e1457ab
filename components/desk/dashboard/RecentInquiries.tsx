import { RowActions } from '@/components/ui/table/RowActions'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { EntityId } from '@/components/ui/data/EntityId'
import { Section } from '@/components/ui/layout/Section'
import { pictureOf } from '@/lib/contract/pictures'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { count } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'

/** The newest inquiries in status New. */
export const RecentInquiries = ({ inquiries }: { inquiries: Inquiry[] }) => (
  <Section title="Recent Inquiries" flush>
    <DataTable
      label="Recent Inquiries"
      columns={columns}
      rows={inquiries}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          plain
          art="part"
          title="No new inquiries"
          text="New inquiries appear here until someone reviews them."
        />
      }
    />
  </Section>
)

/** The first line of a request for many parts stands for it. */
const idOf = ({ id, rfqId }: Inquiry) => (rfqId ? displayId('rfq', rfqId) : displayId('inquiry', id))

const columns: Column<Inquiry>[] = [
  { key: 'id', header: 'Inquiry ID', cell: (one) => <EntityId>{idOf(one)}</EntityId> },
  {
    key: 'project',
    header: 'Project',
    cell: (i) => (
      <CellTitle title={i.projectName} sub={i.customerName} picture={pictureOf(i)} process={i.processName} />
    ),
  },
  { key: 'quantity', header: 'Quantity', align: 'right', cell: ({ quantity }) => count(quantity) },
  { key: 'age', header: 'Received', secondary: true, cell: ({ createdAt }) => <RelativeTime value={createdAt} /> },
  {
    key: 'process',
    header: 'Actions',
    hideInPrint: true,
    align: 'right',
    noCardLabel: true,
    cell: (one) => (
      <RowActions>
        <LinkButton
          href={one.rfqId ? `/admin/quotations/requests/${one.rfqId}` : `/admin/quotations?inquiry=${one.id}`}
          size="small"
          aria-label={`Process ${idOf(one)}`}
        >
          Process
        </LinkButton>
      </RowActions>
    ),
  },
]
