import type { Input } from '../../../contract/core/endpoint'
import type { shipments } from '../../../contract/goods/shipments'

type Travel = Omit<Input<typeof shipments.change>, 'id' | 'lines' | 'paper'>

const dayOf = (day: string | null | undefined) => (day ? new Date(day) : day)

/** How goods travel, as columns; what is undefined stays as it is. */
export const travelOf = ({ plannedOn, docketOn, ...travel }: Travel) => ({
  ...travel,
  plannedOn: dayOf(plannedOn),
  docketOn: dayOf(docketOn),
})
