'use client'

import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { BulkAct, BulkOptions } from './bulk-act'
import fields from '../form/fields.module.css'
import css from './SelectionBar.module.css'

type Question = NonNullable<BulkAct['question']>
type Props = { question: Question; value: string; onChange: (value: string) => void }

/** What an act on many rows asks for: one of the options, or a text. */
export function BulkField({ question, value, onChange }: Props) {
  const { label, help } = question
  const options = useOptions(question)
  return (
    <label className={css.field}>
      {label}
      {options ? (
        <span className={fields.around}>
          <select className={fields.control} value={value} onChange={(event) => onChange(event.target.value)}>
            <option value="" disabled>
              Choose one
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden />
        </span>
      ) : (
        <textarea value={value} maxLength={5_000} onChange={(event) => onChange(event.target.value)} />
      )}
      {help && <small>{help}</small>}
    </label>
  )
}

/** The options of a question; undefined where it asks for a text. */
function useOptions({ options }: Question): BulkOptions | undefined {
  const [loaded, setLoaded] = useState<BulkOptions>([])
  useEffect(() => {
    if (typeof options === 'function') void options().then(setLoaded, () => setLoaded([]))
  }, [options])
  return typeof options === 'function' ? loaded : options
}
