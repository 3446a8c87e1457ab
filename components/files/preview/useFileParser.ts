'use client'

import { useEffect, useState } from 'react'

/** Work that ends with a value or is stopped. `stop` is called at its end as well. */
export type Job<T> = { result: Promise<T>; stop: () => void }

type Ending<T> =
  | { kind: 'shown'; value: T }
  | { kind: 'broken'; why: string }
  | { kind: 'stopped'; by: 'time' | 'person' }
export type Reading<T> = { kind: 'reading' } | Ending<T>

/** Reading a file may take so long. */
export const LIMIT_SECONDS = 60

/** Reads a file once it is shown: until it is done, cancelled, out of time or no longer shown. `start` must keep its identity. */
export function useFileParser<T>(start: () => Job<T>) {
  const [state, setState] = useState<Reading<T>>({ kind: 'reading' })
  const isReading = state.kind === 'reading'

  useEffect(() => {
    if (!isReading) return
    const job = start()
    let left = false
    const end = (ending: Ending<T>) => left || setState(ending)
    const timer = setTimeout(() => end({ kind: 'stopped', by: 'time' }), LIMIT_SECONDS * 1000)
    job.result.then(
      (value) => end({ kind: 'shown', value }),
      (error: Error) => end({ kind: 'broken', why: error.message }),
    )
    return () => {
      left = true
      clearTimeout(timer)
      job.stop()
    }
  }, [isReading, start])

  return {
    state,
    cancel: () => setState({ kind: 'stopped', by: 'person' }),
    again: () => setState({ kind: 'reading' }),
  }
}
