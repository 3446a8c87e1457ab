// In development the process loads TypeScript; a build has a bundle beside the server.
import { register } from 'tsx/esm/api'

register()
const worker = await import('./pdf.worker.ts')
export const { ready } = worker
export default worker.default
