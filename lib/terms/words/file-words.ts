import type hi from './files/hi.json'

/** The name of a message of the viewer that opens over the shop floor's cards. Its English stands where it is said. */
export type FileWordKey = keyof typeof hi
/** The viewer's messages of one language. Their braces hold names alone, so that nothing has to compile them. */
export type FileWords = Record<FileWordKey, string>

/** The message with its values in place of the names. */
export const filled = (message: string, values: Record<string, string | number>): string =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
