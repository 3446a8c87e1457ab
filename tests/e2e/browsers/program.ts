import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { XVFB } from '../../../scripts/lib/other-browsers.mjs'

/** A program with a home of its own, which `end` takes away with it. */
export async function startProgram(file: string, args: (home: string) => string[], env: Record<string, string> = {}) {
  const home = await mkdtemp(path.join(tmpdir(), 'jobwork-browser-'))
  const own = { NODE_ENV: 'test' as const, PATH: process.env.PATH, HOME: home, XDG_RUNTIME_DIR: home, ...env }
  // In a group of its own: it starts programs, which end with it.
  const child = spawn(file, args(home), { detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: own })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  return {
    said: () => said,
    /** Waits until it has written this; gives the match. */
    async says(words: RegExp): Promise<RegExpExecArray> {
      for (let tries = 0; tries < 600; tries++) {
        const match = words.exec(said)
        if (match) return match
        if (child.exitCode !== null) break
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`${file} does not start:\n${said}`)
    },
    async end() {
      await endGroup(child)
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A screen that Xvfb draws: without one there is no drawing in 3D. */
export async function openScreen() {
  const args = ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']
  const xvfb = await startProgram(XVFB, () => args)
  const [, display] = await xvfb.says(/^(\d+)\n/m)
  return { variables: { DISPLAY: `:${display}` }, end: xvfb.end }
}

async function endGroup(child: ChildProcess) {
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-child.pid!, 'SIGKILL')
  await gone
}
