import { call } from '@/lib/client/call'
import { errorMessage } from '@/lib/client/error-message'
import { newKey } from '@/lib/client/idempotency-key'
import { Problem } from '@/lib/contract/core/problem'
import type { RfqDetail } from '@/lib/contract/trade/rfqs'
import { RFQ_LINES_MAX } from '@/lib/terms/rfq-limits'
import { textOf, type CellName } from '@/lib/rules/trade/rfq/draft-line'
import type { Asked } from '@/lib/contract/wire'
import { changesOf, lineAfter, rebased, type Lines } from './lines'

/** Saved: the server has everything. Waiting: the line is down, and it is tried again. Changed: a colleague has saved. Stopped: the server refuses. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'waiting' | 'changed' | 'stopped'

export type Shown = {
  /** As they are typed here. */
  lines: Lines
  /** What the server said last; null before the first line. */
  answer: RfqDetail | null
  state: SaveState
  /** Why it is not saved. */
  why: string | null
}

type Files = NonNullable<Asked<'PATCH /api/rfqs/{id}'>['files']>
type Begun = Asked<'POST /api/rfqs'>

/** Typing rests for so long before it is saved. */
const REST_MS = 1_000
const RETRY_MS = 2_000
const RETRY_MAX_MS = 30_000
const UNDO_MAX = 200
export const TOO_MANY = `At most ${RFQ_LINES_MAX} lines in one request`

/** The draft of a request as it is typed, saved a second after the last key. */
export class RfqDraft {
  shown: Shown
  private saved: Lines
  private decimalComma: boolean | undefined
  private past: Lines[] = []
  private future: Lines[] = []
  /** The cell whose letters are one step of undoing. */
  private typing = ''
  private files: Required<Files> = { add: [], remove: [], place: [] }
  /** The first save: sent again as it was until it is answered. */
  private begun: { body: Begun; lines: Lines; key: string } | null = null
  private sending: Promise<void> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private closed = false
  private listeners = new Set<() => void>()

  constructor(
    answer: RfqDetail | null,
    private options: {
      /** The draft has its id. */
      onBegun: (id: number) => void
      onAnswer: (answer: RfqDetail) => void
      /** It was submitted or removed elsewhere. */
      onGone: () => void
    },
  ) {
    this.saved = answer?.draft?.lines ?? []
    this.shown = { lines: this.saved, answer, state: 'saved', why: null }
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  get isSaved() {
    return this.shown.state === 'saved'
  }

  /** Writes a text into a cell; without a line, into a new one below. */
  type(key: string | null, cell: CellName, text: string) {
    const { lines } = this.shown
    if (key === null) {
      if (!text || lines.length >= RFQ_LINES_MAX) return null
      const fresh = { ...lineAfter(lines), [cell]: text }
      this.write([...lines, fresh], `${fresh.key} ${cell}`)
      return fresh.key
    }
    if (lines.some((line) => line.key === key && textOf(line[cell]) !== text))
      this.write(
        lines.map((line) => (line.key === key ? { ...line, [cell]: text } : line)),
        `${key} ${cell}`,
      )
    return key
  }

  /** Puts other lines in the place of these, as one step of undoing; letters of one cell are one step. */
  write(lines: Lines, typing = '') {
    if (!typing || typing !== this.typing) this.past = [...this.past, this.shown.lines].slice(-UNDO_MAX)
    this.typing = typing
    this.future = []
    this.show({ lines })
    this.later()
  }

  /** Typing in this cell is done: what follows is another step. */
  rest = () => void (this.typing = '')

  undo = () => this.step('past', 'future')
  redo = () => this.step('future', 'past')

  private step(from: 'past' | 'future', to: 'past' | 'future') {
    const lines = this[from].at(-1)
    if (!lines) return
    this[from] = this[from].slice(0, -1)
    this[to] = [...this[to], this.shown.lines]
    this.typing = ''
    this.show({ lines })
    this.later()
  }

  /** How numbers are written in the list that was read. */
  readWith(decimalComma: boolean) {
    this.decimalComma = decimalComma
    this.later(0)
  }

  addFile = (id: number) => this.changeFiles({ add: [{ id }] })
  removeFile = (id: number) => this.changeFiles({ remove: [id] })
  /** Which line has a file: its key, `*` for all, null for what its name says. */
  placeFile = (id: number, key: string | null) => this.changeFiles({ place: [{ id, key }] })

  private changeFiles({ add = [], remove = [], place = [] }: Files) {
    const { files } = this
    this.files = {
      add: [...files.add, ...add],
      remove: [...files.remove, ...remove],
      place: [...files.place, ...place],
    }
    this.later(300)
  }

  /** Saves what waits, now. Throws why when it can't be saved. */
  async settled(): Promise<void> {
    for (let tries = 0; tries < 5 && !this.isSaved; tries++) {
      await this.save()
      const { state, why } = this.shown
      if (state === 'changed' || state === 'stopped') throw new Problem('conflict', why ?? '')
      if (state === 'waiting')
        throw new Problem('unavailable', 'We can’t reach the server. What you typed is still here.')
    }
  }

  retry = () => {
    this.failures = 0
    void this.save()
  }

  /** A newer answer that another tab or colleague brought about: taken while nothing waits here. */
  take(answer: RfqDetail) {
    const { draft } = answer
    if (!draft || draft.version <= (this.shown.answer?.draft?.version ?? 0) || !this.isSaved || this.sending) return
    this.adopt(answer, draft.lines)
  }

  /** Takes what is on the server, and what was typed here on top of it. */
  loadAgain = async () => {
    const { answer } = this.shown
    if (!answer) return
    const newest = await call('GET /api/rfqs/{id}', { id: answer.id })
    if (!newest.draft) return this.options.onGone()
    const known = new Set(this.saved.map(({ key }) => key))
    const mine = changesOf(this.saved, this.shown.lines)
    this.adopt(
      newest,
      newest.draft.lines,
      rebased(mine, newest.draft.lines, (key) => !known.has(key)),
    )
    this.later(0)
  }

  private adopt(answer: RfqDetail, saved: Lines, lines: Lines = saved) {
    this.saved = saved
    this.past = []
    this.future = []
    this.show({ answer, lines, state: 'saved', why: null })
    this.options.onAnswer(answer)
  }

  open = () => void (this.closed = false)

  /** Sends nothing any more; what waits goes out at once. */
  close() {
    if (!this.isSaved) void this.save()
    this.closed = true
    clearTimeout(this.timer)
  }

  private show(part: Partial<Shown>) {
    this.shown = { ...this.shown, ...part }
    this.listeners.forEach((listener) => listener())
  }

  private later(ms = REST_MS) {
    if (this.shown.state === 'saved' || this.shown.state === 'stopped') this.show({ state: 'unsaved', why: null })
    // A colleague has saved: the person chooses when to load it.
    if (this.shown.state === 'changed' || this.closed) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.save(), ms)
  }

  private save(): Promise<void> {
    clearTimeout(this.timer)
    this.sending ??= this.send().finally(() => (this.sending = null))
    return this.sending
  }

  private async send() {
    const { lines, answer } = this.shown
    const [files, decimalComma] = [this.files, this.decimalComma]
    const change = changesOf(this.saved, lines)
    const hasFiles = Object.values(files).some((of) => of.length)
    if (!change && !hasFiles && decimalComma === undefined && !this.begun)
      return this.show({ state: 'saved', why: null })
    this.files = { add: [], remove: [], place: [] }
    this.decimalComma = undefined
    this.show({ state: 'saving', why: null })
    try {
      if (answer) {
        const sent = await call('PATCH /api/rfqs/{id}', {
          id: answer.id,
          version: answer.draft!.version,
          ...change,
          ...(hasFiles && { files }),
          ...(decimalComma !== undefined && { decimalComma }),
        })
        this.done(sent, lines)
      } else await this.begin(lines, { files, decimalComma })
    } catch (error) {
      this.files = {
        add: [...files.add, ...this.files.add],
        remove: [...files.remove, ...this.files.remove],
        place: [...files.place, ...this.files.place],
      }
      this.decimalComma ??= decimalComma
      await this.failed(error)
    }
  }

  private async begin(lines: Lines, { files, decimalComma }: { files: Files; decimalComma?: boolean }) {
    const body = { lines: [...lines], files: files.add, ...(decimalComma !== undefined && { decimalComma }) }
    this.begun ??= { body, lines, key: newKey() }
    const { body: first, lines: firstLines, key } = this.begun
    try {
      const answer = await call('POST /api/rfqs', first, { idempotencyKey: key })
      this.begun = null
      // A try that got no answer may have been sent before these files were there.
      const sent = new Set(first.files?.map(({ id }) => id))
      this.files.add = [...this.files.add, ...(files.add ?? []).filter(({ id }) => !sent.has(id))]
      this.options.onBegun(answer.id)
      this.done(answer, firstLines)
    } catch (error) {
      if (!isPassing(error)) this.begun = null
      throw error
    }
  }

  private done(answer: RfqDetail, lines: Lines) {
    this.failures = 0
    this.saved = lines
    this.options.onAnswer(answer)
    const hasMore =
      this.shown.lines !== lines || this.decimalComma !== undefined || Object.values(this.files).some((of) => of.length)
    this.show({ answer, state: hasMore ? 'unsaved' : 'saved' })
    if (hasMore) this.later()
  }

  private async failed(error: unknown) {
    const why = errorMessage(error, 'Something went wrong')
    if (isPassing(error)) {
      this.failures++
      this.show({ state: 'waiting', why })
      if (this.closed) return
      this.timer = setTimeout(() => void this.save(), Math.min(RETRY_MS * 2 ** (this.failures - 1), RETRY_MAX_MS))
    } else if (error instanceof Problem && error.code === 'conflict' && this.shown.answer) await this.outdated(why)
    else this.show({ state: 'stopped', why })
  }

  /** It has changed meanwhile: by an own save whose answer was lost, or by a colleague. */
  private async outdated(why: string) {
    const newest = await call('GET /api/rfqs/{id}', { id: this.shown.answer!.id }).catch(() => null)
    if (newest && !newest.draft) return this.options.onGone()
    const hasFiles = Object.values(this.files).some((of) => of.length)
    if (newest?.draft && !hasFiles && !changesOf(newest.draft.lines, this.shown.lines))
      return this.done(newest, this.shown.lines)
    this.show({ state: 'changed', why })
  }
}

/** Failures that end by themselves: the line, the server, too many calls. */
const isPassing = (error: unknown) =>
  error instanceof Problem && ['unavailable', 'internal', 'rate_limited'].includes(error.code)
