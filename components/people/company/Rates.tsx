'use client'

import { Plus } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'
import { Section } from '@/components/ui/layout/Section'
import { Pager } from '@/components/ui/list/Pager'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { useApi } from '@/lib/client/api'
import { May, useMay } from '@/lib/client/viewer'
import type { Rate } from '@/lib/contract/money/rates'
import { date } from '@/lib/terms/format'
import { percent } from '@/lib/terms/paise'
import { ratesQuery } from './query'

const RateDialog = lazy(() => import('./RateDialog'))

const columns: Column<Rate>[] = [
  {
    key: 'code',
    header: 'HSN or SAC',
    sort: 'code',
    cell: (rate) => <CellTitle title={rate.code} sub={rate.note ?? undefined} />,
  },
  { key: 'rate', header: 'Rate', align: 'right', width: '6rem', cell: ({ rateBp }) => percent(rateBp) },
  { key: 'from', header: 'From', sort: 'from', width: '8rem', cell: ({ from }) => <FormattedDate value={from} /> },
  { key: 'to', header: 'To', width: '8rem', cell: ({ to }) => (to ? <FormattedDate value={to} /> : 'Open') },
]

/** The rates of tax by HSN or SAC: which one holds on which days. */
export function Rates() {
  const may = useMay()
  const query = ratesQuery(Object.fromEntries(useSearchParams()))
  const { data, error, mutate } = useApi('GET /api/rates', query)
  const [edited, setEdited] = useState<Rate | 'new' | null>(null)
  const acts: Column<Rate> = {
    key: 'acts',
    header: 'Actions',
    width: '7rem',
    hideInPrint: true,
    noCardLabel: true,
    cell: (rate) => (
      <Button
        size="small"
        aria-label={`${rate.inUse ? 'End' : 'Change'} ${rate.code} from ${date(rate.from)}`}
        onClick={() => setEdited(rate)}
      >
        {rate.inUse ? 'End' : 'Change'}
      </Button>
    ),
  }
  return (
    <Section
      title="Rates"
      lead="The longest code that holds on the day of an invoice counts."
      flush
      actions={
        <May act="rate.add">
          <Button startIcon={<Plus size={18} aria-hidden />} onClick={() => setEdited('new')}>
            Add rate
          </Button>
        </May>
      }
    >
      {error && !data ? (
        <ErrorState title="Couldn’t load the rates" problem={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TableSkeleton columns={5} />
      ) : (
        <DataTable
          label="Rates"
          columns={may('rate.edit') ? [...columns, acts] : columns}
          rows={data.items}
          rowKey={({ id }) => id}
          sort={query.sort}
          empty={<EmptyState title="No rates" text="Without one the usual rate of Tax & numbers counts." />}
        />
      )}
      {data && <Pager of="rates" listing={data} />}
      <Overlay of={edited} onClose={() => setEdited(null)}>
        {(overlay, rate) => <RateDialog rate={rate === 'new' ? null : rate} {...overlay} />}
      </Overlay>
    </Section>
  )
}
