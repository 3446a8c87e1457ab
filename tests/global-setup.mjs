// Before all unit tests: a database for each worker. The workers inherit the variables, see environment.ts.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'

export default async function setup({ maxWorkers }) {
  // Jest itself transforms this file for require() only, where TypeScript's imports don't resolve.
  const { startTestServer } = await tsImport('./database.ts', import.meta.url)
  globalThis.testServer = await startTestServer()
  process.env.TEST_DATABASES = await globalThis.testServer.createDatabases(maxWorkers)
  process.env.TEST_FILES = await mkdtemp(join(tmpdir(), 'jobwork-test-'))
}
