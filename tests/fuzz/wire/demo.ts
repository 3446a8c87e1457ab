import { caller, ownServer } from '@/tests/e2e/own-server'
import { driveServer, type Drive, type WireBudget } from './drive'

const SERVER = { SEED_DEMO: 'true', ADMIN_EMAIL: '', ADMIN_PASSWORD: '', PASSWORD_COST: '10', LOG_LEVEL: 'error' }

/** Starts the production build with the demo companies, drives it, or only one part of it, and says how often. */
export async function driveDemo(budget: WireBudget, only?: Drive): Promise<Partial<Record<Drive, number>>> {
  const own = await ownServer()
  try {
    const child = await own.start(SERVER)
    const names = ['customer', 'supplier', 'admin'].map((role) => `${role}@demo.jobwork.example`)
    const cookies = await Promise.all(names.map(async (name) => (await caller(own.url, name, 'jobwork-demo')).cookie))
    const drives = driveServer({ url: own.url, child, cookies }, budget)
    const done: Partial<Record<Drive, number>> = {}
    for (const drive of Object.keys(drives) as Drive[]) if (!only || only === drive) done[drive] = await drives[drive]()
    return done
  } finally {
    await own.close()
  }
}
