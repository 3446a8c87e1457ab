'use client'

import { useState } from 'react'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { lazy } from '@/components/ui/hooks/lazy'
import rowSelect from '@/components/ui/controls/row-select.module.css'
import { useHydrated } from '@/components/ui/hooks/useHydrated'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useMay } from '@/lib/client/viewer'
import { send } from '@/lib/client/api'
import type { Supplier } from '@/lib/contract/people/account'
import { isListedCategory, OTHER_CATEGORY, PROCESS_CATEGORIES } from '@/lib/terms/process-categories'
import css from './accounts.module.css'

const OwnCategory = lazy(() => import('./OwnCategory'), { ahead: false })

/** Sets a supplier's main process category, in its record; 'Other…' asks for own words. */
export function CategorySelect({ supplier }: { supplier: Supplier }) {
  const toast = useToast()
  const fail = useFailToast()
  const awake = useHydrated()
  const may = useMay()
  const [busy, setBusy] = useState(false)
  const current = supplier.mainProcessCategory ?? ''
  const [naming, setNaming] = useState(false)

  const change = async (mainProcessCategory: string) => {
    setBusy(true)
    try {
      await send('PATCH /api/suppliers/{id}/process-category', {
        id: supplier.id,
        mainProcessCategory: (mainProcessCategory || null) as (typeof PROCESS_CATEGORIES)[number],
      })
      toast({ title: 'Category updated', text: `${supplier.companyName}: ${mainProcessCategory || 'none'}` })
    } catch (error) {
      fail(error, { text: 'Failed to update process category', followed: true })
    } finally {
      setBusy(false)
    }
  }

  return (
    <span className={`${rowSelect.select} ${css.category}`} data-none={current === '' || undefined}>
      <select
        aria-label={`Process category of ${supplier.companyName}`}
        value={current}
        disabled={busy || !may('account.editSupplier')}
        onChange={({ target }) => (target.value === OTHER_CATEGORY ? setNaming(true) : void change(target.value))}
      >
        {(awake || !current) && <option value="">No category</option>}
        {current && (!isListedCategory(current) || !awake) && <option value={current}>{current}</option>}
        {awake &&
          PROCESS_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
        {awake && <option value={OTHER_CATEGORY}>Other…</option>}
      </select>
      <Overlay of={naming} onClose={() => setNaming(false)}>
        {(overlay) => <OwnCategory supplier={supplier} {...overlay} />}
      </Overlay>
    </span>
  )
}
