import { rm } from 'node:fs/promises'

export default async function teardown() {
  await globalThis.testServer.stop()
  await rm(process.env.TEST_FILES, { recursive: true, force: true })
}
