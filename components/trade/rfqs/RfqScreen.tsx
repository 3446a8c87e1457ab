'use client'

import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, IconButton } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Notice } from '@/components/ui/feedback/Notice'
import { useNavigateWithToast } from '@/components/ui/feedback/useNavigateWithToast'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import { lazy } from '@/components/ui/hooks/lazy'
import { useHydrated } from '@/components/ui/hooks/useHydrated'
import { Grid } from '@/components/ui/layout/Grid'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { send, useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import { keepSlot, readSlot } from '@/lib/client/session-storage'
import { fileTypes } from '@/lib/contract/files/file-types'
import type { RfqDetail } from '@/lib/contract/trade/rfqs'
import { several } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { withListBelow } from './draft/lines'
import type { Shown } from './draft/rfq-draft'
import { useRfqDraft } from './draft/useRfqDraft'
import { DrawingsBeside } from './files/DrawingsBeside'
import { DropZone } from './files/DropZone'
import { useDrawings } from './files/useDrawings'
import { LinesGrid } from './grid/LinesGrid'
import type { Heads, TakenList } from './import/ReadListDialog'
import { RequestScreen } from './RequestScreen'
import css from './rfqs.module.css'

const ReadListDialog = lazy(() => import('./import/ReadListDialog'))
const SubmitRfqDialog = lazy(() => import('./SubmitRfqDialog'))

type Props = {
  /** Null: a new request. */
  id: number | null
  /** The limit per file that is in force. */
  maxMb: number
}

/** A request for many parts: its draft, and once it is submitted its lines. */
export function RfqScreen({ id, maxMb }: Props) {
  const { data, error, mutate } = useApi('GET /api/rfqs/{id}', id ? { id } : null)
  const [submitted, setSubmitted] = useState<number | null>(null)
  const may = useMay()
  if (submitted) return <RequestScreen id={submitted} />
  if (error && !data)
    return <ErrorState problem={error} onRetry={() => void mutate()} title="Couldn’t load the request" />
  if (id && !data) return <Bone height={420} />
  if (data && !data.draft) return <RequestScreen id={data.id} />
  if (!may('rfq.edit')) return <Unopened rfq={data ?? null} />
  return <Draft given={data ?? null} maxMb={maxMb} onSubmitted={(rfq) => setSubmitted(rfq.id)} />
}

/** For a colleague whose role has no part in requests. */
const Unopened = ({ rfq }: { rfq: RfqDetail | null }) => (
  <Page>
    <PageHeader
      title={rfq ? (rfq.name ?? displayId('rfq', rfq.id)) : 'New request'}
      back={{ href: '/customer/rfqs', label: 'Requests' }}
    />
    <Notice title="This is a draft">An owner or a buyer of your company writes and submits it.</Notice>
  </Page>
)

type DraftProps = { given: RfqDetail | null; maxMb: number; onSubmitted: (rfq: RfqDetail) => void }

/** A request before its submission: its list, its drawings, and the lines to mend. */
function Draft({ given, maxMb, onSubmitted }: DraftProps) {
  const { draft, shown } = useRfqDraft(given)
  const { lines, answer } = shown
  const [heads, setHeads] = useHeads(answer?.id)
  const [list, setList] = useState<File | null>(null)
  const [reads, setReads] = useState(false)
  const [submits, setSubmits] = useState(false)
  const [removes, setRemoves] = useState(false)
  const { uploads, add, retry, forget } = useDrawings(draft, maxMb)
  const fail = useFailToast()
  const { go } = useNavigateWithToast()
  const files = answer?.draft?.files ?? []
  const take = (taken: TakenList, how: 'replace' | 'below') => {
    draft.write(how === 'below' ? withListBelow(draft.shown.lines, taken.lines) : taken.lines)
    draft.readWith(taken.decimalComma)
    setHeads(how === 'below' ? { ...taken.heads, ...heads } : taken.heads)
  }
  const submit = () =>
    draft
      .settled()
      .then(() => setSubmits(true))
      .catch((error: unknown) => fail(error, { title: 'Not saved' }))
  const remove = async () => {
    await send('DELETE /api/rfqs/{id}', { id: answer!.id })
    go('/customer/rfqs', { title: `${displayId('rfq', answer!.id)} is removed` }, { replace: true })
  }
  return (
    <Page>
      <PageHeader
        title={answer ? (answer.name ?? displayId('rfq', answer.id)) : 'New request'}
        lead="Many parts in one go: each line becomes an inquiry."
        back={{ href: '/customer/rfqs', label: 'Requests' }}
        actions={answer && <Button onClick={() => setRemoves(true)}>Remove draft</Button>}
      />
      <Grid least="max(300px, 40%)" gap="large">
        <DropZone
          title="Parts list"
          help={
            lines.length
              ? 'Drop another list here: XLSX or CSV.'
              : 'Drop a parts list, or type the first line. XLSX or CSV.'
          }
          accept=".xlsx,.csv,.txt,.tsv,text/csv"
          beside={
            <LinkButton variant="text" href="/rfq-template.xlsx" download>
              Empty list (XLSX)
            </LinkButton>
          }
          onFiles={([file]) => {
            setList(file!)
            setReads(true)
          }}
        />
        <DropZone
          title="Drawings"
          help={`Drop files or a folder. Each finds its line by its name. Up to ${maxMb} MB each.`}
          accept={fileTypes.inquiry.join(',')}
          multiple
          onFiles={add}
        >
          <Stack gap="hair" role="status" className={css.uploads}>
            {uploads.left > 0 && (
              <Text size="small">
                Uploading: {uploads.done} of {uploads.done + uploads.left}
              </Text>
            )}
            {uploads.left === 0 && files.length > 0 && (
              <Text size="small">{several(files.length, 'file', 'files')}</Text>
            )}
            {[...uploads.failed, ...uploads.refused].map(({ name, why }) => (
              <Text key={`${name} ${why}`} size="small" tone="error">
                {name}: {why}
              </Text>
            ))}
            {uploads.failed.length > 0 && (
              <span>
                <Button size="small" onClick={retry}>
                  Upload again
                </Button>
              </span>
            )}
          </Stack>
        </DropZone>
      </Grid>
      <Unsaved
        shown={shown}
        onLoad={() => void draft.loadAgain().catch((error: unknown) => fail(error, { title: 'Not loaded' }))}
        onRetry={draft.retry}
      />
      <div className={css.work} data-files={files.length > 0 || undefined}>
        <LinesGrid draft={draft} shown={shown} heads={heads} />
        <DrawingsBeside draft={draft} lines={lines} files={files} onRemove={forget} />
      </div>
      <Row as="footer" wrap justify="between" gap="medium" lineGap="small" className={css.foot}>
        <Counts shown={shown} />
        <Row gap="small" className={css.acts}>
          <IconButton aria-label="Undo" title="Undo (Ctrl+Z)" onClick={draft.undo}>
            <Undo2 size={18} aria-hidden />
          </IconButton>
          <IconButton aria-label="Redo" title="Redo (Ctrl+Y)" onClick={draft.redo}>
            <Redo2 size={18} aria-hidden />
          </IconButton>
          <Button variant="contained" disabled={!lines.length || uploads.left > 0} onClick={() => void submit()}>
            {lines.length ? `Submit ${several(lines.length, 'line', 'lines')}` : 'Submit'}
          </Button>
        </Row>
      </Row>
      <Overlay of={reads} onClose={() => setReads(false)}>
        {(overlay) => <ReadListDialog {...overlay} file={list} had={lines.length} onTake={take} />}
      </Overlay>
      <Overlay of={submits && answer} onClose={() => setSubmits(false)}>
        {(overlay, of) => (
          <SubmitRfqDialog
            {...overlay}
            rfq={of}
            onRefused={() => void draft.loadAgain().catch(() => undefined)}
            onSubmitted={onSubmitted}
          />
        )}
      </Overlay>
      <ConfirmDialog
        open={removes}
        onClose={() => setRemoves(false)}
        title="Remove this draft?"
        text="Its lines and drawings go with it."
        confirmLabel="Remove draft"
        tone="danger"
        onConfirm={remove}
        failTitle="Not removed"
      />
    </Page>
  )
}

/** What the sheet calls its columns, for as long as this tab is open. */
function useHeads(id: number | undefined) {
  // The server draws the page without them.
  const hydrated = useHydrated()
  const [taken, setTaken] = useState<Heads | null>(null)
  const kept = !taken && hydrated && id ? readSlot<Heads>(`draft:rfq-heads-${id}`) : null
  useEffect(() => {
    if (taken && id) keepSlot(`draft:rfq-heads-${id}`, taken)
  }, [taken, id])
  return [taken ?? kept ?? {}, setTaken] as const
}

/** '38 of 40 lines ready · 2 cells to mend · 3 files without a line', and whether it is saved. */
function Counts({ shown: { answer, state } }: { shown: Shown }) {
  const { lines = [], ready = 0, issues = [], moreIssues = 0, files = [] } = answer?.draft ?? {}
  const cells = issues.length + moreIssues
  const lost = files.filter(({ key }) => key === null).length
  const parts = [
    lines.length > 0 && `${ready} of ${several(lines.length, 'line', 'lines')} ready`,
    cells > 0 && `${several(cells, 'cell', 'cells')} to mend`,
    lost > 0 && `${several(lost, 'file', 'files')} without a line`,
  ].filter(Boolean)
  return (
    <Row wrap gap="medium" lineGap="hair" role="status">
      <Text figures>{parts.join(' · ')}</Text>
      <Text tone="secondary">{answer || state !== 'saved' ? words[state] : ''}</Text>
    </Row>
  )
}

const words: Record<Shown['state'], string> = {
  saved: 'Saved',
  unsaved: 'Saving…',
  saving: 'Saving…',
  waiting: 'Not saved yet',
  changed: 'Not saved',
  stopped: 'Not saved',
}

function Unsaved({
  shown: { state, why },
  onLoad,
  onRetry,
}: {
  shown: Shown
  onLoad: () => void
  onRetry: () => void
}) {
  if (state !== 'changed' && state !== 'stopped' && state !== 'waiting') return null
  const isChanged = state === 'changed'
  return (
    <div role="alert">
      <Notice
        tone={state === 'waiting' ? 'warning' : 'danger'}
        title={why ?? 'Not saved'}
        action={<Button onClick={isChanged ? onLoad : onRetry}>{isChanged ? 'Load it again' : 'Try again'}</Button>}
      >
        {isChanged ? 'What you typed stays, on top of what was saved.' : 'What you typed is still here.'}
      </Notice>
    </div>
  )
}
