import { correctLineWith } from '../../goods/shipments/correct-line'
import { receiveShipmentWith } from '../../goods/shipments/receive-shipment'
import { changeWorkorderStatusWith } from '../../orders/workorders/change-workorder-status'
import { followOrders } from './follow-payouts'

// Acts on orders and their goods. What an order owes its supplier follows how many pieces are payable, and whether more will come.

export const changeWorkorderStatus = changeWorkorderStatusWith(followOrders)
export const receiveShipment = receiveShipmentWith(followOrders)
export const correctLine = correctLineWith(followOrders)
