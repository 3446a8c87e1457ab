// How many tests passed, out of the reports that the runners write.
import { existsSync, readFileSync, rmSync } from 'node:fs'

const READERS = {
  unit: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  e2e: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }),
}

export const reportOf = (name) => `node_modules/.cache/jobwork/${name}.json`

export function forgetReport(name) {
  rmSync(reportOf(name), { force: true })
}

/** A check without a report counts as one test. A story that passed at its second try has passed. A runner that failed has at least one failure, report or not. */
export function countResults(name, code) {
  const hasReport = READERS[name] && existsSync(reportOf(name))
  const counts = hasReport
    ? READERS[name](JSON.parse(readFileSync(reportOf(name), 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  if (code !== 0) return { ...counts, failed: Math.max(counts.failed, 1) }
  return hasReport ? counts : { ...counts, passed: 1 }
}
