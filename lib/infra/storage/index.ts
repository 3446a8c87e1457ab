import path from 'node:path'
import { env } from '../env'
import { diskStore } from './disk'
import type { Range, Store } from './store'

export type { Range }

let store: Promise<Store> | undefined

/** The store of this server: a bucket when one is configured, a folder under DATA_DIR otherwise. */
export const storage = (): Promise<Store> => (store ??= open())

async function open(): Promise<Store> {
  const { s3, DATA_DIR } = env()
  if (!s3) return diskStore(path.resolve(DATA_DIR, 'files'))
  const { s3Store } = await import('./s3')
  return s3Store(s3)
}
