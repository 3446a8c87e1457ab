import { expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

// Flags of V8 are the whole process's, so it is one of its own. Without a sweep about 60 MB lie there at a time.
const PASSING = `
  import { setImmediate as nextTurn } from 'node:timers/promises'
  import { filePassed, keepHeapSmall } from './lib/infra/heap.ts'
  keepHeapSmall()
  const living = Array.from({ length: 400_000 }, (_, n) => ({ n }))
  let most = 0
  for (let n = 0; n < 4_000; n++) {
    filePassed(Buffer.allocUnsafeSlow(64 * 1024).length)
    if (n % 8 === 0) most = Math.max(most, (await nextTurn(), process.memoryUsage().arrayBuffers))
  }
  console.log(living.length && Math.round(most / 1024 / 1024))`

test('250 MB of files go by, and never do more than 25 MB of them lie in memory', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', PASSING]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(Number(stdout)).toBeLessThan(25)
})
