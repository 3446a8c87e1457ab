'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { decide } from '@/lib/client/api'
import { useWords } from '@/lib/client/spoken'
import type { Report } from '@/lib/contract/orders/report'
import { count } from '@/lib/terms/format'
import type { Cells } from './cells'
import css from './reports.module.css'
import { useOfCells } from './useCells'
import { useFailureInWords } from './useFailureInWords'
import { verdictIn } from './words'

type Props = { report: Report; cells: Cells }

/** Whether everything is saved, and the end of a draft. */
export function ReportFoot({ report, cells }: Props) {
  const { id, characteristics } = report
  const toast = useToast()
  const { say } = useWords()
  const inWords = useFailureInWords()
  const [asks, setAsks] = useState(false)
  const { open, verdict, failed } = useOfCells(cells, (all) => all.judged())
  const missing = open === 1 ? '1 value is missing' : `${count(open)} values are missing`
  const pieces = failed === 1 ? '1 piece' : `${count(failed)} pieces`
  const label = verdictIn(say, verdict)
  const finish = async () => {
    try {
      await cells.settled()
      await decide('POST /api/reports/{id}/finalize', { id })
    } catch (error) {
      throw inWords(error)
    }
    toast({
      title: say('report.isFinal', `The report is final: ${label}`, { verdict: label }),
      text: say('report.customerSees', 'The customer can see it.'),
    })
  }
  return (
    <>
      <SaveState cells={cells} />
      {characteristics.length > 0 && open > 0 && (
        <Text size="small" tone="secondary" className={css.missing}>
          {say('report.missing', missing, { n: open })}
        </Text>
      )}
      <Button variant="contained" disabled={open > 0 || !characteristics.length} onClick={() => setAsks(true)}>
        {say('report.finalise', 'Finalise report')}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={say('report.finalTitle', 'Make this report final?')}
        text={say(
          'report.finalText',
          `The verdict is ${label.toLowerCase()}: ${pieces} failed. A final report can’t be changed, and the customer sees it.`,
          { verdict: label.toLowerCase(), n: failed },
        )}
        confirmLabel={say('report.finalise', 'Finalise report')}
        onConfirm={finish}
        failTitle={say('report.notFinal', 'Not final yet')}
        failText={say('refusal.notSaved', 'This was not saved. Please try again.')}
      />
    </>
  )
}

const words = { saved: 'Saved', saving: 'Saving…', waiting: 'Offline: not saved yet' }
const tones = { saved: 'secondary', saving: 'secondary', waiting: 'warning', stopped: 'error' } as const

/** Whether what was typed is stored, and a way to send it again. */
function SaveState({ cells }: { cells: Cells }) {
  const { say } = useWords()
  const inWords = useFailureInWords()
  const state = useOfCells(cells, ({ saver }) => saver.state)
  return (
    <Text size="small" tone={tones[state]} role="status" grow="wrap">
      <Row as="span" gap="medium">
        {state === 'stopped'
          ? say('report.notSaved', `Not saved: ${cells.saver.stopped}`, {
              why: messageOf(inWords(cells.saver.stoppedBy)),
            })
          : say(`report.${state}`, words[state])}
        {(state === 'stopped' || state === 'waiting') && (
          <Button size="small" onClick={cells.saver.retry}>
            {say('report.tryNow', 'Try now')}
          </Button>
        )}
      </Row>
    </Text>
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')
