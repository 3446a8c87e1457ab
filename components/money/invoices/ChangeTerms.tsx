'use client'

import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useMay } from '@/lib/client/viewer'
import type { OrderTerms } from '@/lib/contract/money/terms'
import type { Workorder } from '@/lib/contract/orders/workorders'

const TermsDialog = lazy(() => import('./TermsDialog'))

type Props = { order: Workorder; terms: OrderTerms; small?: boolean }

/** Changes what an order is invoiced by, at `?terms=1`. */
export function ChangeTerms({ order, terms, small }: Props) {
  const address = useUrlState()
  const may = useMay()
  return (
    <>
      {may('terms.edit') && (
        <Button
          size={small ? 'small' : undefined}
          aria-label="Change terms"
          onClick={() => address.set({ terms: '1' })}
        >
          {small ? 'Change' : 'Change terms'}
        </Button>
      )}
      <Overlay of={address.get('terms')} onClose={() => address.set({ terms: null })}>
        {(overlay) => <TermsDialog order={order} terms={terms} {...overlay} />}
      </Overlay>
    </>
  )
}
