import { NextRequest } from 'next/server'
import { readText } from './body'

/** The request with its body read within the limit, for a library that has none. Over 1 MB: 413. */
export async function bounded(request: NextRequest): Promise<NextRequest> {
  if (!request.body) return request
  const { url, method, headers } = request
  return new NextRequest(url, { method, headers, body: await readText(request) })
}
