'use client'

import { useController, type Control } from 'react-hook-form'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { FieldNotes } from '@/components/ui/form/FieldFrame'
import type { FittingSupplier } from '@/lib/contract/trade/invitations'
import { noQuoteWords } from '@/lib/rules/trade/no-quote'
import { count, date } from '@/lib/terms/format'
import css from './SuppliersField.module.css'

type Form = { supplierIds: number[] }
type Props = { control: Control<Form>; suppliers: readonly FittingSupplier[] }

/** The suppliers that fit an inquiry, to be ticked. One that was invited or has quoted can’t be. */
export function SuppliersField({ control, suppliers }: Props) {
  const { field, fieldState } = useController({ control, name: 'supplierIds' })
  const toggle = (id: number) =>
    field.onChange(field.value.includes(id) ? field.value.filter((one) => one !== id) : [...field.value, id])
  return (
    <fieldset className={css.suppliers}>
      <legend>Suppliers that fit, those with an idle machine first</legend>
      {suppliers.map((one, i) => (
        <label key={one.supplierId} className={css.supplier}>
          <input
            ref={i === 0 ? field.ref : undefined}
            type="checkbox"
            checked={field.value.includes(one.supplierId)}
            disabled={isDone(one)}
            onChange={() => toggle(one.supplierId)}
            onBlur={field.onBlur}
          />
          <span className={css.words}>
            <b>{one.supplierName}</b>
            <small>{factsOf(one)}</small>
          </span>
          <State of={one} />
        </label>
      ))}
      <FieldNotes error={fieldState.error?.message} />
    </fieldset>
  )
}

/** It needs no invitation: it has quoted, or has one and did not decline. */
const isDone = ({ quoted, invitedAt, declineReason }: FittingSupplier) => quoted || (!!invitedAt && !declineReason)

/** Where it is, what is idle, how much it has to do, and how often it was on time. */
const factsOf = ({ state, machines, idleMachines, openOrders, dated, onTime }: FittingSupplier) =>
  [
    state,
    machines ? `${count(idleMachines)} of ${count(machines)} machines idle` : 'No approved machine for it',
    openOrders ? `${count(openOrders)} open ${openOrders === 1 ? 'order' : 'orders'}` : 'No open orders',
    dated ? `${Math.round((100 * onTime) / dated)}% of ${count(dated)} on time` : 'No completed orders yet',
  ]
    .filter(Boolean)
    .join(' · ')

/** What it did about the inquiry so far. */
function State({ of: { quoted, asked, declineReason, invitedAt } }: { of: FittingSupplier }) {
  if (quoted) return <StatusChip tone="success" label="Quoted" />
  if (declineReason) return <StatusChip tone="neutral" label={`Declined: ${noQuoteWords[declineReason]}`} />
  if (asked) return <StatusChip tone="info" label="Asked" />
  return invitedAt && <StatusChip tone="decision" label={`Invited ${date(invitedAt)}`} />
}
