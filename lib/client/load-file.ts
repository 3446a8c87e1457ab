import type { Asked, CallName } from '../contract/wire'
import { respond } from './call'
import { NetworkError } from './error-message'
import { saveFile } from './save-file'

/** Loads a file that the server makes, and hands it to the browser as a download. One that was cut short is none. */
export async function loadFile<C extends CallName>(name: C, input: Asked<C>, fallback: string) {
  const response = await respond(name, input)
  const file = await response.blob().catch(() => {
    throw new NetworkError()
  })
  saveFile(file, /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallback)
}
