'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button'
import type { FilterField } from './filter-field'
import css from './FilterPanel.module.css'

type Props = {
  /** The button that opens it has this as its `popoverTarget`. */
  id: string
  label: string
  fields: readonly FilterField[]
  /** Its choices are in the page before the code of the page is. */
  ahead?: boolean
}

/** The controls of filters, which the browser opens below their button. */
export function FilterPanel({ id, label, fields, ahead }: Props) {
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  // The browser opens it without code, too.
  useEffect(() => setOpen(panel.current!.matches(':popover-open')), [])
  // What opens takes the focus.
  useEffect(() => {
    if (open) panel.current!.querySelector<HTMLElement>('select, input')?.focus()
  }, [open])
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="group"
      aria-label={label}
      className={css.panel}
      onToggle={(event) => setOpen(event.newState === 'open')}
    >
      {fields.map((field) => (open || (ahead && !field.asks) ? <div key={field.label}>{field.control}</div> : null))}
      <Button popoverTarget={id} popoverTargetAction="hide" className={css.done}>
        Done
      </Button>
    </div>
  )
}
