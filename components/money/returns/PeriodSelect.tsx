'use client'

import { ChevronDown } from 'lucide-react'
import fields from '@/components/ui/form/fields.module.css'

type Props = {
  label: string
  periods: readonly { value: string; label: string }[]
  value: string
  onChange: (period: string) => void
}

/** The period of a return. */
export const PeriodSelect = ({ label, periods, value, onChange }: Props) => (
  <label className={fields.around}>
    <select
      aria-label={label}
      className={fields.control}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {periods.map((period) => (
        <option key={period.value} value={period.value}>
          {period.label}
        </option>
      ))}
    </select>
    <ChevronDown size={16} aria-hidden />
  </label>
)
