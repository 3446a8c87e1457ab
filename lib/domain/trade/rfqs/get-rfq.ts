import { query } from '../../core/verb'
import { detailOf } from './rfq'

/** One request with its lines, or the draft of one. */
export const getRfq = query('rfq.get', (scope, { id }: { id: number }) => detailOf(scope, id))
