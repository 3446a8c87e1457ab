import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { keepSlot, readSlot } from '@/lib/client/session-storage'
import type { RfqDetail, RfqLine } from '@/lib/contract/trade/rfqs'
import type { AnswerCell } from '@/lib/rules/trade/rfq/answer-line'
import { answerOf, NOTHING_TYPED, withTexts, type Answered, type Refusal, type Typed } from './answers'

const UNDO_MAX = 200
type Steps = { past: readonly Typed[]; now: Typed; future: readonly Typed[] }
type Refusals = readonly Refusal[]

/** What a supplier types into the lines of a request, kept in this tab until it is sent. */
export function useAnswers(rfq: RfqDetail, viewerId: number) {
  const slot = `draft:rfq-answers-${viewerId}-${rfq.id}` as const
  const [steps, setSteps] = useState<Steps>(() => ({
    past: [],
    now: readSlot<Typed>(slot) ?? NOTHING_TYPED,
    future: [],
  }))
  const { past, now, future } = steps
  const [refusals, setRefusals] = useState<Refusals>([])
  const [acts] = useState(() => actsOn(setSteps, setRefusals))
  // A line that didn't change keeps its answer, so that it isn't drawn again.
  const [known] = useState(() => new Map<number, { of: readonly unknown[]; answer: Answered }>())
  useEffect(() => keepSlot(slot, now), [slot, now])
  const answers = rfq.lines.map((line) => {
    const of = [line, now.cells[line.id], now.read[line.id]]
    const had = known.get(line.id)
    if (had?.of.every((one, at) => one === of[at])) return had.answer
    const answer = answerOf(line, now)
    known.set(line.id, { of, answer })
    return answer
  })
  return {
    ...acts,
    answers,
    refusals,
    refuse: setRefusals,
    hasRead: ({ id, revision }: RfqLine) => now.read[id] === revision,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  }
}
export type Answers = ReturnType<typeof useAnswers>

function actsOn(setSteps: Dispatch<SetStateAction<Steps>>, setRefusals: Dispatch<SetStateAction<Refusals>>) {
  /** The cell whose letters are one step of undoing. */
  let typing = ''
  const write = (change: (typed: Typed) => Typed, cell = '') => {
    const isSame = cell !== '' && cell === typing
    typing = cell
    setSteps(({ past, now }) => ({
      past: isSame ? past : [...past, now].slice(-UNDO_MAX),
      now: change(now),
      future: [],
    }))
  }
  const mended = (ids: readonly number[]) =>
    setRefusals((all) => {
      const left = all.filter(({ inquiryId }) => !ids.includes(inquiryId))
      return left.length === all.length ? all : left
    })
  return {
    type: (line: RfqLine, cell: AnswerCell, text: string) => {
      write((typed) => withTexts(typed, [{ line, texts: { [cell]: text } }]), `${line.id} ${cell}`)
      mended([line.id])
    },
    /** Several cells as one step. */
    fill: (changes: Parameters<typeof withTexts>[1]) => {
      write((typed) => withTexts(typed, changes))
      mended(changes.map(({ line }) => line.id))
    },
    /** The supplier has this revision of the line before it. */
    look: ({ id, revision }: RfqLine) => {
      setSteps((all) => ({ ...all, now: { ...all.now, read: { ...all.now.read, [id]: revision } } }))
      mended([id])
    },
    /** These lines are with the customer now. */
    sent: (ids: readonly number[]) => {
      const without = ({ cells, read }: Typed): Typed => ({
        cells: Object.fromEntries(Object.entries(cells).filter(([id]) => !ids.includes(Number(id)))),
        read,
      })
      setSteps(({ now }) => ({ past: [], now: without(now), future: [] }))
      setRefusals([])
    },
    /** Typing in this cell is done: what follows is another step. */
    rest: () => void (typing = ''),
    undo: () => {
      typing = ''
      setSteps((all) => {
        const before = all.past.at(-1)
        return before ? { past: all.past.slice(0, -1), now: before, future: [...all.future, all.now] } : all
      })
    },
    redo: () => {
      typing = ''
      setSteps((all) => {
        const next = all.future.at(-1)
        return next ? { past: [...all.past, all.now], now: next, future: all.future.slice(0, -1) } : all
      })
    },
  }
}
