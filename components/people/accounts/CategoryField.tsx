'use client'

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame, useField, type FieldProps } from '@/components/ui/form/FieldFrame'
import fields from '@/components/ui/form/fields.module.css'
import { Stack } from '@/components/ui/layout/Stack'
import { isListedCategory, OTHER_CATEGORY, PROCESS_CATEGORIES } from '@/lib/terms/process-categories'

/** A supplier's main process category: one of the list, or 'Other…' and a text in its own words. */
export function CategoryField<In extends FieldValues>(props: Omit<FieldProps<In>, 'label'>) {
  const label = 'Main process category'
  const { input, ...field } = useField({ ...props, label })
  const [isOpen, setOpen] = useState(false)
  const value = String(input.value)
  const own = isOpen || (value !== '' && !isListedCategory(value))

  return (
    <FieldFrame {...props} label={label} field={{ ...field, input }}>
      <Stack gap="small">
        <div className={fields.around}>
          <select
            {...input}
            className={fields.control}
            value={own ? value || OTHER_CATEGORY : value}
            onChange={({ target }) => {
              const other = !isListedCategory(target.value) && target.value !== ''
              setOpen(other)
              input.onChange(other ? '' : target.value)
            }}
          >
            <option value="">No category</option>
            {PROCESS_CATEGORIES.map((category) => (
              <option key={category}>{category}</option>
            ))}
            {/* The own words are its value: the field then has what the select has, before hydration too. */}
            <option value={(own && value) || OTHER_CATEGORY}>Other…</option>
          </select>
          <ChevronDown size={16} aria-hidden />
        </div>
        {own && (
          <input
            className={fields.control}
            aria-label="Other category"
            placeholder="Name your main process"
            value={value}
            maxLength={200}
            autoFocus={isOpen}
            onChange={({ target }) => {
              setOpen(true)
              input.onChange(target.value)
            }}
          />
        )}
      </Stack>
    </FieldFrame>
  )
}
