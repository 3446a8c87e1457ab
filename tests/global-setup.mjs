// Before all unit tests: a database server, and a migrated database from which each suite copies its own, see own-database.ts.
// The workers inherit the variables.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'

export default async function setup() {
  // Jest itself transforms this file for require() only, where TypeScript's imports don't resolve.
  const { startTestServer } = await tsImport('./database.ts', import.meta.url)
  const server = (globalThis.testServer = await startTestServer())
  process.env.TEST_SERVER = server.url
  process.env.TEST_PREFIX = server.prefix
  process.env.TEST_TEMPLATE = await server.template()
  process.env.TEST_FILES = await mkdtemp(join(tmpdir(), 'jobwork-test-'))
}
