// While one develops, the thread reads TypeScript as it stands; a build has it beside the server.
import { register } from 'tsx/esm/api'

register()
export default (await import('./thumbnail.worker.ts')).default
