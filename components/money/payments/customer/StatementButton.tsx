'use client'

import { FileText } from 'lucide-react'
import { useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'

const StatementDialog = lazy(() => import('./StatementDialog'), { ahead: false })

/** Opens the statement of account; for admins that of a company. */
export function StatementButton({ company }: { company?: { id: number; name: string } }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size={company && 'small'}
        startIcon={<FileText size={company ? 16 : 18} aria-hidden />}
        aria-label={company && `Statement of ${company.name}`}
        onClick={() => setIsOpen(true)}
      >
        Statement
      </Button>
      <Overlay of={isOpen} onClose={() => setIsOpen(false)}>
        {(overlay) => <StatementDialog company={company} {...overlay} />}
      </Overlay>
    </>
  )
}
