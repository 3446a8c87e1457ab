// In development the process loads TypeScript; a build has a bundle beside the server.
import { register } from 'tsx/esm/api'

register()
export default (await import('./thumbnail.worker.ts')).default
