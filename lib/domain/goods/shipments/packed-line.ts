import type { Input } from '../../../contract/core/endpoint'
import type { shipments } from '../../../contract/goods/shipments'
import type { Prisma } from '../../../infra/prisma/client'

/** A line as it is asked for, and as it is written. */
export type PackedLine = Input<typeof shipments.plan>['lines'][number]
export type LineColumns = Prisma.ShipmentLineUncheckedCreateWithoutShipmentInput
