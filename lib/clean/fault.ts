import { PDFDocument } from '@cantoo/pdf-lib'
import { cleanableAs } from './cleanable'

/** Why a file could not be cleaned: its type has no cleaner, it asks for a password, or it is damaged. */
export async function faultOf(name: string, bytes: Uint8Array): Promise<'type' | 'password' | 'damaged'> {
  const type = cleanableAs(name)
  if (!type) return 'type'
  return type === 'pdf' && (await asksForPassword(bytes)) ? 'password' : 'damaged'
}

async function asksForPassword(pdf: Uint8Array): Promise<boolean> {
  try {
    await PDFDocument.load(pdf, { updateMetadata: false, password: '' })
    return false
  } catch (error) {
    // The library has no class of errors for it.
    return /password/i.test((error as Error).message)
  }
}
