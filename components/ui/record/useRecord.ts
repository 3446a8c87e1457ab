'use client'

import { useApi } from '@/lib/client/api'
import type { Result } from '@/lib/client/call'
import type { Problem } from '@/lib/contract/core/problem'
import type { Asked, CallName } from '@/lib/contract/wire'
import { useUrlState } from '../hooks/useUrlState'

/** The calls that answer one thing by its id. */
type OneCall = {
  [C in CallName]: { id: string } extends Asked<C> ? (Result<C> extends { id: number } ? C : never) : never
}[CallName]

/** The thing that an address names. */
export type OpenRecord<T, Whole = T> = {
  isOpen: boolean
  /** As the address says it; null where that is no id. */
  id: number | null
  /** Undefined until it is read, and where there is none. */
  value: T | undefined
  /** The whole answer, where `value` may be a row of a list. */
  whole: Whole | undefined
  /** There is none, or its reader may not see it. */
  isGone: boolean
  error: Problem | undefined
  retry: () => void
  close: () => void
}

type Options<T> = {
  /** What the screen knows already: shown until the whole is here. */
  rows?: readonly T[]
  /** A row is the whole: nothing is asked for it, nor before the rows are here. */
  rowsAreWhole?: boolean
  /** What else of the address ends with it. */
  closes?: readonly string[]
}

/** Reads the thing that `?param=` names. */
export function useRecord<C extends OneCall, T extends { id: number } = Result<C>>(
  param: string,
  call: C,
  { rows, rowsAreWhole = false, closes = [] }: Options<T> = {},
): OpenRecord<T, Result<C> & T> {
  const address = useUrlState()
  const asked = address.get(param)
  const id = Number(asked)
  const row = rows?.find((one) => one.id === id)
  const isKnown = rowsAreWhole && (!rows || row !== undefined)
  const answer = useApi(call, asked && !isKnown ? ({ id: asked } as Asked<C>) : null)
  const read = answer.data as (Result<C> & T) | undefined
  const whole = read?.id === id ? read : undefined
  return {
    isOpen: asked !== null,
    id: Number.isInteger(id) && id > 0 ? id : null,
    value: rowsAreWhole ? (row ?? whole) : (whole ?? row),
    whole,
    isGone: answer.error?.code === 'not_found',
    error: answer.error,
    retry: () => void answer.mutate(),
    close: () => address.set(Object.fromEntries([param, ...closes].map((name) => [name, null]))),
  }
}
