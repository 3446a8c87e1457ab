'use client'

import { ArrowRight, Camera, OctagonAlert } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { moveWords } from '@/components/orders/workorders/labels'
import { lazy } from '@/components/ui/hooks/lazy'
import { Button } from '@/components/ui/controls/Button'
import { shrunkPhoto } from '@/lib/client/photo'
import type { NewItem, QueueItem } from '@/lib/client/queue/item'
import { press } from '@/lib/client/queue/sender'
import { useMay } from '@/lib/client/viewer'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import { missingInWords } from '@/lib/rules/orders/documents'
import { nextStep } from '@/lib/rules/orders/flows/workorder-flow'
import { displayId } from '@/lib/terms/nouns'
import { stillMissing, wantedStatus } from './wanted'
import css from './Floor.module.css'

const More = lazy(() => import('./More'))
const ProblemForm = lazy(() => import('./ProblemForm'))

type Props = { order: FloorOrder; member: number; items: readonly QueueItem[] }

/** A second tap within this (ms) is a double tap: it would do the step after the next. */
const DOUBLE_TAP = 800

/** The three buttons of an open card. Each press is kept on the phone first, then sent. */
export function CardActions({ order, member, items }: Props) {
  const may = useMay()
  const [isReporting, setReporting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const lastPress = useRef(0)
  const status = wantedStatus(order, items)
  const next = nextStep(status)
  const name = displayId('workorder', order.id)

  const keep = async (make: () => Promise<NewItem[]>) => {
    setFailure(null)
    setBusy(true)
    try {
      for (const item of await make()) await press(item)
      return true
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'This was not saved. Please try again.')
      return false
    } finally {
      setBusy(false)
    }
  }
  const of = { order: order.id, member }

  const move = () => {
    if (!next || Date.now() - lastPress.current < DOUBLE_TAP) return
    const missing = next === 'completed' ? stillMissing(order, items) : []
    if (missing.length) return setFailure(`Not complete yet: ${missingInWords(missing)}`)
    lastPress.current = Date.now()
    void keep(async () => [{ ...of, kind: 'status', body: { status: next, from: status } }])
  }
  const photos = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    void keep(async () => {
      const shrunk = await Promise.all(files.map(shrunkPhoto))
      return shrunk.map((blob) => ({
        ...of,
        kind: 'photo',
        body: {},
        state: 'asking',
        blobs: [{ blob, name: blob.name }],
      }))
    })
  }

  if (isReporting)
    return (
      <ProblemForm
        order={order}
        failure={failure}
        onClose={() => setReporting(false)}
        onSend={async (problem) => {
          if (await keep(async () => [{ ...of, kind: 'problem', ...problem }])) setReporting(false)
        }}
      />
    )
  return (
    <div className={css.panel}>
      {may('workorder.changeStatus') && (
        <>
          {next && (
            <Button
              variant="contained"
              className={css.big}
              startIcon={<ArrowRight size={22} aria-hidden />}
              onClick={move}
            >
              {moveWords[next]}
            </Button>
          )}
          <label className={css.photo} data-busy={isBusy || undefined}>
            <input
              type="file"
              accept="image/*"
              capture="environment"
              multiple
              disabled={isBusy}
              aria-label={`Photo of ${name}`}
              onChange={photos}
            />
            <Camera size={22} aria-hidden />
            Photo
          </label>
          {status !== 'issues' && (
            <Button
              color="error"
              className={css.big}
              startIcon={<OctagonAlert size={22} aria-hidden />}
              onClick={() => setReporting(true)}
            >
              Stop: report a problem
            </Button>
          )}
        </>
      )}
      {failure && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      <More order={order} />
    </div>
  )
}
