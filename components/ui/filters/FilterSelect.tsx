'use client'

import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import css from './FilterControl.module.css'
import { useUrlState } from '../hooks/useUrlState'

type Props = { label: string; param: string; shallow?: boolean }
const useFilter = ({ param, shallow }: Props) => {
  const address = useUrlState()
  const inAddress = address.get(param) ?? ''
  const [value, setValue] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  // Back or a chip changed the address: the choice follows.
  if (known !== inAddress) {
    setKnown(inAddress)
    setValue(inAddress)
  }
  const change = (chosen: string) => {
    setValue(chosen)
    address[shallow ? 'set' : 'go']({ [param]: chosen || null, cursor: null, page: null, id: null })
  }
  return { value, change }
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
