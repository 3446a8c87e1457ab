import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { documents } from '../../../contract/orders/documents'
import { command } from '../../core/verb'
import { aboutWorkorder, findWorkorder, toWorkorder } from '../workorders/workorder'

/** An admin takes a file out of the customer's sight, or shows it again: one that names its maker. */
export const hideFile = command(
  'document.hideFile',
  async (scope, { id, fileName, hidden }: Input<typeof documents.hideFile>) => {
    const { tx, viewer, emit } = scope
    const order = await findWorkorder(scope, id)
    const { count } = await tx.file.updateMany({
      where: { workOrderId: id, name: fileName, hidden: !hidden },
      data: { hidden },
    })
    if (!count && !order.files.some(({ name }) => name === fileName)) throw new Problem('not_found', 'File not found')
    if (count)
      emit(hidden ? 'workorder.fileHidden' : 'workorder.fileShown', { ...aboutWorkorder(order), name: fileName })
    return toWorkorder(await findWorkorder(scope, id), viewer)
  },
)
