import type { FilePurpose } from '../../contract/files/files'
import { env } from '../../infra/env'

/** The size limits per file (MB), for forms. */
export const fileLimits = (): Record<FilePurpose, number> => env().fileMaxMb
