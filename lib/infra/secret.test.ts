import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keptSecret } from './secret'

test('the secret is made once, kept for its owner alone, and the same for all who ask at once', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'jobwork-secret-'))
  const dataDir = path.join(dir, 'data')
  const [first, ...others] = await Promise.all([keptSecret(dataDir), keptSecret(dataDir), keptSecret(dataDir)])
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(new Set([first, ...others, await keptSecret(dataDir)]).size).toBe(1)
  if (process.platform !== 'win32') expect((await stat(path.join(dataDir, 'auth-secret'))).mode & 0o077).toBe(0)
  await rm(dir, { recursive: true })
})
