'use client'

import { useState } from 'react'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { Notice } from '@/components/ui/feedback/Notice'
import { lazy } from '@/components/ui/hooks/lazy'
import { useMediaQuery } from '@/components/ui/hooks/useMediaQuery'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { useWords } from '@/lib/client/spoken'
import { useMay } from '@/lib/client/viewer'
import type { Report } from '@/lib/contract/orders/report'
import type { Cells } from './cells'
import { GridPhone } from './grid/GridPhone'
import { GridTable } from './grid/GridTable'
import { ReportFacts } from './ReportFacts'
import { useOfCells } from './useCells'
import { refusedIn } from './words'

const CharacteristicDialog = lazy(() => import('./CharacteristicDialog'))
const PlanDialog = lazy(() => import('./PlanDialog'))
const ImportDialog = lazy(() => import('./import/ImportDialog'))

/** The names in the address that open a dialog over the grid. */
export const dialogsClosed = { characteristic: null, plan: null, import: null }

type Props = {
  report: Report
  cells: Cells
  heats: readonly { id: number; heat: string }[]
  /** The first open cell takes the focus. */
  measures?: boolean
}

/** What the report comes to, and its grid. */
export function ReportSheet({ report, cells, heats, measures = false }: Props) {
  const address = useUrlState()
  const may = useMay()
  const { say } = useWords()
  const isPhone = useMediaQuery('(max-width: 600px)')
  const readOnly = report.status === 'final' || !may('report.write')
  const { characteristics, instruments, note } = report
  const close = () => address.set(dialogsClosed)
  // The grid takes no focus behind a dialog.
  const [begin, setBegin] = useState(() => (measures ? cells.firstOpen() : null))
  const asked = readOnly ? null : address.get('characteristic')
  const Grid = isPhone ? GridPhone : GridTable
  const adds = (
    <>
      <Button onClick={() => address.set({ characteristic: 'new' })}>{say('report.add', 'Add characteristic')}</Button>
      {/* Tables are imported at a desk: a phone beside a machine has none. */}
      {!measures && <Button onClick={() => address.set({ import: '1' })}>Import</Button>}
    </>
  )
  return (
    <>
      <ReportFacts report={report} cells={cells} heat={heats.find(({ id }) => id === report.lotId)?.heat} />
      {!readOnly && characteristics.length > 0 && (
        <Row wrap gap="small">
          {adds}
          <Button variant="text" onClick={() => address.set({ plan: '1' })}>
            {say('report.planAndNotes', 'Plan and notes')}
          </Button>
        </Row>
      )}
      {characteristics.length ? (
        <Grid
          report={report}
          cells={cells}
          readOnly={readOnly}
          onEdit={(id) => {
            setBegin(null)
            address.set({ characteristic: id })
          }}
          begin={asked ? null : begin}
        />
      ) : (
        <EmptyState
          title={
            readOnly
              ? say('report.empty', 'Nothing is measured yet')
              : measures
                ? say('report.first', 'Type the first characteristic')
                : 'Type the first characteristic or import a table'
          }
          text={
            readOnly
              ? undefined
              : say('report.firstSuch', 'For example a bore, a length or a surface, each with its tolerance.')
          }
          action={
            readOnly ? undefined : (
              <Row wrap gap="small">
                {adds}
              </Row>
            )
          }
        />
      )}
      <Refusals cells={cells} />
      {(instruments || note) && (
        <KeyValues
          items={[
            { label: say('report.instruments', 'Instruments'), value: instruments, wide: true },
            { label: say('report.note', 'Note'), value: note, wide: true },
          ].filter(({ value }) => value)}
        />
      )}
      <Overlay of={asked} onClose={close}>
        {(overlay, asked) => (
          <CharacteristicDialog
            report={report}
            cells={cells}
            asked={asked}
            onAdded={(name) => setBegin(cells.firstOpen(name))}
            {...overlay}
          />
        )}
      </Overlay>
      <Overlay of={!readOnly && address.get('plan')} onClose={close}>
        {(overlay) => <PlanDialog report={report} cells={cells} {...overlay} />}
      </Overlay>
      <Overlay of={!readOnly && !measures && address.get('import')} onClose={close}>
        {(overlay) => <ImportDialog report={report} cells={cells} {...overlay} />}
      </Overlay>
    </>
  )
}

const SHOWN = 10

/** The texts that are not saved, and why: a title under the mouse is not enough on a phone. */
function Refusals({ cells }: { cells: Cells }) {
  useOfCells(cells, (all) => all.refusalCount)
  const { say } = useWords()
  const refusals = cells.refusals()
  const n = refusals.length
  return (
    <div role="status">
      {refusals.length > 0 && (
        <Notice
          tone="danger"
          title={say('report.valuesRefused', n === 1 ? '1 value is not saved' : `${n} values are not saved`, { n })}
        >
          {refusals.slice(0, SHOWN).map(({ key, name, sample, text, why }) => (
            <p key={key}>
              {say('report.refused', `${name}, sample ${sample}: “${text}”. ${why}.`, {
                name,
                text,
                sample: String(sample),
                why: refusedIn(say, why),
              })}
            </p>
          ))}
        </Notice>
      )}
    </div>
  )
}
