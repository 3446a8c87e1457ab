'use client'

import { useId } from 'react'
import { DateInput } from '@/components/ui/controls/DateInput'
import fields from '@/components/ui/form/fields.module.css'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'

type Props = { label: string; value: string; onChange: (day: string) => void }

/** A day that a file or a list is made for. */
export function DayField({ label, value, onChange }: Props) {
  const id = useId()
  return (
    <Stack as="span" gap="tight">
      <label htmlFor={id}>
        <Text size="small" weight="strong">
          {label}
        </Text>
      </label>
      <DateInput id={id} value={value} onChange={(event) => onChange(event.target.value)} className={fields.control} />
    </Stack>
  )
}
