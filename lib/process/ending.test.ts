import { spawnSync } from 'node:child_process'

/** Runs a program that ends on faults, and would go on for a minute otherwise. */
const run = (fault: string) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `import { endOnFault } from './lib/process/ending.ts'; endOnFault(); setTimeout(() => {}, 60_000); ${fault}`,
    ],
    { encoding: 'utf8', timeout: 15_000, env: { ...process.env, LOG_LEVEL: 'error' } },
  )

test.each([
  ['a rejection that nothing handles', `void Promise.reject(new Error('The bucket is gone'))`],
  ['an error that nothing catches', `setTimeout(() => { throw new Error('The bucket is gone') })`],
])('%s is logged and ends the process with 1, to be started again', (_, fault) => {
  const { status, stdout } = run(fault)
  expect(status).toBe(1)
  expect(stdout).toContain('The bucket is gone')
})
