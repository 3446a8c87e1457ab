import { Notice } from '@/components/ui/feedback/Notice'
import { Section } from '@/components/ui/layout/Section'
import { DataTable, type Column } from '@/components/ui/table/DataTable'
import type { RfqDetail } from '@/lib/contract/trade/rfqs'
import { count, dateTime } from '@/lib/terms/format'
import type { MatrixSupplier } from './choice'
import { whoIs } from './words'

/** Who answered, while prices are sealed. */
export const Sealed = ({ rfq, suppliers }: { rfq: RfqDetail; suppliers: readonly MatrixSupplier[] }) => (
  <>
    {rfq.state === 'cancelled' ? (
      <Notice title="The prices stay sealed">The request was cancelled before its deadline. Nobody sees them.</Notice>
    ) : (
      <Notice title={rfq.quoteBy ? `Sealed until ${dateTime(rfq.quoteBy)}` : 'Sealed'}>
        Until then you see who answered, and no price. The deadline can only move later. If the request is cancelled
        before then, nobody sees the prices.
      </Notice>
    )}
    <Section title="Answers" flush>
      <DataTable label="Answers" columns={columns} rows={suppliers} rowKey={({ letter }) => letter} empty={null} />
    </Section>
  </>
)

const columns: Column<MatrixSupplier>[] = [
  { key: 'who', header: 'Supplier', cell: (supplier) => whoIs(supplier) },
  { key: 'priced', header: 'Priced', align: 'right', cell: ({ priced }) => count(priced) },
  { key: 'declined', header: 'No quote', align: 'right', cell: ({ declined }) => count(declined) },
  { key: 'unanswered', header: 'Unanswered', align: 'right', cell: ({ unanswered }) => count(unanswered) },
]
