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

/** The server that runs on this data folder. Removes the stale pid file of a killed one. */
export async function findPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const file = join(dataDir, 'postmaster.pid')
  const text = await readText(file)
  const [pid, folder, , port] = text.split('\n')
  if (!pid || !folder || !port) return undefined
  const postmaster = { pid: Number(pid), dataDir: folder, port: Number(port) }
  if (isRunning(postmaster)) return postmaster

  // Only the same file: another process may have started a server meanwhile.
  if ((await readText(file)) === text) await rm(file, { force: true })
  return undefined
}

/** False also for a zombie, and for a pid that another program has got. */
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
