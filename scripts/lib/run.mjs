// Running other programs so that what ends this one ends them too.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

// What a shell reports for a program that Ctrl-C ended.
const STOPPED = 130

const children = new Set()
let stopping = false

/** Has this program been told to stop? */
export const isStopping = () => stopping

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

// Whoever ends npm may leave its shell, and does leave what runs in it: that only gets another parent.
const npm = findNpm()
if (process.env.npm_lifecycle_event) setInterval(() => findNpm() !== npm && stop(), 500).unref()

/** The number of the process that ran this script: the parent, or the one above where a shell is in between. */
function findNpm() {
  if (process.platform !== 'linux') return process.ppid
  const [, name, ppid] = /^Name:\t(.*)\n[^]*^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${process.ppid}/status`, 'utf8'))
  return name.endsWith('sh') ? Number(ppid) : process.ppid
}

function stop() {
  if (stopping) return
  stopping = true
  for (const child of children) child.end()
}

/** Runs a program to its end. Gives its exit code, and what it wrote unless that went to the terminal. */
export async function run(file, args, options = {}) {
  if (stopping) return { code: STOPPED, output: '' }
  const child = spawn(file, args, { stdio: 'inherit', ...options })
  // A program in a group of its own is ended with the group.
  const entry = { end: () => (options.detached ? process.kill(-child.pid, 'SIGTERM') : child.kill('SIGTERM')) }
  children.add(entry)
  child.once('exit', () => children.delete(entry))
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  return { code: code ?? (stopping ? STOPPED : 1), output: Buffer.concat(output).toString() }
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
