import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import type { Column } from '@/components/ui/table/DataTable'
import type { Rfq } from '@/lib/contract/trade/rfqs'
import { rfqStates } from '@/lib/rules/trade/flows/rfq-states'
import { dateTime } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'

/** Columns that the lists of requests share, whoever reads them. */
export const rfqColumns = {
  id: { key: 'id', header: 'Request ID', cell: ({ id }) => <EntityId>{displayId('rfq', id)}</EntityId> },
  quoteBy: {
    key: 'quoteBy',
    header: 'Quotes until',
    cell: ({ quoteBy }) => (quoteBy ? dateTime(quoteBy) : <FormattedDate value={null} empty="No limit" />),
  },
  status: {
    key: 'status',
    header: 'Status',
    badge: true,
    cell: ({ state }) => <StatusChip tone={rfqStates[state].tone} label={rfqStates[state].label} />,
  },
} satisfies Record<string, Column<Rfq>>
