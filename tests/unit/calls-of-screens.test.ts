import { readdirSync, readFileSync } from 'node:fs'
import { allEndpoints } from '@/lib/contract/calls'

const sources = ['components', 'app', 'lib/client'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('api/'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
)
const text = [...sources, readFileSync('lib/contract/pictures.ts', 'utf8')].join('\n')

/** Calls that no screen makes: who does. */
const others: Record<string, string> = {
  'GET /api/health': 'probes',
  'GET /api/health/live': 'probes',
  'GET /api/health/ready': 'probes',
  'GET /api/openapi.json': 'programs',
  'GET /api/audit/export': 'programs; screens export any list by POST /api/exports',
  'GET /api/payments/export': 'programs; screens export any list by POST /api/exports',
  'GET /api/operator/terms': 'programs',
  'GET /api/order-changes': 'programs; an order brings its own',
  'POST /api/members/{id}/factors/reset': 'programs',
  'POST /api/problems/{id}/files': 'programs',
  'POST /api/workorders/{id}/bills': 'programs; screens submit bills of any lines by POST /api/bills',
  'POST /api/workorders/{id}/bills/prepare': 'programs; screens have bills drawn by POST /api/bills',
}

test('every call of the contract is made by a screen, or it is said who makes it', () => {
  const isMade = (call: string, path: string) =>
    [`'${call}'`, `"${call}"`, `'${path}'`].some((made) => text.includes(made))
  const unmade = allEndpoints.flatMap(({ method, path }) =>
    isMade(`${method} ${path}`, path) ? [] : `${method} ${path}`,
  )
  expect(unmade.toSorted()).toEqual(Object.keys(others).toSorted())
})
