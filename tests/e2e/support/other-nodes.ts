import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The releases of Node that people have, the newest of each line. */
export const RELEASES = ['22.23.3', '24.21.0', '26.10.0'] as const

/** The program of this release, from the registry: a package for each system holds nothing but Node. */
export function nodeOf(release: (typeof RELEASES)[number]): string {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  const folder = path.resolve('node_modules/.cache/jobwork/nodes', release)
  const program = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', `${name}@${release}`], {
      cwd: folder,
      shell: process.platform === 'win32',
    })
  }
  return program
}
