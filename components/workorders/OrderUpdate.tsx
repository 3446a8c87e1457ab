'use client'

import dynamic from 'next/dynamic'
import { useAddress } from '@/components/ui/useAddress'
import { useKept } from '@/components/ui/useKept'
import { useOpenings } from '@/components/ui/useOpenings'
import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/accounts'
import { WorkorderStatus, workorders, type Workorder } from '@/lib/contract/workorders'

const UpdateStatus = dynamic(() => import('./UpdateStatus'), { ssr: false })

type Props = { role: Role; rows: readonly Workorder[]; maxMb: number }

/** The update dialog of the order in `?update=`, with the status of `?to=` chosen from the start. */
export function OrderUpdate({ role, rows, maxMb }: Props) {
  const address = useAddress()
  const asked = address.get('update')
  const here = rows.find((row) => row.id === Number(asked))
  const { data } = useApi(workorders.get, asked && !here ? { id: asked } : null)
  const order = here ?? (data?.id === Number(asked) ? data : undefined)
  const kept = useKept(order)
  const opening = useOpenings(Boolean(order))
  if (!kept) return null
  const preset = WorkorderStatus.safeParse(address.get('to'))
  return (
    <UpdateStatus
      key={opening}
      open={Boolean(order)}
      order={kept}
      role={role}
      preset={preset.data}
      maxMb={maxMb}
      onClose={() => address.set({ update: null, to: null })}
    />
  )
}
