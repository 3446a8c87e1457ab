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
import { useMay } from '@/lib/client/viewer'
import type { Report } from '@/lib/contract/orders/report'
import type { Cells } from './cells'
import { GridPhone } from './grid/GridPhone'
import { GridTable } from './grid/GridTable'
import { ReportFacts } from './ReportFacts'
import { useOfCells } from './useCells'

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
      <Button onClick={() => address.set({ characteristic: 'new' })}>Add characteristic</Button>
      <Button onClick={() => address.set({ import: '1' })}>Import</Button>
    </>
  )
  return (
    <>
      <ReportFacts report={report} cells={cells} heat={heats.find(({ id }) => id === report.lotId)?.heat} />
      {!readOnly && characteristics.length > 0 && (
        <Row wrap gap="small">
          {adds}
          <Button variant="text" onClick={() => address.set({ plan: '1' })}>
            Plan and notes
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
          title={readOnly ? 'Nothing is measured yet' : 'Type the first characteristic or import a table'}
          text={readOnly ? undefined : 'For example a bore, a length or a surface, each with its tolerance.'}
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
            { label: 'Instruments', value: instruments, wide: true },
            { label: 'Note', value: note, wide: true },
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
      <Overlay of={!readOnly && address.get('import')} onClose={close}>
        {(overlay) => <ImportDialog report={report} cells={cells} {...overlay} />}
      </Overlay>
    </>
  )
}

const SHOWN = 10

/** The texts that are not saved, and why: a title under the mouse is not enough on a phone. */
function Refusals({ cells }: { cells: Cells }) {
  useOfCells(cells, (all) => all.refusalCount)
  const refusals = cells.refusals()
  return (
    <div role="status">
      {refusals.length > 0 && (
        <Notice
          tone="danger"
          title={refusals.length === 1 ? '1 value is not saved' : `${refusals.length} values are not saved`}
        >
          {refusals.slice(0, SHOWN).map(({ key, name, sample, text, why }) => (
            <p key={key}>
              {name}, sample {sample}: “{text}”. {why}.
            </p>
          ))}
        </Notice>
      )}
    </div>
  )
}
