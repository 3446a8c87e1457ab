import { execFile } from 'node:child_process'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { startOther, type Target } from './targets'

// Below the repository, where Next finds the same packages.
const FOLDER = path.resolve('dist', 'next-floor')
const NEXT = path.resolve('node_modules', 'next', 'dist', 'bin', 'next')

const CONFIG = `
export default { turbopack: { root: ${JSON.stringify(path.resolve())} }, serverExternalPackages: ['pg'], compress: false,
  poweredByHeader: false, typescript: { ignoreBuildErrors: true } }
`
const TYPES = {
  compilerOptions: { jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler', paths: { '@/*': ['../../*'] } },
}

/** Next with one page and nothing else, built and started. */
export async function startNextFloor(address: string): Promise<Target> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  await cp(path.join('scripts', 'bench', 'next-floor', 'app'), path.join(FOLDER, 'app'), { recursive: true })
  await writeFile(path.join(FOLDER, 'next.config.mjs'), CONFIG)
  await writeFile(path.join(FOLDER, 'tsconfig.json'), JSON.stringify(TYPES))
  const { NODE_OPTIONS: _, ...variables } = process.env
  const build = { cwd: FOLDER, env: { ...variables, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' } }
  await promisify(execFile)(process.execPath, [NEXT, 'build'], build)
  return startOther('next-floor', address, [NEXT, 'start', FOLDER, '-H', '127.0.0.1'], 'Ready')
}
