'use client'

import { Plus, X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { NumberField } from '@/components/ui/form/NumberField'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { Button, IconButton } from '@/components/ui/controls/Button'
import { Text } from '@/components/ui/layout/Text'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import css from './terms.module.css'
import type { QuotationControl } from './control'

const MOST = 10

type Props = {
  control: QuotationControl
  quantity: number
  /** What a piece costs by the one price that is typed: the first line begins with it. */
  unitPaise: number | null
}

/** Prices of a piece by quantity, a line each; without one there is one price for the quantity. */
export function PriceLines({ control, quantity, unitPaise }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'breaks' })
  const add = () =>
    append(
      fields.length
        ? { minQuantity: '', unitPaise: '' }
        : { minQuantity: '1', unitPaise: unitPaise ? String(unitPaise) : '' },
    )
  if (!fields.length)
    return (
      <Button size="small" startIcon={<Plus size={16} aria-hidden />} onClick={add}>
        Prices by quantity
      </Button>
    )
  return (
    <Surface as="fieldset" pad="large">
      <legend>Prices by quantity</legend>
      <Stack gap="medium">
        {fields.map(({ id }, i) => (
          <div key={id} className={css.line}>
            <NumberField control={control} name={`breaks.${i}.minQuantity`} label="From pieces" required />
            <RupeesField control={control} name={`breaks.${i}.unitPaise`} label="Price a piece" required />
            <IconButton aria-label={`Remove line ${i + 1}`} title="Remove" onClick={() => remove(i)}>
              <X size={18} aria-hidden />
            </IconButton>
          </div>
        ))}
        {fields.length < MOST && (
          <Row>
            <Button size="small" startIcon={<Plus size={16} aria-hidden />} onClick={add}>
              Add quantity
            </Button>
          </Row>
        )}
        <Text as="p" size="small" tone="secondary">
          The price for {quantity} pcs follows from these, with tooling and freight.
        </Text>
      </Stack>
    </Surface>
  )
}
