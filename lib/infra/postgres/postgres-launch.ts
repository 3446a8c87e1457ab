import { spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { PostgresProgram } from './postgres-program'

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '64MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

/** Starts the server without waiting for it. When `port` is busy another one is taken. */
export async function launch(
  { postgres }: PostgresProgram,
  dataDir: string,
  port: number,
  settings: Record<string, string>,
  onExit: () => void,
) {
  const chosen = { ...SETTINGS, ...settings, port: await freePort(port) }
  const flags = Object.entries(chosen).map(([name, value]) => `--${name}=${value}`)
  const log = await open(join(dataDir, 'server.log'), 'a')
  const server = spawn(postgres.file, [...postgres.args, '-D', dataDir, ...flags], {
    ...postgres.options,
    // In its own process group: Ctrl-C must not stop it before the last request is answered.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  server.once('error', onExit).once('exit', onExit).unref()
  await log.close()
}

/** The end of the server's log, for the error message. */
export async function lastWords(dataDir: string): Promise<string> {
  const text = await readFile(join(dataDir, 'server.log'), 'utf8').catch(() => '')
  return text.trim().split('\n').slice(-8).join('\n')
}

async function freePort(wanted: number): Promise<number> {
  const probe = createServer()
  try {
    return await new Promise((resolve, reject) => {
      probe.once('error', reject).listen(wanted, '127.0.0.1', () => resolve((probe.address() as AddressInfo).port))
    })
  } catch (error) {
    if (wanted) return freePort(0)
    throw error
  } finally {
    probe.close()
  }
}
