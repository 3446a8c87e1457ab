import type { Input } from '../../../contract/core/endpoint'
import type { listExports, ListName } from '../../../contract/desk/lists'
import { rows } from '../../../infra/db/db'
import { assertMay, type Act } from '../../../rules/core/permissions'
import { csvFile, type CsvColumn } from '../../core/csv'
import { command, type Verb } from '../../core/verb'
import { idsOf, rowsOf } from '../../core/whole-list'
import { listed } from './listed'
import { readQuery } from './read-query'

type Asked = Input<typeof listExports.create>
type File = Awaited<ReturnType<typeof csvFile>>

/** Lists whose export is an act of its own, however it is asked for. */
const EXPORTS: Partial<Record<ListName, Act>> = { payments: 'payment.export', audit: 'audit.export' }

/** Which rows go out, and a note of it in the audit log. */
const noteExport = command('list.export', async (scope, { list, query }: Asked) => {
  assertMay(EXPORTS[list] ?? 'list.export', scope.viewer)
  const { plan, sort, filters } = readQuery(scope.viewer, list, query)
  const ids = await idsOf(scope.rows, { sort }, plan)
  scope.emit('list.exported', { list, filters, rows: ids.length })
  return { plan, ids, columns: listed[list].columns(scope.viewer) as CsvColumn<{ id: number }>[] }
})

/** All rows of a list that match, as CSV, in the list's order, written while it is sent. */
export const exportList: Verb<Asked, File> = Object.assign(
  async (...[viewer, asked]: Parameters<Verb<Asked, File>>) => {
    const { plan, ids, columns } = await noteExport(viewer, asked)
    return csvFile(rows, asked.list === 'audit' ? 'audit-log' : asked.list, columns, rowsOf(rows, plan, ids))
  },
  { act: noteExport.act },
)
