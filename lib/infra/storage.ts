import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { env } from './env'

let disk: Disk | undefined

/** Where the bytes of files lie. Keys are ours, never a name that somebody sent. */
export const storage = () =>
  (disk ??= new Disk(new FSDriver({ location: path.resolve(env().DATA_DIR, 'files'), visibility: 'private' })))
