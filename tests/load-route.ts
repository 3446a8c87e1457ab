import type { Handler } from '@/lib/http/handler/handle'

type Route = Record<string, Handler | undefined>

/**
 * The handlers of a path as the contract writes it, by method, from the folder of that path. Each is imported once: an import
 * asks the loader of TypeScript in its own thread each time, which takes longer than most calls.
 */
export function loadRoute(path: string): Promise<Route> {
  let route = routes.get(path)
  if (!route) routes.set(path, (route = import(`@/app${path.replace(/\{(\w+)\}/g, '[$1]')}/route`) as Promise<Route>))
  return route
}
const routes = new Map<string, Promise<Route>>()
