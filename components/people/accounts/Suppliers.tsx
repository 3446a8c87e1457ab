'use client'

import { Button } from '@/components/ui/controls/Button'
import { FilterSelect } from '@/components/ui/filters/FilterSelect'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { useApi } from '@/lib/client/api'
import { May } from '@/lib/client/viewer'
import { AddSupplier } from './AddSupplier'
import { suppliers } from './suppliers-list'

/** An admin finds a supplier here by category or name, and sets its category and verification in the row. */
export function Suppliers() {
  const url = useUrlState()
  const list = useList(suppliers)
  const { data: had = [] } = useApi('GET /api/suppliers/categories', {})
  const waits = list.rows.some(({ state }) => state === 'pending' || state === 'recheck')
  const category = {
    label: 'Category',
    params: ['category'],
    control: (
      <FilterSelect label="Category" param="category" options={categories(had, list.address.category)} shallow />
    ),
  }
  return (
    <ListScreen
      list={list}
      action={
        <May act="account.createSupplier">
          <Button variant="contained" onClick={() => url.set({ new: 1 })}>
            Add New Supplier
          </Button>
        </May>
      }
      more={[category]}
      columns={waits ? suppliers.columns : suppliers.columns!.filter(({ key }) => key !== 'actions')}
    >
      <AddSupplier open={url.get('new') !== null} onClose={() => url.set({ new: null })} />
    </ListScreen>
  )
}

/** The categories that suppliers have, and the one in the address. */
const categories = (had: readonly string[], chosen = '') => [
  { value: '', label: 'All Categories' },
  ...[...new Set([...had, ...(chosen ? [chosen] : [])])].map((value) => ({ value, label: value })),
]
