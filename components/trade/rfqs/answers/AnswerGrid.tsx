'use client'

import { Download, Redo2, Undo2, Upload } from 'lucide-react'
import { useState, type FocusEvent } from 'react'
import { Button, IconButton } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FileButton } from '@/components/ui/files/FileButton'
import { idIn } from '@/components/ui/filters/search-params'
import { lazy } from '@/components/ui/hooks/lazy'
import { useMediaQuery } from '@/components/ui/hooks/useMediaQuery'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useMay } from '@/lib/client/viewer'
import { keyOf } from '@/lib/contract/address'
import type { RfqDetail, RfqLine } from '@/lib/contract/trade/rfqs'
import { bidderLetter } from '@/lib/rules/trade/bidder-letter'
import { answerCells, answerLabels, type AnswerCell } from '@/lib/rules/trade/rfq/answer-line'
import type { SheetAnswer } from '@/lib/rules/trade/rfq/answer-sheet'
import { money, several } from '@/lib/terms/format'
import { Faults } from '../grid/Faults'
import { useGrid, type Cells } from '../grid/useGrid'
import css from '../rfqs.module.css'
import { AnswerCards } from './AnswerCards'
import { changesOfBlock, lineName, saySame, sumsInWords, sumsOf, type Answered } from './answers'
import { AnswerTable } from './AnswerTable'
import { useAnswers, type Answers } from './useAnswers'

const ReadSheetDialog = lazy(() => import('./ReadSheetDialog'))
const SendAnswersDialog = lazy(() => import('./SendAnswersDialog'))

type Props = { rfq: RfqDetail; /** The account whose draft is kept. */ viewerId: number }

/** The lines of a request for a supplier to price, with what they come to. */
export default function AnswerGrid({ rfq, viewerId }: Props) {
  const isPhone = useMediaQuery('(max-width: 767.95px)')
  const may = useMay()
  const address = useUrlState()
  const [active, setActive] = useState(-1)
  const [sends, setSends] = useState(false)
  const [sheet, setSheet] = useState<File | null>(null)
  const written = useAnswers(rfq, viewerId)
  const { answers, refusals } = written
  const fitting = answers.filter(({ line }) => line.fits).length
  const shown = address.get('lines') === 'fits' ? answers.filter(({ line }) => line.fits) : answers
  const { ref, goTo, on } = useGrid(cellsOf(shown, written), ({ row }) => setActive(row))

  // What is open beside the grid is looked at.
  const opened = idIn(address.get('inquiry') ?? undefined)
  const looked = answers.find(({ line }) => line.id === opened)
  if (looked && !written.hasRead(looked.line)) written.look(looked.line)

  const faults = faultsOf(answers, refusals)
  const refused = refusedCells(refusals)
  const open = answers.filter(({ isOpen }) => isOpen)
  const changed = answers.filter(({ isChanged }) => isChanged)
  const isReady = changed.length > 0 && !changed.some((one) => one.isOutdated || Object.keys(one.faults).length)
  const go = ({ inquiryId, cell }: Fault) => {
    if (!cell) return address.set({ inquiry: inquiryId })
    const place = (lines: readonly Answered[]) => lines.findIndex(({ line }) => line.id === inquiryId)
    // A line that doesn't fit stands among all lines alone.
    if (place(shown) < 0) address.set({ lines: null }, { replace: true })
    goTo({ row: Math.max(place(place(shown) < 0 ? answers : shown), 0), column: answerCells.indexOf(cell) })
  }
  const onFocus = (event: FocusEvent) => {
    on.onFocus(event)
    const { row } = (event.target as HTMLElement).dataset
    if (row !== undefined) setActive(Number(row))
  }
  const lines = { answers: shown, refused, active, onType: written.type }
  const sheetActs = (
    <Row gap="small" wrap lineGap="small">
      <LinkButton
        download
        href={keyOf('GET /api/rfqs/{id}/sheet', { id: rfq.id })}
        startIcon={<Download size={16} aria-hidden />}
      >
        Download sheet
      </LinkButton>
      {open.length > 0 && may('rfq.quote') && (
        <FileButton label="Upload sheet" accept=".xlsx,.csv" onFiles={([file]) => setSheet(file!)}>
          <Upload size={16} aria-hidden /> Upload sheet
        </FileButton>
      )}
    </Row>
  )
  return (
    <>
      <Faults faults={faults} onGo={go} />
      <Row wrap justify="between" gap="medium" lineGap="small">
        <LinkTabs
          label="Lines"
          param="lines"
          shallow
          tabs={[
            { value: 'all', label: 'All lines', count: answers.length },
            { value: 'fits', label: 'Fits me', count: fitting },
          ]}
        />
        {!isPhone && sheetActs}
      </Row>
      {shown.length ? (
        <div ref={ref} {...on} onFocus={onFocus}>
          {isPhone ? (
            <AnswerCards {...lines} onOpen={setActive} onGo={(row) => goTo({ row, column: 0 })} />
          ) : (
            <AnswerTable {...lines} />
          )}
        </div>
      ) : (
        <EmptyState
          art="sheet"
          title="No line fits your approved processes"
          text="You can quote on all of them. Once a process of yours is approved, lines that need it are marked."
          action={<Button onClick={() => address.set({ lines: null })}>Show all lines</Button>}
        />
      )}
      {isPhone && sheetActs}
      <Row as="footer" wrap justify="between" gap="medium" lineGap="small" className={css.foot}>
        <Sums answers={answers} left={changed.length} />
        {open.length > 0 && may('rfq.quote') && (
          <Row gap="small" className={css.acts}>
            <IconButton aria-label="Undo" title="Undo (Ctrl+Z)" disabled={!written.canUndo} onClick={written.undo}>
              <Undo2 size={18} aria-hidden />
            </IconButton>
            <IconButton aria-label="Redo" title="Redo (Ctrl+Y)" disabled={!written.canRedo} onClick={written.redo}>
              <Redo2 size={18} aria-hidden />
            </IconButton>
            <Button variant="contained" disabled={!isReady} onClick={() => setSends(true)}>
              {changed.length ? `Send ${several(changed.length, 'line', 'lines')}` : 'Send'}
            </Button>
          </Row>
        )}
      </Row>
      <Overlay of={sheet} onClose={() => setSheet(null)}>
        {(overlay, file) => (
          <ReadSheetDialog
            {...overlay}
            file={file}
            rfq={rfq}
            differing={(read) => read.filter((one) => isOther(one, answers)).length}
            onTake={(read) => written.fill(read)}
          />
        )}
      </Overlay>
      <Overlay of={sends} onClose={() => setSends(false)}>
        {(overlay) => (
          <SendAnswersDialog
            {...overlay}
            rfqId={rfq.id}
            viewerId={viewerId}
            answers={answers}
            onSent={written.sent}
            onRefused={written.refuse}
          />
        )}
      </Overlay>
    </>
  )
}

/** A sheet says something else of a line than the grid. */
function isOther({ line, texts }: SheetAnswer<RfqLine>, answers: readonly Answered[]) {
  const now = answers.find((one) => one.line.id === line.id)
  return Boolean(
    now?.isOpen &&
    Object.entries(texts).some(([cell, text]) => !saySame(cell as AnswerCell, now.texts[cell as AnswerCell], text)),
  )
}

/** The cells of the lines that are shown. */
const cellsOf = (shown: readonly Answered[], { type, fill, undo, redo, rest }: Answers): Cells => ({
  rows: shown.length,
  columns: answerCells.length,
  read: ({ row, column }) => shown[row]?.texts[answerCells[column]!] ?? '',
  write: ({ row, column }, text) => shown[row]?.isOpen && type(shown[row].line, answerCells[column]!, text),
  paste: (place, block) => {
    const lines = shown.map(({ line }) => line)
    if (place.row + block.length > lines.length)
      return `This block has ${several(block.length, 'row', 'rows')}, ${lines.length - place.row} fit here`
    fill(changesOfBlock(lines, place, block))
    return null
  },
  undo,
  redo,
  rest,
})

type Fault = { inquiryId: number; cell: AnswerCell | null; words: string }

/** What is to mend, line by line: what is typed wrong, lines that were revised meanwhile, and what the server refused. */
function faultsOf(answers: readonly Answered[], refusals: Answers['refusals']): Fault[] {
  return answers.flatMap(({ line, faults, isChanged, isOutdated }) => {
    const name = lineName(line)
    const typed = Object.entries(faults).map(([cell, message]) => ({ cell: cell as AnswerCell, message }))
    const revised =
      isChanged && isOutdated
        ? [
            {
              cell: null,
              message: `The inquiry is at revision ${bidderLetter(line.revision)} now. Look at what changed first.`,
            },
          ]
        : []
    const said = refusals.filter(({ inquiryId }) => inquiryId === line.id)
    return [...typed, ...(revised.length ? revised : said)].map(({ cell, message }) => ({
      inquiryId: line.id,
      cell,
      words: cell ? `${name}, ${answerLabels[cell]}: ${message}` : `${name}: ${message}`,
    }))
  })
}

function refusedCells(refusals: Answers['refusals']): ReadonlyMap<number, Answered['faults']> {
  const cells = new Map<number, Answered['faults']>()
  for (const { inquiryId, cell, message } of refusals)
    if (cell) cells.set(inquiryId, { ...cells.get(inquiryId), [cell]: message })
  return cells
}

/** '31 priced · 5 no quote · 4 without an answer', and what the prices come to. */
function Sums({ answers, left }: { answers: readonly Answered[]; left: number }) {
  const { price } = sumsOf(answers)
  return (
    <Row wrap gap="medium" lineGap="hair" role="status">
      <Text figures>{sumsInWords(sumsOf(answers)).join(' · ')}</Text>
      {price > 0 && (
        <Text as="strong" figures>
          {money(price)}
        </Text>
      )}
      {left > 0 && <Text tone="secondary">Kept in this tab until you send it</Text>}
    </Row>
  )
}
