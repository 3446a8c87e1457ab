import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { processKey } from '../../facts/processes'

/** Condition: the process of inquiry `i` is one of the supplier's approved ones, by its name. */
export const fitting = (supplier: Viewer) => sql`i.process_id = ANY (ARRAY(
  SELECT same.id FROM processes own JOIN processes same ON ${processKey(sql`same.name`)} = ${processKey(sql`own.name`)}
  WHERE own.supplier_id = ${supplier.id} AND own.status = 'approved'))`
