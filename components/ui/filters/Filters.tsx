'use client'

import { ChevronDown, X } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useRef } from 'react'
import css from './Filters.module.css'
import { useUrlState } from '../hooks/useUrlState'

type Props = { label: string; param: string; shallow?: boolean }
const useFilter = ({ param, shallow }: Props) => {
  const address = useUrlState()
  const change = (value: string) =>
    address[shallow ? 'set' : 'go']({ [param]: value || null, cursor: null, page: null, id: null })
  return { value: address.get(param) ?? '', change }
}

type Option = { value: string; label: string }
type Choices = {
  options: readonly Option[]
  /** Further choices, under a heading each. */
  groups?: readonly { label: string; options: readonly Option[] }[]
}

/** A filter in the address with a fixed choice; the option with value '' is what holds when nothing was chosen. */
export function FilterSelect({ options, groups = [], ...props }: Props & Choices) {
  const { value, change } = useFilter(props)
  const select = useRef<HTMLSelectElement>(null)
  const awake = useRef(false)

  // Takes over a choice made before hydration.
  useEffect(() => {
    if (awake.current) return
    awake.current = true
    const early = select.current!.value
    if (early !== value) change(early)
  }, [value, change])

  return (
    <label className={css.filter}>
      <span>{props.label}</span>
      <select ref={select} value={value} onChange={(e) => change(e.target.value)} autoComplete="off">
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
      <ChevronDown size={15} aria-hidden />
    </label>
  )
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

/** The filters that hold now, each one a way to take it off. `filters` lists only those that are set. */
export function FilterChips({ filters }: { filters: readonly { param: string; label: string; value: string }[] }) {
  const address = useUrlState()
  if (!filters.length) return null
  const off = (params: string[]) =>
    address.href(Object.fromEntries([...params, 'cursor', 'page'].map((param) => [param, null])))
  return (
    <div className={css.chips} role="group" aria-label="Active filters">
      {filters.map(({ param, label, value }) => (
        <Link
          key={param}
          href={off([param])}
          scroll={false}
          prefetch={false}
          className={css.chip}
          aria-label={`Remove filter ${label}: ${value}`}
        >
          {label}: {value}
          <X size={13} aria-hidden />
        </Link>
      ))}
      <Link href={off(filters.map((f) => f.param))} scroll={false} prefetch={false} className={css.clear}>
        Clear all
      </Link>
    </div>
  )
}
