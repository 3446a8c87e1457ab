import { historyOf } from '../history'
import { query } from '../verb'
import { findWorkorder, toWorkorder } from './workorder'

/** One work order with its history. */
export const getWorkorder = query('workorder.get', async (scope, { id }: { id: number }) => ({
  ...toWorkorder(await findWorkorder(scope, id), scope.viewer),
  history: await historyOf(scope, 'workorder', id),
}))
