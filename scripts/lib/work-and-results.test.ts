import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { begin, isDone } from './work.mjs'
import { countResults, forgetReport, reportOf } from './results.mjs'

const home = process.cwd()
beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'jobwork-work-'))))
afterEach(() => {
  const folder = process.cwd()
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

function write(path: string, content: unknown) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
}

describe('a build', () => {
  beforeEach(() => {
    write('app/page.tsx', 'one')
    begin('build')()
    write('.next/BUILD_ID', 'x')
    write('dist/server.mjs', 'x')
    write('public/sw.js', 'x')
  })

  test('is good as long as its sources and its results stay', () => {
    expect(isDone('build')).toBe(true)
    write('app/page.test.tsx', 'a test is not built')
    expect(isDone('build')).toBe(true)
    write('app/page.tsx', 'two')
    expect(isDone('build')).toBe(false)
    write('app/page.tsx', 'one')
    expect(isDone('build')).toBe(true)
    rmSync('.next/BUILD_ID')
    expect(isDone('build')).toBe(false)
  })

  test('is not good when a source changed while it went on', () => {
    const done = begin('build')
    write('app/page.tsx', 'two')
    done()
    expect(isDone('build')).toBe(false)
  })
})

test('a runner counts its tests, and a suite that could not run is a failure', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 2,
    numTodoTests: 0,
  }
  write(reportOf('unit'), report)
  expect(countResults('unit', 1)).toEqual({ passed: 7, failed: 2, skipped: 2 })
  write(reportOf('e2e'), { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] })
  expect(countResults('e2e', 0)).toEqual({ passed: 4, failed: 0, skipped: 0 })
})

test('a check counts as one, and a runner that leaves no report has failed', () => {
  expect(countResults('lint', 0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countResults('lint', 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  write(reportOf('unit'), {})
  forgetReport('unit')
  expect(countResults('unit', 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('where it may not write, the work ends at once with one sentence', () => {
  for (const folder of ['.', 'node_modules']) {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o555)
  }
  // Root may write everywhere.
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const program = `import { begin } from 'data:text/javascript;base64,${readFileSync(join(home, 'scripts/lib/work.mjs'), 'base64')}'; begin('build')`
  const args = ['--input-type=module', '--eval', program]
  const { status, stderr } = spawnSync(process.execPath, args, { ...account, encoding: 'utf8' })
  chmodSync('.', 0o755)
  expect([status, stderr]).toEqual([
    1,
    'Building has to write to node_modules, which is read-only for this account: make it writable\n',
  ])
})
