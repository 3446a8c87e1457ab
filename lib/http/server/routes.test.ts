import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { allEndpoints } from '../../contract/calls'

// next-auth answers below this path; it is no part of the contract.
const OTHERS = ['/api/auth/[...nextauth]']
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const inContract = allEndpoints.map(({ method, path }) => `${method} ${path}`).sort()

async function inFiles() {
  const found: string[] = []
  const files = await readdir('app/api', { recursive: true })
  for (const file of files.filter((name) => path.basename(name) === 'route.ts')) {
    const at = `/api/${path.dirname(file).split(path.sep).join('/')}`
    if (OTHERS.includes(at)) continue
    const route = (await import(`@/app${at}/route`)) as Record<string, unknown>
    const methods = METHODS.filter((method) => typeof route[method] === 'function')
    found.push(...methods.map((method) => `${method} ${at.replace(/\[(\w+)\]/g, '{$1}')}`))
  }
  return found.sort()
}

test('every call of the contract has its route, and every route stands in the contract', async () => {
  expect(await inFiles()).toEqual(inContract)
})

test('no call is declared twice', () => expect(new Set(inContract).size).toBe(inContract.length))
