'use client'

import fields from '@/components/ui/form/fields.module.css'
import type { Part } from '@/lib/contract/orders/parts'
import css from './parts.module.css'
import { piecesOf, ticked, usePartsChoice, withQuantity } from './picked'

/** Whether a part is ordered again, and how many. */
export function AgainCell({ part }: { part: Part }) {
  const { picked, onPick, picks } = usePartsChoice()
  if (!picks) return null
  const own = picked.get(part.id)
  const isWrong = own !== undefined && own.quantity !== '' && piecesOf(own.quantity) === null
  return (
    <span className={css.again}>
      <input
        type="checkbox"
        aria-label={`Order ${part.partNumber} again`}
        checked={own !== undefined}
        onChange={(event) => onPick(ticked(picked, part, event.target.checked))}
      />
      <input
        className={`${fields.control} ${fields.figures} ${css.quantity}`}
        aria-label={`Pieces of ${part.partNumber}`}
        aria-invalid={isWrong || undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        placeholder="pcs"
        value={own?.quantity ?? ''}
        onChange={(event) => onPick(withQuantity(picked, part, event.target.value))}
      />
    </span>
  )
}
