'use client'

import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import { Button } from '@/components/ui/controls/Button'
import { StepperField } from '@/components/ui/form/StepperField'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import type { PackIn, PackOut } from '@/lib/contract/goods/shipments'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { count, date } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'

type Props = { control: Control<PackIn, unknown, PackOut>; orders: readonly Workorder[] }

/** 'WO-0042 Flange'. */
const nameOf = ({ id, projectName }: Pick<Workorder, 'id' | 'projectName'>) =>
  [displayId('workorder', id), projectName].filter(Boolean).join(' ')

/** The orders in a shipment with their pieces, and those that could be packed as well. */
export function PackLines({ control, orders }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const lines = useWatch({ control, name: 'lines' }) ?? []
  const packed = new Set(lines.map(({ workorderId }) => Number(workorderId)))
  const others = orders.filter(({ id }) => !packed.has(id))
  const orderOf = (id: unknown) => orders.find((order) => order.id === Number(id))
  return (
    <Stack gap="medium">
      {fields.map(({ id, workorderId }, i) => {
        const order = orderOf(workorderId)
        const name = order ? nameOf(order) : displayId('workorder', Number(workorderId))
        return (
          <Surface as="fieldset" pad="medium" key={id}>
            <legend>{name}</legend>
            <Stack gap="small">
              <StepperField
                control={control}
                name={`lines.${i}.quantity`}
                label="Pieces"
                help={order && `${count(order.toPack ?? 0)} to pack`}
                required
              />
              <Button size="small" aria-label={`Leave ${name} out`} onClick={() => remove(i)}>
                Leave out
              </Button>
            </Stack>
          </Surface>
        )
      })}
      {others.length > 0 && (
        <Stack gap="small">
          <Text tone="secondary">{fields.length ? 'Travels with it?' : 'What goes?'}</Text>
          {others.map((order) => (
            <Button key={order.id} onClick={() => append({ workorderId: order.id, quantity: order.toPack ?? '' })}>
              {`${nameOf(order)} · ${count(order.toPack ?? 0)} pcs${order.dueDate ? ` · due ${date(order.dueDate)}` : ''}`}
            </Button>
          ))}
        </Stack>
      )}
      {!orders.length && !fields.length && <Text tone="secondary">Nothing to pack.</Text>}
    </Stack>
  )
}
