import { query } from '../../core/verb'
import { findReport, toReport } from './report'

/** One report with its grid. */
export const getReport = query('report.get', async (scope, { id }: { id: number }) =>
  toReport(scope, await findReport(scope, id)),
)
