import { allEndpoints } from '../../contract/calls'

const paths = [...new Set(allEndpoints.map(({ path }) => path))].map((path) => ({
  path,
  names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`),
  methods: new Set<string>(allEndpoints.filter((e) => e.path === path).map(({ method }) => method)),
}))
const fixed = new Map<string, (typeof paths)[number]>(
  paths.filter(({ names }) => !names.length).map((call) => [call.path, call]),
)
const named = paths.filter(({ names }) => names.length)

/** The paths of the contract that match: `/api/inquiries/{id}` for `/api/inquiries/7`. One without names is matched alone. */
export function callsAt(path: string) {
  const exact = fixed.get(path)
  return exact ? [exact] : named.filter(({ pattern }) => pattern.test(path))
}

/** The values of the `{names}` in a matching path. */
export const valuesIn = ({ names, pattern }: (typeof paths)[number], path: string): Record<string, string> => {
  const [, ...values] = pattern.exec(path)!
  return Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(values[i]!)]))
}

const areas = [
  'customer',
  'supplier',
  'admin',
  'questions',
  'quotations',
  'rfqs',
  'workorders',
  'machines',
  'problems',
  'shipments',
  'invoices',
  'auth',
  'docs',
  'unsubscribe',
]

/** The route label of a path in metrics: a finite set, whatever the addresses. */
export function routeOf(path: string): string {
  if (path.startsWith('/api/auth/')) return '/api/auth'
  if (path.startsWith('/api/')) return callsAt(path)[0]?.path ?? 'unknown'
  const [, area = ''] = path.split('/')
  if (area === '' || areas.includes(area)) return `/${area}`
  if (area === 'ws') return '/ws'
  return /^\/(_next|vendor|fonts)\/|\.\w+$/.test(path) ? 'file' : 'unknown'
}
