import { query } from '../../core/verb'
import { findProcess, toProcess } from './process'

/** One process. */
export const getProcess = query('process.list', async (scope, { id }: { id: number }) =>
  toProcess(await findProcess(scope, id), scope.viewer),
)
