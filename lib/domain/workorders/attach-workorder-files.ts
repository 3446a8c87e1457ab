import type { Input } from '../../contract/core/endpoint'
import type { workorders } from '../../contract/workorders'
import { sql } from '../../infra/db/db'
import { attachFiles } from '../files/attached-files'
import { command } from '../core/verb'
import { aboutWorkorder, findWorkorder, toWorkorder } from './workorder'

/** Attaches uploaded documents to a work order, for its customer, its supplier and admins. */
export const attachWorkorderFiles = command(
  'workorder.attachFiles',
  async (scope, { id, files }: Input<typeof workorders.attachFiles>) => {
    const before = await findWorkorder(scope, id)
    // Serializes attachments to one order, so that no file name is given twice.
    await scope.rows(sql`SELECT id FROM work_orders WHERE id = ${id} FOR NO KEY UPDATE`)
    const names = await attachFiles(scope, { workOrderId: id }, 'workorder', files)
    scope.emit('workorder.filesAdded', { ...aboutWorkorder(before), names })
    return toWorkorder(await findWorkorder(scope, id), scope.viewer)
  },
)
