import { allEndpoints } from '../contract/calls'

const paths = [...new Set(allEndpoints.map(({ path }) => path))].map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  methods: new Set<string>(allEndpoints.filter((e) => e.path === path).map(({ method }) => method)),
}))

/** The contract's paths that this one may be: `/api/inquiries/{id}` for `/api/inquiries/7`. */
export const callsAt = (path: string) => paths.filter(({ pattern }) => pattern.test(path))

const areas = ['customer', 'supplier', 'admin', 'quotations', 'workorders', 'machines', 'auth', 'docs', 'unsubscribe']

/** What a path is measured as: few names, however many addresses there are. */
export function routeOf(path: string): string {
  if (path.startsWith('/api/auth/')) return '/api/auth'
  if (path.startsWith('/api/')) return callsAt(path)[0]?.path ?? 'unknown'
  const [, area = ''] = path.split('/')
  if (area === '' || areas.includes(area)) return `/${area}`
  if (area === 'ws') return '/ws'
  return /^\/(_next|vendor|fonts)\/|\.\w+$/.test(path) ? 'file' : 'unknown'
}
