import type { FileInfo } from '@/lib/contract/files/files'

/** What is asked about: an inquiry or an order, with the drawings that a question can point to. */
export type About = {
  noun: 'inquiry' | 'order'
  id: number
  files: readonly FileInfo[]
  /** Messages that the own company has not read. */
  unread?: number
}
