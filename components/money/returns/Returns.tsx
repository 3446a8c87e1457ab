'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { EntityId } from '@/components/ui/data/EntityId'
import { Stat, StatStrip } from '@/components/ui/data/Stat'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Notice } from '@/components/ui/feedback/Notice'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { lazy } from '@/components/ui/hooks/lazy'
import { useNow } from '@/components/ui/hooks/useNow'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import buttons from '@/components/ui/controls/buttons.module.css'
import { InPlaceLink } from '@/components/ui/controls/InPlaceLink'
import { DataTable, type Column } from '@/components/ui/table/DataTable'
import { Row } from '@/components/ui/layout/Row'
import { useApi } from '@/lib/client/api'
import type { ReturnOverview } from '@/lib/contract/money/returns'
import { count, date, isoDay, monthLong, rupees } from '@/lib/terms/format'
import { SECTION_LABELS } from '@/lib/rules/money/gstr1'
import { DownloadFile } from './DownloadFile'
import { monthsBefore, returnQuery } from './query'

const Tally = lazy(() => import('./Tally'), { ahead: false })
const Msme1 = lazy(() => import('./Msme1'), { ahead: false })
const Deduction = lazy(() => import('./Deduction'), { ahead: false })
const Rule37 = lazy(() => import('./Rule37'), { ahead: false })
const Itc04 = lazy(() => import('./Itc04'), { ahead: false })

/** What the operator files and watches: whether it is ready, and its files. An admin downloads them and files on the portal. */
export default function Returns() {
  const address = useUrlState()
  const asked = returnQuery({ month: address.get('month') ?? undefined })
  const { data, error, mutate } = useApi('GET /api/returns', asked)
  return (
    <>
      <Section title="GSTR-1" lead={<MonthChoice month={asked.month} />}>
        {error && !data ? (
          <ErrorState title="Couldn’t load the return" problem={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <TableSkeleton columns={3} rows={8} />
        ) : (
          <Month data={data} />
        )}
      </Section>
      <Itc04 />
      <Msme1 />
      <Deduction />
      <Rule37 />
      <Tally />
    </>
  )
}

function MonthChoice({ month }: { month: string }) {
  const isLast = month >= isoDay(useNow()).slice(0, 7)
  return (
    <Row as="span" gap="small">
      <InPlaceLink to={{ month: monthsBefore(month, 1) }} aria-label="Month before" className={buttons.icon}>
        <ChevronLeft size={18} aria-hidden />
      </InPlaceLink>
      <strong aria-live="polite">
        {monthLong(month)} {month.slice(0, 4)}
      </strong>
      {!isLast && (
        <InPlaceLink to={{ month: monthsBefore(month, -1) }} aria-label="Month after" className={buttons.icon}>
          <ChevronRight size={18} aria-hidden />
        </InPlaceLink>
      )}
    </Row>
  )
}

function Month({ data }: { data: ReturnOverview }) {
  const { documents, taxablePaise, taxPaise, dueOn, faults, faultCount, advances, month } = data
  const files = data.sections.filter(({ rows }) => rows)
  if (!files.length)
    return (
      <EmptyState
        plain
        title="Nil return: file it as nil by the 11th"
        text="No invoice or note was issued in this month."
      />
    )
  return (
    <Stack gap="large">
      <StatStrip label="GSTR-1 of the month">
        <Stat label="Invoices and notes" value={count(documents)} />
        <Stat label="Taxable value" value={rupees(taxablePaise)} />
        <Stat label="GST" value={rupees(taxPaise)} />
        <Stat label="Due" value={date(dueOn)} />
      </StatStrip>
      {faultCount > 0 && (
        <Notice
          tone="warning"
          title={faultCount === 1 ? '1 document is not ready' : `${count(faultCount)} documents are not ready`}
        >
          <ul>
            {faults.map((fault) => (
              <li key={fault.id}>
                <InPlaceLink to={{ id: fault.workorderId }}>
                  <EntityId>{fault.number}</EntityId>
                </InPlaceLink>{' '}
                {fault.faults.join('. ')}.
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {advances.length > 0 && (
        <Notice title="Advances for services: their GST is due in this month">
          <p>File table 11 by hand.</p>
          <ul>
            {advances.map((advance) => (
              <li key={advance.id}>
                <EntityId>{advance.number}</EntityId> {rupees(advance.taxablePaise)}, GST {rupees(advance.taxPaise)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <DataTable label="Files of GSTR-1" columns={columnsOf(month)} rows={files} rowKey={keyOf} empty={null} />
    </Stack>
  )
}

type File = ReturnOverview['sections'][number]
const keyOf = ({ section }: File) => section

const columnsOf = (month: string): Column<File>[] => [
  { key: 'file', header: 'File', cell: ({ section }) => SECTION_LABELS[section] },
  { key: 'rows', header: 'Rows', align: 'right', cell: ({ rows }) => count(rows) },
  {
    key: 'download',
    header: 'Download',
    hideInPrint: true,
    noCardLabel: true,
    align: 'right',
    cell: ({ section }) => <DownloadFile month={month} section={section} />,
  },
]
