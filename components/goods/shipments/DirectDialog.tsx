'use client'

import { useApi } from '@/lib/client/api'
import type { Shipment } from '@/lib/contract/orders/shipment'
import PackDialog from './PackDialog'
import { packing } from './packing'

type Props = {
  /** The ids of the orders whose pieces a driver fetches. */
  first: readonly number[]
  open: boolean
  onClose: () => void
  onPacked: (shipment: Shipment) => void
}

/** An admin plans what a driver fetches at a supplier and brings to the customer. */
export default function DirectDialog(props: Props) {
  const { data, error } = useApi('GET /api/workorders', packing.to_site.query)
  if (!data && !error) return null
  return <PackDialog leg="to_site" shipment={null} orders={data?.items ?? []} {...props} />
}
