import type { Endpoint } from '../../contract/core/endpoint'
import { handleDownload } from './download'
import { handle, type Handler } from './handle'

/** A call that answers JSON, or a file for another `?as=`. */
export function handleAs<E extends Endpoint>(
  endpoint: E,
  verb: Parameters<typeof handle<E>>[1],
  file: Parameters<typeof handleDownload<E>>[1],
): Handler {
  const [json, download] = [handle(endpoint, verb), handleDownload(endpoint, file)]
  return (request, context) => {
    const as = new URL(request.url).searchParams.get('as')
    return (as === 'csv' || as === 'pdf' ? download : json)(request, context)
  }
}
