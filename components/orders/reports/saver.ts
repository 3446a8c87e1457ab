import { Problem } from '@/lib/contract/core/problem'
import type { Found } from '@/lib/rules/orders/tolerance'

/** Saved: all values are stored. Waiting: the line is down, and it is tried again. Stopped: the server refuses for a reason that stays. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'stopped'

type Options = {
  /** Sends values as the call `reports.write` takes them. */
  send: (values: Found[]) => Promise<unknown>
  onChange: () => void
  /** The server refused the value of a cell. */
  onRefused: (key: string, why: string) => void
}

const BATCH_MS = 300
const BATCH_MAX = 500
const RETRY_MS = 2_000
const RETRY_MAX_MS = 30_000

/** Saves values in batches, the latest of each cell, and sends them again while the line is down. */
export class Saver {
  private unsaved = new Map<string, Found>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private sending: Promise<void> | null = null
  private failures = 0
  /** Why the server takes nothing any more. */
  stopped: string | null = null
  /** The refusal itself, for what says it in another language. */
  stoppedBy: unknown = null

  constructor(private options: Options) {}

  get keys() {
    return [...this.unsaved.keys()]
  }

  has = (key: string) => this.unsaved.has(key)

  put(key: string, value: Found) {
    this.unsaved.set(key, value)
    this.soon(BATCH_MS)
  }

  drop = (key: string) => void this.unsaved.delete(key)

  /** Sends what waits, now; after a refusal, too. */
  retry = () => {
    this.failures = 0
    this.stopped = null
    void this.flush()
  }

  get state(): SaveState {
    if (this.stopped) return 'stopped'
    if (!this.unsaved.size) return 'saved'
    return this.failures ? 'waiting' : 'saving'
  }

  /** Ends when everything is saved. Throws why when it can't be. */
  async settled(): Promise<void> {
    while (this.unsaved.size) {
      await this.flush()
      if (this.stopped) throw new Problem('conflict', this.stopped)
      if (this.failures) throw new Problem('unavailable', 'We can’t reach the server. What you typed is still here.')
    }
  }

  /** Forgets everything, and sends nothing any more. */
  close() {
    clearTimeout(this.timer)
    this.unsaved.clear()
  }

  private soon(ms: number) {
    this.timer ??= setTimeout(() => void this.flush(), ms)
  }

  private flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.sending ??= this.sendBatch().finally(() => {
      this.sending = null
      this.options.onChange()
      if (this.unsaved.size && !this.stopped) this.soon(this.failures ? this.pause() : 0)
    })
    return this.sending
  }

  private pause = () => Math.min(RETRY_MS * 2 ** (this.failures - 1), RETRY_MAX_MS)

  private async sendBatch() {
    const batch = [...this.unsaved].slice(0, BATCH_MAX)
    if (!batch.length) return
    try {
      await this.options.send(batch.map(([, value]) => value))
      this.failures = 0
      // It may have been typed over meanwhile.
      for (const [key, value] of batch) if (this.unsaved.get(key) === value) this.unsaved.delete(key)
    } catch (error) {
      if (error instanceof Problem && error.code === 'validation') return this.refuse(batch, error)
      this.failures++
      if (isPassing(error)) return
      this.stoppedBy = error
      this.stopped = error instanceof Problem ? error.message : 'Something went wrong'
    }
  }

  /** The refused values are dropped; the others of the batch are sent again. */
  private refuse(batch: [string, Found][], { issues, message }: Problem) {
    this.failures = 0
    const named = (issues ?? []).flatMap(({ path, message }) => {
      const key = batch[Number(/^values\.(\d+)/.exec(path)?.[1])]?.[0]
      return key === undefined ? [] : [[key, message] as const]
    })
    for (const [key, why] of named.length ? named : batch.map(([key]) => [key, message] as const)) {
      this.unsaved.delete(key)
      this.options.onRefused(key, why)
    }
  }
}

/** Failures that end by themselves: the line, the server, too many calls. */
const isPassing = (error: unknown) =>
  error instanceof Problem && ['unavailable', 'internal', 'rate_limited'].includes(error.code)
