'use client'

import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useMay } from '@/lib/client/viewer'
import { useApi } from '@/lib/client/api'
import { requestByIdQuery } from '../query'

const CreateDialog = lazy(() => import('./CreateDialog'))

/**
 * Create Work Order: open at `?new=1`, filled in from `&inquiry=` and `&supplier=`; or at `?request=`, filled in from
 * that request.
 */
export function CreateWorkorder({ maxMb }: { maxMb: number }) {
  const address = useUrlState()
  const [asked, of, by] = [address.get('request'), address.get('inquiry'), address.get('supplier')]
  const may = useMay()
  const open = may('workorder.create') && (address.get('new') !== null || asked !== null)

  const requests = useApi('GET /api/workorderrequests', open && asked ? requestByIdQuery(asked) : null)
  const request = requests.data?.items.find(({ id }) => id === Number(asked))
  const supplierId = request?.supplierId ?? (Number(by) || null)
  const supplier = useApi('GET /api/suppliers/{id}', open && supplierId ? { id: supplierId } : null)
  const inquiry = useApi('GET /api/inquiries/{id}', open && of ? { id: of } : null)
  const ready = open && !requests.isLoading && !supplier.isLoading && !inquiry.isLoading
  const gone = asked && !request ? 'no longer there' : request && request.status !== 'pending' && request.status
  return (
    <Overlay of={ready} onClose={() => address.set({ new: null, request: null, inquiry: null, supplier: null })}>
      {(overlay) => (
        <CreateDialog
          request={gone ? undefined : request}
          goneRequest={gone ? { id: Number(asked), state: gone } : undefined}
          supplier={supplierId ? supplier.data : undefined}
          inquiry={of ? inquiry.data : undefined}
          maxMb={maxMb}
          {...overlay}
        />
      )}
    </Overlay>
  )
}
