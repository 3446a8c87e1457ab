'use client'

import { Plus } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { useUrlState } from '@/components/ui/hooks/useUrlState'

/** Opens the form that asks for work. */
export function RequestWork() {
  const url = useUrlState()
  return (
    <Button
      variant="contained"
      startIcon={<Plus size={18} aria-hidden />}
      onClick={() => url.set({ request: 'true', machineId: null })}
    >
      Request Work Order
    </Button>
  )
}
