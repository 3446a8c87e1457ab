'use client'

import { FileText } from 'lucide-react'
import { useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { useOpenCount } from '@/components/ui/hooks/useOpenCount'
import { Button } from '@/components/ui/layout/Button'

const StatementDialog = lazy(() => import('./StatementDialog'), { ahead: false })

/** Opens the statement of account. */
export function StatementButton() {
  const [isOpen, setIsOpen] = useState(false)
  const opening = useOpenCount(isOpen)
  return (
    <>
      <Button variant="outlined" startIcon={<FileText size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Statement
      </Button>
      {opening > 0 && <StatementDialog key={opening} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
