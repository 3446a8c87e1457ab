'use client'

import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { idIn, noComparison } from '@/components/ui/filters/search-params'
import { EntityId } from '@/components/ui/data/EntityId'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { lazy } from '@/components/ui/hooks/lazy'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import { displayId } from '@/lib/terms/nouns'
import { ComparedPart } from './ComparedPart'
import { quotationsOn } from '../query'

// Of many quotations it is long, and only an opened drawer shows it. What waits for it is as high as a screen, so that nothing in sight moves.
const Comparison = lazy(() => import('./Comparison'), { waiting: () => <Bone height={1_000} /> })

/** The quotations on the inquiry that `?compare=` names, side by side. */
export function ComparisonDrawer({ role }: { role: Role }) {
  const address = useUrlState()
  const id = idIn(address.get('compare'))
  const { data } = useApi('GET /api/quotations', id ? quotationsOn(id) : null, { keepPreviousData: false })
  const project = data?.items[0]?.projectName
  useTabTitle(id && project ? `${displayId('inquiry', id)} ${project}` : null)
  const close = () => address.set({ compare: null, ...noComparison })
  return (
    <DetailDrawer
      wide={(data?.items.length ?? 0) > 2 ? 'full' : true}
      open={id !== null}
      onClose={close}
      sheet={id && data?.items.length ? `Quotations on ${displayId('inquiry', id)}` : undefined}
      label={id && <EntityId>{displayId('inquiry', id)}</EntityId>}
      title={project ?? 'Compare quotations'}
    >
      {id && (
        <>
          <ComparedPart inquiryId={id} />
          <Comparison key={id} inquiryId={id} role={role} />
        </>
      )}
    </DetailDrawer>
  )
}
