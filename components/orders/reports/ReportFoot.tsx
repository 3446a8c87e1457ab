'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { decide } from '@/lib/client/api'
import type { Report } from '@/lib/contract/orders/report'
import { count } from '@/lib/terms/format'
import { verdicts } from '@/lib/rules/orders/report-words'
import type { Cells } from './cells'
import css from './reports.module.css'
import { useOfCells } from './useCells'

type Props = { report: Report; cells: Cells }

/** Whether everything is saved, and the end of a draft. */
export function ReportFoot({ report, cells }: Props) {
  const { id, characteristics } = report
  const toast = useToast()
  const [asks, setAsks] = useState(false)
  const { open, verdict, failed } = useOfCells(cells, (all) => all.judged())
  const missing = open === 1 ? '1 value is missing' : `${count(open)} values are missing`
  const finish = async () => {
    await cells.settled()
    await decide('POST /api/reports/{id}/finalize', { id })
    toast({ title: `The report is final: ${verdicts[verdict].label}`, text: 'The customer can see it.' })
  }
  return (
    <>
      <SaveState cells={cells} />
      {characteristics.length > 0 && open > 0 && (
        <Text size="small" tone="secondary" className={css.missing}>
          {missing}
        </Text>
      )}
      <Button variant="contained" disabled={open > 0 || !characteristics.length} onClick={() => setAsks(true)}>
        Finalise report
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Make this report final?"
        text={`The verdict is ${verdicts[verdict].label.toLowerCase()}: ${failed === 1 ? '1 piece' : `${count(failed)} pieces`} failed. A final report can’t be changed, and the customer sees it.`}
        confirmLabel="Finalise report"
        onConfirm={finish}
        failTitle="Not final yet"
      />
    </>
  )
}

const words = { saved: 'Saved', saving: 'Saving…', waiting: 'Offline: not saved yet' }
const tones = { saved: 'secondary', saving: 'secondary', waiting: 'warning', stopped: 'error' } as const

/** Whether what was typed is stored, and a way to send it again. */
function SaveState({ cells }: { cells: Cells }) {
  const state = useOfCells(cells, ({ saver }) => saver.state)
  return (
    <Text size="small" tone={tones[state]} role="status" grow="wrap">
      <Row as="span" gap="medium">
        {state === 'stopped' ? `Not saved: ${cells.saver.stopped}` : words[state]}
        {(state === 'stopped' || state === 'waiting') && (
          <Button size="small" onClick={cells.saver.retry}>
            Try now
          </Button>
        )}
      </Row>
    </Text>
  )
}
