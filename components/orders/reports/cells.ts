import { Problem } from '@/lib/contract/core/problem'
import type { Characteristic, Report } from '@/lib/contract/orders/report'
import { measureIn } from '@/lib/terms/measure'
import { judged, passes, type Found, type Judged } from '@/lib/rules/orders/tolerance'
import { Saver } from './saver'

/** What a cell holds. A text that is no value stays as it was typed, with the reason. */
export type Cell = {
  text: string
  value: number | null
  ok: boolean | null
  /** Null while there is no finding. */
  passes: boolean | null
  /** Why its text is not saved. */
  refused?: string
  /** Who of the own side found it last. */
  by?: string
}

/** What is kept through a reload of the tab: texts by cell. */
export type Kept = Record<string, string>

type Options = {
  send: (values: Found[]) => Promise<unknown>
  /** What a reload left unsaved. */
  kept?: Kept | null
  /** Called with what is not saved, when that changes. */
  keep?: (unsaved: Kept) => void
}

/** A typed text is judged once the typing pauses so long (ms). */
const PAUSE_MS = 300
/** An answer that was asked for before a save must not bring the old value back (ms). */
const FRESH_MS = 5_000
export const NO_NUMBER = 'A number with at most 5 decimals'

export const OK = 'OK'
export const NOT_OK = 'Not OK'
const EMPTY: Cell = { text: '', value: null, ok: null, passes: null }

const keyOf = (characteristicId: number, sample: number) => `${characteristicId} ${sample}`
const partsOf = (key: string) => key.split(' ').map(Number) as [characteristicId: number, sample: number]

/** The values of a report in this tab: judged as they are typed, and saved. */
export class Cells {
  private cells = new Map<string, Cell>()
  private refused = new Set<string>()
  private writtenAt = new Map<string, number>()
  private typing = new Map<string, ReturnType<typeof setTimeout>>()
  private listeners = new Set<() => void>()
  private total: Judged | null = null
  readonly saver: Saver

  constructor(
    private report: Report,
    private options: Options,
  ) {
    this.saver = new Saver({
      send: options.send,
      onChange: () => this.changed(),
      onRefused: (key, refused) => this.put(key, { ...EMPTY, text: this.cells.get(key)?.text ?? '', refused }),
    })
    this.take(report)
    this.writeAll(
      Object.entries(options.kept ?? {}).flatMap(([key, text]) => {
        const [id, sample] = partsOf(key)
        const characteristic = this.characteristic(id)
        return characteristic && sample <= report.sampleSize ? [{ characteristic, sample, text }] : []
      }),
    )
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  get(characteristicId: number, sample: number): Cell {
    return this.cells.get(keyOf(characteristicId, sample)) ?? EMPTY
  }

  /** Takes over what the server knows. What was typed and isn't saved stays. */
  take(report: Report) {
    this.report = report
    const cells = new Map<string, Cell>()
    for (const { characteristicId, sample, value, ok, by } of report.measurements) {
      const characteristic = this.characteristic(characteristicId)
      if (characteristic) cells.set(keyOf(characteristicId, sample), { ...cellOf(characteristic, { value, ok }), by })
    }
    for (const key of [...this.cells.keys(), ...this.saver.keys]) {
      const characteristic = this.characteristic(partsOf(key)[0])
      const cell = this.cells.get(key) ?? EMPTY
      if (!characteristic) {
        this.saver.drop(key)
        this.refused.delete(key)
      }
      // Its tolerance may be another now.
      else if (this.isOwn(key, cell)) cells.set(key, { ...cell, passes: passes(characteristic, cell) })
    }
    this.cells = cells
    this.changed()
  }

  private characteristic = (id: number) => this.report.characteristics.find((one) => one.id === id)

  private isOwn(key: string, cell: Cell) {
    const isFresh = Date.now() - (this.writtenAt.get(key) ?? 0) < FRESH_MS
    return isFresh || this.saver.has(key) || this.typing.has(key) || cell.refused !== undefined
  }

  /** A text as it is typed; it is judged and saved once the typing pauses. */
  type(characteristic: Characteristic, sample: number, text: string) {
    const key = keyOf(characteristic.id, sample)
    clearTimeout(this.typing.get(key))
    this.typing.set(
      key,
      setTimeout(() => this.commit(characteristic, sample), PAUSE_MS),
    )
    this.put(key, { ...EMPTY, text })
    this.notify()
  }

  /** Judges a typed text, and saves it. */
  commit(characteristic: Characteristic, sample: number) {
    const key = keyOf(characteristic.id, sample)
    if (!this.typing.has(key)) return
    clearTimeout(this.typing.get(key))
    this.typing.delete(key)
    this.write(characteristic, sample, this.get(characteristic.id, sample).text)
  }

  /** Puts a text into a cell, and saves it. */
  write = (characteristic: Characteristic, sample: number, text: string) =>
    this.writeAll([{ characteristic, sample, text }])

  /** Puts texts into cells, and saves them. */
  writeAll(texts: readonly { characteristic: Characteristic; sample: number; text: string }[]) {
    for (const { characteristic, sample, text } of texts) this.writeOne(characteristic, sample, text)
    this.changed()
  }

  private writeOne(characteristic: Characteristic, sample: number, text: string) {
    const key = keyOf(characteristic.id, sample)
    const finding = findingIn(characteristic, text)
    if (finding) {
      this.put(key, text.trim() ? { ...cellOf(characteristic, finding), text: text.trim() } : EMPTY)
      this.saver.put(key, { characteristicId: characteristic.id, sample, ...finding })
    } else {
      this.put(key, { ...EMPTY, text, refused: NO_NUMBER })
      this.saver.drop(key)
    }
    this.writtenAt.set(key, Date.now())
  }

  private put(key: string, cell: Cell) {
    this.cells.set(key, cell)
    if (cell.refused === undefined) this.refused.delete(key)
    else this.refused.add(key)
  }

  /** Ends when everything that was typed is saved. Throws why when it can't be. */
  async settled(): Promise<void> {
    for (const key of [...this.typing.keys()]) {
      const [id, sample] = partsOf(key)
      const characteristic = this.characteristic(id)
      if (characteristic) this.commit(characteristic, sample)
    }
    await this.saver.settled()
    if (this.refusals().length) throw new Problem('validation', 'Some values are not saved: correct them first')
  }

  /** The cells whose text is not saved, with the reasons. */
  refusals() {
    return [...this.refused].map((key) => {
      const [id, sample] = partsOf(key)
      const { text, refused: why } = this.cells.get(key)!
      return { key, name: this.characteristic(id)!.name, sample, text, why: why! }
    })
  }

  /** Changes with each text that is refused, and with each that is mended. */
  get refusalCount() {
    return this.refused.size
  }

  /** What the values come to, by the rule that the server has. */
  judged(): Judged {
    const { characteristics, sampleSize, acceptMax } = this.report
    return (this.total ??= judged(characteristics, this.found(), { sampleSize, accept: acceptMax }))
  }

  /** The first cell without a finding, row by row, or of one characteristic; null when all are filled. */
  firstOpen(name?: string): { row: number; sample: number } | null {
    const { characteristics, sampleSize } = this.report
    for (const [row, one] of characteristics.entries()) {
      if (name !== undefined && one.name !== name) continue
      for (let sample = 1; sample <= sampleSize; sample++)
        if (this.get(one.id, sample).text === '') return { row, sample }
    }
    return null
  }

  /** Whether a piece failed in any characteristic. */
  pieceFails = (sample: number) => this.report.characteristics.some(({ id }) => this.get(id, sample).passes === false)

  private found(): Found[] {
    return [...this.cells].map(([key, { value, ok }]) => {
      const [characteristicId, sample] = partsOf(key)
      return { characteristicId, sample, value, ok }
    })
  }

  private changed() {
    this.total = null
    const keys = [...this.saver.keys, ...this.refused]
    this.options.keep?.(Object.fromEntries(keys.map((key) => [key, this.cells.get(key)?.text ?? ''])))
    this.notify()
  }

  private notify = () => this.listeners.forEach((listener) => listener())

  /** Forgets everything, and sends nothing any more. */
  close() {
    this.typing.forEach((timer) => clearTimeout(timer))
    this.typing.clear()
    this.saver.close()
  }
}

/** A finding as a cell shows it. */
function cellOf(characteristic: Characteristic, { value, ok }: Pick<Found, 'value' | 'ok'>): Cell {
  const text = value !== null ? String(value) : ok === null ? '' : ok ? OK : NOT_OK
  return { text, value, ok, passes: passes(characteristic, { value, ok }) }
}

/** The finding that a text is of a characteristic; null when it is none. */
function findingIn({ nominal }: Characteristic, text: string): Pick<Found, 'value' | 'ok'> | null {
  if (!text.trim()) return { value: null, ok: null }
  if (nominal === null) return text === OK || text === NOT_OK ? { value: null, ok: text === OK } : null
  const value = measureIn(text)
  return value === null ? null : { value, ok: null }
}
