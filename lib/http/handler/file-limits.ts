import type { FilePurpose } from '../../contract/files'
import { env } from '../../infra/env'

/** The limits per file that are in force, in MB: what a form promises is what the server keeps. */
export const fileLimits = (): Record<FilePurpose, number> => env().fileMaxMb
