'use client'

import { ChevronDown, Plus, X } from 'lucide-react'
import Link from 'next/link'
import { useId } from 'react'
import { Button } from '../controls/Button'
import { useUrlState } from '../hooks/useUrlState'
import text from '../layout/text.module.css'
import { chipsOf, type Chip, type FilterField } from './filter-field'
import css from './FilterBar.module.css'
import { FilterPanel } from './FilterPanel'

type Props = {
  fields: readonly FilterField[]
  /** What narrows the list now, in words. */
  narrowed: readonly { param: string; label: string; value: string }[]
  /** What they narrow, where a screen has several lists: 'inquiries'. */
  of?: string
}

/** One button that sets a filter, and a chip for each that holds: it opens to be changed, and goes by its cross. */
export function FilterBar({ fields, narrowed, of }: Props) {
  const address = useUrlState()
  const id = useId()
  const off = (params: readonly string[]) =>
    address.link(Object.fromEntries([...params, 'cursor', 'page'].map((param) => [param, null])))
  const chips = chipsOf(narrowed, fields)
  return (
    <>
      {fields.length > 0 && (
        <>
          <Button popoverTarget={id} startIcon={<Plus size={16} aria-hidden />}>
            <span>
              Filter
              {of && <span className={text.unseen}> {of}</span>}
            </span>
          </Button>
          <FilterPanel id={id} label={of ? `Filters of ${of}` : 'Filters'} fields={fields} ahead />
        </>
      )}
      {chips.length > 0 && (
        <div className={css.chips} role="group" aria-label="Active filters">
          {chips.map((chip) => (
            <FilterChip key={chip.params.join()} chip={chip} off={off(chip.params)} />
          ))}
          {chips.length > 1 && (
            <Link {...off(chips.flatMap(({ params }) => params))} className={css.clear}>
              Clear all
            </Link>
          )}
        </div>
      )}
    </>
  )
}

type ChipProps = {
  chip: Chip
  /** The link that takes it off. */
  off: ReturnType<ReturnType<typeof useUrlState>['link']>
}

/** A filter that holds. One that the screen sets elsewhere can only be taken off. */
function FilterChip({ chip: { label, value, field }, off }: ChipProps) {
  const id = useId()
  const words = (
    <span className={css.words}>
      <span className={css.label}>{label}:</span> <bdi>{value}</bdi>
    </span>
  )
  return (
    <span className={css.chip}>
      {field ? (
        <>
          <button type="button" popoverTarget={id} className={css.open}>
            {words}
            <ChevronDown size={13} aria-hidden />
          </button>
          <FilterPanel id={id} label={label} fields={[field]} />
        </>
      ) : (
        words
      )}
      <Link {...off} className={css.off} aria-label={`Remove filter ${label}: ${value}`}>
        <X size={14} aria-hidden />
      </Link>
    </span>
  )
}
