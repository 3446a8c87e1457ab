'use client'

import { useState } from 'react'
import { DateInput } from '@/components/ui/controls/DateInput'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import css from './FilterControl.module.css'
import { fitsFilter, type Filter } from '@/lib/terms/filters/filter'

type Props = { label: string; param: string; filter: Filter; shallow?: boolean }

/** A day or an amount in rupees in the address. A day counts once it is whole, an amount when its field is left. */
export function FilterText({ label, param, filter, shallow }: Props) {
  const address = useUrlState()
  const inAddress = address.get(param) ?? ''
  const [typed, setTyped] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  const [asked, setAsked] = useState(inAddress)
  // Back or a chip changed the address: the field follows.
  if (known !== inAddress) {
    setKnown(inAddress)
    setAsked(inAddress)
    setTyped(inAddress)
  }
  const go = (value: string) => {
    if (value === asked || (value !== '' && !fitsFilter(filter, value))) return
    setAsked(value)
    address[shallow ? 'set' : 'go']({ [param]: value || null, cursor: null, page: null, id: null })
  }
  const day = (value: string) => {
    setTyped(value)
    // A year is typed digit by digit: 0002, 0020, 0202, 2026.
    if (value === '' || value >= '2000') go(value)
  }
  const amount = typed.replace(/[,\s₹]/g, '')
  return (
    <label className={css.filter}>
      <span>{label}</span>
      {filter.by === 'day' ? (
        <DateInput value={typed} placeholder="Any day" min="2000-01-01" onChange={(e) => day(e.target.value)} />
      ) : (
        <input
          value={typed}
          inputMode="numeric"
          placeholder="₹ any"
          maxLength={14}
          size={10}
          aria-invalid={amount !== '' && !fitsFilter(filter, amount) ? true : undefined}
          onChange={(e) => setTyped(e.target.value)}
          onBlur={() => go(amount)}
          onKeyDown={(e) => e.key === 'Enter' && go(amount)}
        />
      )}
    </label>
  )
}
