import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a process and all that it started have used until now: processor time (ms) and memory at this moment (bytes). */
export type Used = { cpu: number; memory: number }

type Stat = Used & { parent: number }

/** Linux counts in hundredths of a second, in pages of 4 kB, on every machine that Node runs on. */
const TICK_MS = 10
const PAGE = 4_096

/** Elsewhere than on Linux nobody says what a process used. */
export const isCounted = process.platform === 'linux'

/** A line of /proc/PID/stat, with the time of children that have ended. The name in brackets may hold anything. */
export function readStat(line: string): Stat {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user, system, usersEnded, systemsEnded] = fields.slice(11, 15)
  return {
    parent: fields[1]!,
    cpu: (user! + system! + usersEnded! + systemsEnded!) * TICK_MS,
    memory: fields[21]! * PAGE,
  }
}

/** The sum over a process and its descendants. */
export function sumOf(root: number, all: ReadonlyMap<number, Stat>): Used {
  const own = all.get(root)
  const used = { cpu: own?.cpu ?? 0, memory: own?.memory ?? 0 }
  for (const [pid, { parent }] of all) {
    if (parent !== root || pid === root) continue
    const below = sumOf(pid, all)
    used.cpu += below.cpu
    used.memory += below.memory
  }
  return used
}

/** What the tree of this process has used; nothing where the system doesn't say. */
export function usedBy(root: number): Used {
  if (!isCounted) return { cpu: 0, memory: 0 }
  const all = new Map<number, Stat>()
  for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) note(all, Number(name))
  return sumOf(root, all)
}

function note(all: Map<number, Stat>, pid: number) {
  try {
    all.set(pid, readStat(readFileSync(`/proc/${pid}/stat`, 'latin1')))
  } catch {
    // It has ended meanwhile.
  }
}

/** The server that runs on this folder of PostgreSQL. */
export const postmasterOf = (folder: string) =>
  parseInt(readFileSync(path.join(folder, 'postmaster.pid'), 'latin1'), 10)
