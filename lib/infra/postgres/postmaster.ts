import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A PostgreSQL server as it describes itself in postmaster.pid. */
export interface Postmaster {
  pid: number
  dataDir: string
  port: number
}

/** The server that really runs on this data folder. A file that a killed server left behind is removed. */
export async function findPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const file = join(dataDir, 'postmaster.pid')
  const text = await readText(file)
  const [pid, folder, , port] = text.split('\n')
  if (!pid || !folder || !port) return undefined
  const postmaster = { pid: Number(pid), dataDir: folder, port: Number(port) }
  if (isRunning(postmaster)) return postmaster

  // Only the file that was judged: meanwhile another process may have started a server.
  if ((await readText(file)) === text) await rm(file, { force: true })
  return undefined
}

/** False as well for a zombie, and for a process number that another program has got since. */
export function isRunning({ pid, dataDir }: Postmaster): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return process.platform === 'win32' || commandLine(pid).includes(dataDir)
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => '')
