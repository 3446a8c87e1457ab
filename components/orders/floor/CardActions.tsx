'use client'

import { ArrowRight, FileText, OctagonAlert, Package, Ruler } from 'lucide-react'
import { useRef, useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { shrunkPhoto } from '@/lib/client/photo'
import type { NewItem, QueueItem } from '@/lib/client/queue/item'
import { press } from '@/lib/client/queue/sender'
import { useMay } from '@/lib/client/viewer'
import { useLanguage, useSay } from '@/lib/client/words'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import type { ReportKind } from '@/lib/contract/orders/report'
import { isCancelled } from '@/lib/rules/orders/closure'
import { nextStep } from '@/lib/rules/orders/flows/workorder-flow'
import { displayId } from '@/lib/terms/nouns'
import { dayOfMonthIn } from '@/lib/terms/words/words'
import { FirstArticleStep } from './FirstArticleStep'
import { FloorFailure } from './FloorFailure'
import { LastAct } from './LastAct'
import { PhotoPicker } from './PhotoPicker'
import type { Done } from './last-act'
import { draftReport } from './draft-report'
import { leftToPack } from './packed'
import { failureInWords } from './refusal'
import { firstArticleBefore, stillMissing, wantedStatus } from './wanted'
import css from './Floor.module.css'

const More = lazy(() => import('./More'))
const ProblemForm = lazy(() => import('./ProblemForm'))
const PackedForm = lazy(() => import('./PackedForm'))

export type ActionProps = {
  order: FloorOrder
  member: number
  items: readonly QueueItem[]
  /** Opens a report in its grid; one that was begun just now asks for its first characteristic. */
  onMeasure: (report: number, isNew: boolean) => void
  onDrawing: () => void
}

/** What a next step can be: an order is never moved to the first. */
type MoveTo = 'started' | 'in_progress' | 'quality_check' | 'completed'

/** A second tap within this (ms) is a double tap: it would do the step after the next. */
const DOUBLE_TAP = 800
/** Where a form and the buttons take each other's place, a tap means nothing for so long (ms): it was the second of a double tap. */
const SETTLES = 400

/** The buttons of an open card. A press of a step, a photo or a stop is kept on the phone first, then sent. */
export default function CardActions({ order, member, items, onMeasure, onDrawing }: ActionProps) {
  const may = useMay()
  const say = useSay()
  const language = useLanguage()
  const [form, setForm] = useState<'problem' | 'packed' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<Done | null>(null)
  const lastPress = useRef(0)
  const [isSettling, setSettling] = useState(false)
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Opens a form in the place of the buttons, or closes it. */
  const show = (next: 'problem' | 'packed' | null) => {
    setForm(next)
    setSettling(true)
    clearTimeout(settled.current)
    settled.current = setTimeout(() => setSettling(false), SETTLES)
  }
  const status = wantedStatus(order, items)
  const next = nextStep(status)
  const firstArticle = firstArticleBefore(order, next)
  const left = leftToPack(order, items)
  const name = displayId('workorder', order.id)
  if (isCancelled(order))
    return (
      <Text as="p" tone="error" weight="strong" dir="auto">
        {say('cancelledOn', { date: dayOfMonthIn(say, order.closure!.at) })}
      </Text>
    )

  const keep = async (make: () => Promise<NewItem[]>) => {
    setFailure(null)
    setBusy(true)
    try {
      const made = await make()
      for (const item of made) await press(item)
      const [{ kind, body }] = made as [NewItem]
      setDone({
        kind,
        at: new Date().toISOString(),
        photos: made.length,
        ...(kind === 'status' && { move: { from: status, to: body.status } }),
        ...(kind === 'shipment' && { pieces: body.quantity }),
      })
      return true
    } catch (error) {
      setFailure(failureInWords(say, language, 'page', error))
      return false
    } finally {
      setBusy(false)
    }
  }
  const of = { order: order.id, member }

  /** Keeps what a form says, which closes then; a double tap is one. */
  const keepForm = async (item: NewItem) => {
    if (Date.now() - lastPress.current < DOUBLE_TAP) return
    lastPress.current = Date.now()
    if (await keep(async () => [item])) show(null)
  }
  const move = () => {
    if (!next || Date.now() - lastPress.current < DOUBLE_TAP) return
    const missing = next === 'completed' ? stillMissing(order, items) : []
    if (missing.length)
      return setFailure(say('notComplete', { documents: missing.map((kind) => say(`document.${kind}`)).join(', ') }))
    lastPress.current = Date.now()
    void keep(async () => [{ ...of, kind: 'status', body: { status: next, from: status } }])
  }
  const measure = async (kind: ReportKind) => {
    setFailure(null)
    setBusy(true)
    try {
      const { id, isNew } = await draftReport(order, kind)
      onMeasure(id, isNew)
    } catch (error) {
      setFailure(failureInWords(say, language, 'report', error))
    } finally {
      setBusy(false)
    }
  }
  const photos = (files: File[]) =>
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

  if (form)
    return (
      <div className={isSettling ? css.settling : undefined}>
        {form === 'problem' ? (
          <ProblemForm
            order={order}
            failure={failure}
            onClose={() => show(null)}
            onSend={(problem) => keepForm({ ...of, kind: 'problem', ...problem })}
          />
        ) : (
          <PackedForm
            order={order}
            left={left}
            failure={failure}
            onClose={() => show(null)}
            onSend={(packed) => keepForm({ ...of, kind: 'shipment', ...packed })}
          />
        )}
      </div>
    )
  return (
    <Stack gap="medium" className={isSettling ? `${css.panel} ${css.settling}` : css.panel}>
      <LastAct order={order} member={member} items={items} status={status} done={done} />
      {may('workorder.changeStatus') && (
        <>
          {firstArticle ? (
            <FirstArticleStep
              firstArticle={firstArticle}
              disabled={isBusy}
              onMeasure={() => void measure('first_article')}
            />
          ) : (
            // At its end, too, the button keeps its place: those below never move under a thumb.
            <Button
              variant="contained"
              size="huge"
              fullWidth
              startIcon={next && <ArrowRight size={22} aria-hidden />}
              disabled={!next}
              onClick={move}
            >
              {next ? say(`move.${next as MoveTo}`) : say(`status.${status}`)}
            </Button>
          )}
          <PhotoPicker label={say('photoOf', { order: name })} disabled={isBusy} onFiles={photos}>
            {say('photo')}
          </PhotoPicker>
        </>
      )}
      <Row gap="medium">
        {may('report.create') && (
          <Button
            size="huge"
            fullWidth
            startIcon={<Ruler size={22} aria-hidden />}
            disabled={isBusy}
            onClick={() => void measure('inspection')}
          >
            {say('measure')}
          </Button>
        )}
        <Button
          size="huge"
          fullWidth
          startIcon={<FileText size={22} aria-hidden />}
          disabled={!order.drawings.length}
          onClick={onDrawing}
        >
          {say('drawing')}
        </Button>
      </Row>
      {may('shipment.plan') && (
        <Button
          size="huge"
          fullWidth
          startIcon={<Package size={22} aria-hidden />}
          disabled={!left || status === 'pending' || status === 'issues'}
          onClick={() => show('packed')}
        >
          {say('shipment')}
        </Button>
      )}
      {order.ndaMissing && (
        <Text as="p" tone="secondary">
          {say('refusal.nda_required')}
        </Text>
      )}
      {may('workorder.changeStatus') && (
        <Button
          color="error"
          size="huge"
          fullWidth
          startIcon={<OctagonAlert size={22} aria-hidden />}
          disabled={status === 'issues'}
          onClick={() => show('problem')}
        >
          {say('stop')}
        </Button>
      )}
      <More order={order} />
      {failure && <FloorFailure>{failure}</FloorFailure>}
    </Stack>
  )
}
