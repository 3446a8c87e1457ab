import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { newKey } from '../idempotency-key'
import { LocalFault } from '../local-fault'
import type { NewItem, QueueItem } from './item'

/** The name of the database of this device. */
export const QUEUE_DB = 'jobwork-queue'

interface Schema extends DBSchema {
  items: { key: number; value: QueueItem; indexes: { member: number } }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined
const database = () => {
  opened ??= openDB<Schema>(QUEUE_DB, 1, {
    upgrade: (db) =>
      void db.createObjectStore('items', { keyPath: 'id', autoIncrement: true }).createIndex('member', 'member'),
    terminated: () => (opened = undefined),
  })
  return opened
}

const FULL = 'This phone is full: send the unsent updates first.'

/** Keeps a new update. Throws what to say when the device has no room. */
export async function addItem(item: NewItem, now = Date.now()): Promise<void> {
  const whole = { blobs: [], state: 'waiting', ...item, key: newKey(), doneAt: new Date(now).toISOString(), tries: 0 }
  try {
    await (await database()).add('items', whole as unknown as QueueItem)
  } catch (error) {
    if (isFull(error)) throw new LocalFault('phoneFull', FULL)
    throw new LocalFault('notKept', 'This browser can’t keep updates: they were not saved.')
  }
  notify()
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** The waiting updates of a person, the oldest first. */
export const itemsOf = async (member: number): Promise<QueueItem[]> =>
  (await (await database()).getAllFromIndex('items', 'member', member)).sort((a, b) => a.id - b.id)

/** Changes an update, unless it was dropped meanwhile. */
export async function changeItem(id: number, change: Partial<QueueItem>): Promise<void> {
  const tx = (await database()).transaction('items', 'readwrite')
  const item = await tx.store.get(id)
  if (item) await tx.store.put({ ...item, ...change } as QueueItem)
  await tx.done
  notify()
}

/** Removes an update: it is done, or the person dropped it. */
export async function removeItem(id: number): Promise<void> {
  await (await database()).delete('items', id)
  notify()
}

/** Removes everything of a person from this device. */
export async function clearItems(member: number): Promise<void> {
  for (const { id } of await itemsOf(member)) await (await database()).delete('items', id)
  notify()
}

const listeners = new Set<() => void>()
const tabs = typeof window === 'undefined' ? null : new BroadcastChannel('jobwork-queue')
tabs?.addEventListener('message', () => listeners.forEach((listener) => listener()))

function notify() {
  listeners.forEach((listener) => listener())
  tabs?.postMessage(null)
}

/** Calls back after each change, in whatever tab. */
export function onItems(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
