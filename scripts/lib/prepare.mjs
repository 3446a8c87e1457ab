// What has to be there before anything runs: packages, generated code, a build. With Node's own modules only, since it
// is this that gets the others.
import { existsSync } from 'node:fs'
import { runQuietly } from './run.mjs'
import { begin, isDone } from './work.mjs'

/** Each step gives an exit code: 0 at once when there is nothing to do. */
export async function install() {
  if (isDone('install')) return 0
  const done = begin('install')
  // `npm ci` starts from nothing, which is wanted only when there is nothing.
  const command = existsSync('package-lock.json') && !existsSync('node_modules') ? 'ci' : 'install'
  const args = [command, '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const code = await runQuietly('Installing packages', 'npm', args, {
    // In production npm would leave out what the build needs.
    env: { ...process.env, NODE_ENV: 'development' },
    shell: process.platform === 'win32',
  })
  if (code === 0) done()
  return code
}

export async function generate() {
  if (isDone('generate')) return 0
  return runQuietly('Generating the database client', process.execPath, ['scripts/generate.mjs'])
}

export async function build() {
  if (isDone('build')) return 0
  return runQuietly('Building (about a minute the first time)', process.execPath, ['scripts/build.mjs'])
}

/** Runs steps in turn up to the first that fails, and gives its exit code. */
export async function inTurn(...steps) {
  for (const step of steps) {
    const code = await step()
    if (code !== 0) return code
  }
  return 0
}
