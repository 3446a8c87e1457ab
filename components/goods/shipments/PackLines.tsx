'use client'

import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useFieldArray, useWatch, type Control, type UseFormSetValue } from 'react-hook-form'
import { Button } from '@/components/ui/controls/Button'
import { FieldFrame } from '@/components/ui/form/FieldFrame'
import fields from '@/components/ui/form/fields.module.css'
import { SelectField } from '@/components/ui/form/SelectField'
import { StepperField } from '@/components/ui/form/StepperField'
import { lazy } from '@/components/ui/hooks/lazy'
import { useNow } from '@/components/ui/hooks/useNow'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import { useApi } from '@/lib/client/api'
import type { PackIn, PackOut } from '@/lib/contract/goods/shipments'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { count, date, daysUntil } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { firstPieces } from './words'
import { packing, type PackingLeg } from './packing'

const MaterialUses = lazy(() => import('../materials/MaterialUses'))

type Props = {
  leg: PackingLeg
  control: Control<PackIn, unknown, PackOut>
  setValue: UseFormSetValue<PackIn>
  orders: readonly Workorder[]
}

/** 'WO-0042 Flange'. */
const nameOf = ({ id, projectName }: Pick<Workorder, 'id' | 'projectName'>) =>
  [displayId('workorder', id), projectName].filter(Boolean).join(' ')

/** The orders in a shipment with their pieces, and a choice of those that could go as well. */
export function PackLines({ leg, control, setValue, orders }: Props) {
  const { piecesOf, left } = packing[leg]
  const { fields: lines, append, remove } = useFieldArray({ control, name: 'lines' })
  const packed = new Set((useWatch({ control, name: 'lines' }) ?? []).map(({ workorderId }) => Number(workorderId)))
  const others = orders.filter(({ id }) => !packed.has(id))
  return (
    <Stack gap="medium">
      {lines.map(({ id, workorderId }, i) => {
        const order = orders.find((one) => one.id === Number(workorderId))
        const name = order ? nameOf(order) : displayId('workorder', Number(workorderId))
        return (
          <Surface as="fieldset" pad="medium" key={id}>
            <legend>{name}</legend>
            <Stack gap="small">
              <StepperField
                control={control}
                name={`lines.${i}.quantity`}
                label="Pieces"
                help={order && `${count(piecesOf(order))} ${left}`}
                required
              />
              {leg === 'to_hub' && (
                <MaterialUses control={control} setValue={setValue} at={i} workorderId={Number(workorderId)} />
              )}
              <ScheduleField leg={leg} control={control} at={i} orderId={Number(workorderId)} />
              <Row>
                <Button size="small" aria-label={`Leave out ${name}`} onClick={() => remove(i)}>
                  Leave out
                </Button>
              </Row>
            </Stack>
          </Surface>
        )
      })}
      {others.length > 0 && (
        <AddOrder
          label={lines.length ? 'Travels with it' : 'Order'}
          leg={leg}
          orders={others}
          onAdd={(order) => append({ workorderId: order.id, quantity: firstPieces(order, piecesOf(order)) })}
        />
      )}
      {!orders.length && !lines.length && <Text tone="secondary">Nothing to pack.</Text>}
    </Stack>
  )
}

type ScheduleProps = { leg: PackingLeg; control: Props['control']; at: number; orderId: number }

/** For which delivery of its schedule the pieces are, where more than one is open. */
function ScheduleField({ leg, control, at, orderId }: ScheduleProps) {
  const { data: order } = useApi('GET /api/workorders/{id}', { id: orderId })
  // An order says what is open at its supplier: what its customer still gets may be of any line.
  const lines = (order?.schedule ?? []).filter(({ id, open }) => id !== null && (leg === 'from_hub' || open))
  if (lines.length < 2) return null
  return (
    <SelectField
      control={control}
      name={`lines.${at}.scheduleId`}
      label="For the delivery"
      placeholder="The first that is open"
      options={lines.map(({ id, quantity, day }) => ({
        value: id!,
        label: `${count(quantity)} pcs${day ? ` on ${date(day)}` : ''}`,
      }))}
    />
  )
}

type AddProps = { label: string; leg: PackingLeg; orders: readonly Workorder[]; onAdd: (order: Workorder) => void }

/** The orders with pieces to pack, those that are due first: what is chosen is added at once. */
function AddOrder({ label, leg, orders, onAdd }: AddProps) {
  const id = useId()
  const now = useNow()
  const choose = (chosen: string) => {
    const order = orders.find((one) => one.id === Number(chosen))
    if (order) onAdd(order)
  }
  return (
    <FieldFrame field={{ input: { id } }} label={label} required>
      <div className={fields.around}>
        <select id={id} className={fields.control} value="" onChange={({ target }) => choose(target.value)}>
          <option value="">Choose an order</option>
          {orders.map((order) => (
            <option key={order.id} value={order.id}>
              {[nameOf(order), `${count(packing[leg].piecesOf(order))} pcs`, dueWords(order, now)]
                .filter(Boolean)
                .join(' · ')}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden />
      </div>
    </FieldFrame>
  )
}

/** 'late, due 5 Dec 2026', or nothing. */
const dueWords = ({ dueDate }: Workorder, now: number) =>
  dueDate && `${daysUntil(dueDate, now) < 0 ? 'late, ' : ''}due ${date(dueDate)}`
