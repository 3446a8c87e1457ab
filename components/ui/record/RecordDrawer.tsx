'use client'

import type { ReactNode } from 'react'
import { Button } from '../controls/Button'
import { EntityId } from '../data/EntityId'
import { ErrorState } from '../feedback/ErrorState'
import { Bone } from '../feedback/Skeletons'
import { useTabTitle } from '../hooks/useTabTitle'
import { DetailDrawer } from './DetailDrawer'
import type { OpenRecord } from './useRecord'

type Props<T> = {
  record: OpenRecord<T>
  /** What it is, in words: 'Receipt Details'. */
  kind?: string
  /** What it is called, in a sentence: 'receipt'. */
  noun: string
  /** Its id as it is read, before the thing is here too: 'RCPT-0012'. */
  idOf?: (id: number) => string
  /** What else stands above the title, after the id. */
  label?: (value: T) => ReactNode
  title: (value: T) => string
  /** The title until it is here. */
  untitled: string
  /** What the browser's tab has beside the screen's name. */
  tab?: (value: T) => string
  sheet?: (value: T) => string
  status?: (value: T) => ReactNode
  tools?: (value: T) => ReactNode
  foot?: (value: T) => ReactNode
  /** Why its reader may find none. The foot has a Close button until it is here. */
  gone?: string
  wide?: boolean
  children: (value: T) => ReactNode
}

/** The drawer of the thing that an address names: with what is known until it is read, and what went wrong where it can't be. */
export function RecordDrawer<T>({ record, kind, noun, idOf, label, gone, children, wide, ...of }: Props<T>) {
  const { isOpen, id, value, isGone, error, retry, close } = record
  useTabTitle(isOpen && value && of.tab ? of.tab(value) : null)
  const ownId = idOf && id !== null && <EntityId>{idOf(id)}</EntityId>
  const beside = value && label?.(value)
  const saysGone = isGone && gone
  return (
    <DetailDrawer
      wide={wide}
      open={isOpen}
      onClose={close}
      kind={kind}
      sheet={value && of.sheet?.(value)}
      label={
        (ownId || beside) && (
          <>
            {ownId}
            {beside}
          </>
        )
      }
      title={value ? of.title(value) : saysGone ? `${of.untitled} not found` : of.untitled}
      status={value && of.status?.(value)}
      tools={value && of.tools?.(value)}
      foot={value ? of.foot?.(value) : gone && <Button onClick={close}>Close</Button>}
    >
      {value ? (
        children(value)
      ) : saysGone ? (
        <p>{gone}</p>
      ) : error ? (
        <ErrorState title={`Couldn’t load this ${noun}`} problem={error} onRetry={retry} />
      ) : (
        <div role="status" aria-busy aria-label="Loading">
          <Bone height={180} />
          <Bone width="40%" />
          <Bone height={56} />
        </div>
      )}
    </DetailDrawer>
  )
}
