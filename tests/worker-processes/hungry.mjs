// A task that takes more and more memory outside of what V8 limits.
import { register } from 'tsx/esm/api'

register()
const { guardMemory } = await import('../../lib/infra/memory-guard.ts')

export default function run() {
  guardMemory()
  const taken = []
  for (;;) taken.push(Buffer.alloc(8 * 1024 * 1024, 1))
}

export const ready = () => {}
