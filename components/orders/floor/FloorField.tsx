import type { ComponentProps } from 'react'
import fields from '@/components/ui/form/fields.module.css'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import css from './Floor.module.css'

type Props = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'inputMode' | 'min' | 'max' | 'maxLength' | 'defaultValue' | 'autoComplete' | 'autoCapitalize'
> & {
  label: string
  /** Several lines of words. */
  rows?: number
}

/** A field on a card, as high as a thumb in a glove needs. */
export const FloorField = ({ label, rows, ...rest }: Props) => (
  <Stack as="label" gap="snug" grow>
    <Text weight="strong">{label}</Text>
    {rows ? (
      <textarea className={fields.control} rows={rows} name={rest.name} maxLength={rest.maxLength} />
    ) : (
      <input className={`${fields.control} ${css.field}`} {...rest} />
    )}
  </Stack>
)
