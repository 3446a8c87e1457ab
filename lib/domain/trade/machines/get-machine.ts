import { query } from '../../core/verb'
import { findMachine, toMachine } from './machine'

/** One machine. */
export const getMachine = query('machine.list', async (scope, { id }: { id: number }) =>
  toMachine(await findMachine(scope, id), scope.viewer),
)
