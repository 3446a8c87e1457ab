// Running other programs so that what ends this one ends them too.
import { spawn } from 'node:child_process'

// What a shell reports for a program that Ctrl-C ended.
const STOPPED = 130

const children = new Set()
let stopping = false

/** Has this program been told to stop? */
export const isStopping = () => stopping

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

// Whoever ends npm ends its shell, but not what runs in it: that only gets another parent.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), 500).unref()

function stop() {
  stopping = true
  for (const { pid, detached } of children) process.kill(detached ? -pid : pid, 'SIGTERM')
}

/** Runs a program to its end. Gives its exit code, and what it wrote unless that went to the terminal. */
export async function run(file, args, options = {}) {
  if (stopping) return { code: STOPPED, output: '' }
  const child = spawn(file, args, { stdio: 'inherit', ...options })
  const entry = { pid: child.pid, detached: options.detached }
  if (child.pid) children.add(entry)
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  try {
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
    return { code: code ?? (stopping ? STOPPED : 1), output: Buffer.concat(output).toString() }
  } finally {
    children.delete(entry)
  }
}

/** Runs a program in silence, but says that it goes on when it takes long. What it wrote is shown if it fails. */
export async function runQuietly(title, file, args, options = {}) {
  const begin = Date.now()
  const seconds = () => `${Math.round((Date.now() - begin) / 1000)} s`
  console.log(`${title} ...`)
  const clock = setInterval(() => console.log(`  still working after ${seconds()}`), 20_000)
  const { code, output } = await run(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  clearInterval(clock)
  if (code === 0) console.log(`  done in ${seconds()}`)
  else if (!stopping) console.error(output)
  return code
}
