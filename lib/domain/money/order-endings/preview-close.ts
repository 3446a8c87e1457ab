import type { Input } from '../../../contract/core/endpoint'
import type { ClosePreview, orderEndings } from '../../../contract/orders/order-endings'
import { query } from '../../core/verb'
import { findWorkorder } from '../../orders/workorders/workorder'
import { closeFigures } from './close-figures'
import { assertNotEnded } from './order-to-end'

/** What an order would come to with fewer pieces. It changes nothing. */
export const previewClose = query(
  'workorder.previewClose',
  async (scope, { id, ...asked }: Input<typeof orderEndings.preview>): Promise<ClosePreview> => {
    const order = await findWorkorder(scope, id)
    assertNotEnded(scope, order)
    const { terms: _, ...preview } = await closeFigures(scope, order, asked)
    return preview
  },
)
