export const TOO_LARGE = 'This table is too large'
export const FILE_MAX_BYTES = 20 * 1024 * 1024
/** What a workbook may come to once it is unpacked. */
export const UNPACKED_MAX_BYTES = 20 * 1024 * 1024
