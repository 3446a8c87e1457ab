'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useHydrated } from '@/components/ui/hooks/useHydrated'
import { send } from '@/lib/client/api'
import { errorMessage } from '@/lib/client/error-message'
import type { Supplier } from '@/lib/contract/accounts'
import { PROCESS_CATEGORIES } from '@/lib/contract/process-categories'
import css from './accounts.module.css'

/** Sets a supplier's main process category, in its row. A category of the supplier's own words stays until another is chosen. */
export function CategorySelect({ supplier }: { supplier: Supplier }) {
  const toast = useToast()
  const awake = useHydrated()
  const [busy, setBusy] = useState(false)
  const current = supplier.mainProcessCategory ?? ''
  const listed = (PROCESS_CATEGORIES as readonly string[]).includes(current)

  const change = async (mainProcessCategory: string) => {
    setBusy(true)
    try {
      await send('PATCH /api/suppliers/{id}/process-category', {
        id: supplier.id,
        mainProcessCategory: (mainProcessCategory || null) as (typeof PROCESS_CATEGORIES)[number],
      })
      toast({ title: 'Category updated', text: `${supplier.companyName}: ${mainProcessCategory || 'none'}` })
    } catch (error) {
      const text = errorMessage(error, 'Failed to update process category', { followed: true })
      toast({ title: 'Error', text, tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <span className={css.category} data-none={current === '' || undefined}>
      <select
        aria-label={`Process category of ${supplier.companyName}`}
        value={current}
        disabled={busy}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
        onChange={(event) => void change(event.target.value)}
      >
        {(awake || !current) && <option value="">No category</option>}
        {current && (!listed || !awake) && <option value={current}>{current}</option>}
        {awake &&
          PROCESS_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
      </select>
    </span>
  )
}
