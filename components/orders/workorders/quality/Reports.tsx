'use client'

import { useId } from 'react'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { Row } from '@/components/ui/layout/Row'
import { Surface } from '@/components/ui/layout/Surface'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { ReportHead } from '@/lib/contract/orders/report'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { count, date } from '@/lib/terms/format'
import { orderId } from '@/lib/terms/nouns'
import { planOfReport, reportKindOf, reportKinds, reportLabel, verdicts } from '@/lib/rules/orders/report-words'
import { isOver } from '@/lib/rules/orders/closure'
import { SubHead } from '../SubHead'
import { DecideButtons } from './FirstArticleActs'
import { NewVersion } from './NewVersion'
import { PaperButton } from './PaperButton'

const BeginReport = lazy(() => import('./BeginReport'))
const ReportDrawer = lazy(() => import('@/components/orders/reports/ReportDrawer'))

type Props = { order: WorkorderDetail; role: Role }

/** The reports of an order, and the grid of the one that the address names: `report` by its id, `measure` by its kind. */
export function Reports({ order, role }: Props) {
  const address = useUrlState()
  const may = useMay()
  const id = useId()
  const { reports, documents, lots } = order
  const mayMeasure = may('report.create') && !isOver(order)
  const begun = reportKinds.find((kind) => kind === address.get('measure')) ?? null
  const draft = reports.find((report) => report.kind === begun && report.status === 'draft')
  const asked = Number(address.get('report')) || draft?.id || null
  const isAsked = documents.some(({ kind }) => reportKindOf(kind))
  if (!reports.length && !mayMeasure) return null
  const dropped = { report: null, measure: null, characteristic: null, plan: null, import: null }
  return (
    <>
      {(reports.length > 0 || !isAsked) && (
        <SubHead title="Reports" id={id}>
          {mayMeasure && !isAsked && !reports.length && (
            <Button size="small" onClick={() => address.set({ measure: 'inspection' })}>
              Add a report
            </Button>
          )}
        </SubHead>
      )}
      {reports.length > 0 && (
        <Surface as="ul" ruled pad="row" aria-labelledby={id}>
          {reports.map((report) => (
            <Row as="li" wrap gap="medium" lineGap="tight" key={report.id}>
              <Stack grow="wrap">
                <strong>{nameOf(report)}</strong>
                <Text size="small" tone="secondary">
                  {aboutReport(report, order)}
                </Text>
              </Stack>
              <Row wrap gap="small">
                <StatusChip {...chipOf(report)} />
                {mayMeasure && isNewest(report, reports) && report.status === 'final' && (
                  <NewVersion of={report} onBegun={(id) => address.set({ report: id })} />
                )}
                {report.status === 'final' && (
                  <PaperButton
                    call="GET /api/reports/{id}/pdf"
                    input={{ id: report.id }}
                    label={`PDF of ${nameOf(report)}`}
                  >
                    PDF
                  </PaperButton>
                )}
                <Button
                  size="small"
                  aria-label={`${report.status === 'draft' ? 'Measure' : 'Read'}: ${nameOf(report)}`}
                  onClick={() => address.set({ report: report.id })}
                >
                  {report.status === 'draft' ? 'Measure' : 'Read'}
                </Button>
              </Row>
            </Row>
          ))}
        </Surface>
      )}
      <Overlay of={asked} onClose={() => address.set(dropped)}>
        {(overlay, report) => (
          <ReportDrawer
            id={report}
            order={orderId(role, order.id)}
            heats={lots}
            decision={order.firstArticle?.reportId === report && <DecideButtons firstArticle={order.firstArticle} />}
            {...overlay}
          />
        )}
      </Overlay>
      <Overlay of={mayMeasure && !draft && begun} onClose={() => address.set({ measure: null })}>
        {(overlay, kind) => (
          <BeginReport
            order={order}
            kind={kind}
            onBegun={(id) => address.set({ report: id, measure: null }, { replace: true })}
            {...overlay}
          />
        )}
      </Overlay>
    </>
  )
}

const nameOf = ({ kind, version }: ReportHead) => `${reportLabel(kind)}, version ${version}`

/** 'ISO 2859-1, AQL 2.5, letter H. 50 pcs measured, 1 failed. 21 Nov 2026.' */
function aboutReport(report: ReportHead, { lots }: WorkorderDetail): string {
  const { sampleSize, failed, open, finalAt, lotId } = report
  const heat = lots.find(({ id }) => id === lotId)?.heat
  const values = open === 1 ? '1 value is missing' : `${count(open)} values are missing`
  const found = finalAt || !open ? `${count(failed)} of ${count(sampleSize)} failed` : values
  return [planOfReport(report), found, heat && `heat ${heat}`, finalAt && date(finalAt)].filter(Boolean).join(' · ')
}

const chipOf = ({ status, verdict }: ReportHead) =>
  status === 'draft' ? ({ label: 'Draft', tone: 'info' } as const) : verdicts[verdict]

const isNewest = ({ kind, version }: ReportHead, all: readonly ReportHead[]) =>
  all.every((one) => one.kind !== kind || one.version <= version)
