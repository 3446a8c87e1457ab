import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'

const SCRIPT_OR_STYLE = /^\/_next\/static\/chunks\/([\w~.-]+\.(js|css))(?=\?|$)/
const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/
const types: Record<string, string> = { js: 'application/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/**
 * Has Next send the copy of a script or style that the build pressed (brotli: a seventh less than gzip, and nothing to
 * compute) to browsers that take it. `folder` is where the build put them.
 */
export function preferPressed(folder = '.next/static/chunks') {
  const pressed = new Set(readdirSync(folder).filter((name) => name.endsWith('.br')))
  return (request: IncomingMessage, response: ServerResponse) => {
    const [path, name, kind] = SCRIPT_OR_STYLE.exec(request.url ?? '') ?? []
    if (!path || !pressed.has(`${name}.br`) || !/^(GET|HEAD)$/.test(request.method!)) return
    response.setHeader('vary', 'Accept-Encoding')
    if (!TAKES_BROTLI.test(String(request.headers['accept-encoding'] ?? ''))) return
    response.setHeader('content-encoding', 'br')
    response.setHeader('content-type', types[kind!]!)
    request.url = request.url!.replace(path, `${path}.br`)
  }
}
