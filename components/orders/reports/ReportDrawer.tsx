'use client'

import type { ReactNode } from 'react'
import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { useApi } from '@/lib/client/api'
import { useWords } from '@/lib/client/spoken'
import { useMay } from '@/lib/client/viewer'
import type { Report } from '@/lib/contract/orders/report'
import { ReportFoot } from './ReportFoot'
import { ReportSheet } from './ReportSheet'
import { useCells } from './useCells'
import { useFailureInWords } from './useFailureInWords'
import { titleOf } from './words'

type Props = {
  /** The report's id. */
  id: number
  /** 'WO-0012', as the reader calls the order. */
  order: string
  /** The heats of the order. */
  heats: readonly { id: number; heat: string }[]
  /** What is decided of it, at its foot. */
  decision?: ReactNode
  /** It opens to measure: the first open cell takes the focus. */
  measures?: boolean
} & OverlayProps

/** A report with its grid: makers type into a draft, everybody else reads. */
export default function ReportDrawer({ id, order, heats, decision, measures, open, onClose }: Props) {
  const { data: report, error, mutate } = useApi('GET /api/reports/{id}', { id })
  const { say } = useWords()
  const inWords = useFailureInWords()
  const title = report ? titleOf(say, report) : say('report', 'Report')
  useTabTitle(open ? say('report.tab', `${title} of ${order}`, { title, order }) : null, true)
  if (report && report.id === id)
    return (
      <Opened
        report={report}
        order={order}
        heats={heats}
        decision={decision}
        measures={measures}
        onClose={onClose}
        title={title}
        open={open}
      />
    )
  return (
    <DetailDrawer wide="full" open={open} onClose={onClose} kind={say('report', 'Report')} label={order} title={title}>
      {error ? (
        <ErrorState
          title={say('report.failed', 'Couldn’t load the report')}
          problem={inWords(error) as typeof error}
          onRetry={() => void mutate()}
        />
      ) : (
        <TableSkeleton columns={8} rows={6} label={say('loading', 'Loading')} />
      )}
    </DetailDrawer>
  )
}

type OpenedProps = Omit<Props, 'id'> & { report: Report; title: string }

function Opened({ report, order, heats, decision, measures, onClose, title, open }: OpenedProps) {
  const cells = useCells(report)
  const may = useMay()
  const { say } = useWords()
  return (
    <DetailDrawer
      wide="full"
      open={open}
      onClose={onClose}
      kind={say('report', 'Report')}
      label={order}
      title={title}
      foot={
        report.status === 'final' ? decision : may('report.finalize') && <ReportFoot report={report} cells={cells} />
      }
    >
      <ReportSheet report={report} cells={cells} heats={heats} measures={measures} />
    </DetailDrawer>
  )
}
