// A reader that takes 350 MB when it is loaded, and 10 MB for a file.
import { register } from 'tsx/esm/api'

register()
const { guardMemory } = await import('../../lib/infra/memory-guard.ts')
const reader = Buffer.alloc(350 * 1024 * 1024, 1)

export default async function run() {
  guardMemory()
  const file = Buffer.alloc(10 * 1024 * 1024, 1)
  // The watch looks several times meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 300))
  return reader.length + file.length
}

export const ready = () => {}
