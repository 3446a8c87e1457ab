import { expect, request, test } from '../support/fixtures'
import { namedInDemo } from '../support/named-in-demo'
import { screensOf } from '../support/overfilled-screens'
import { scriptsOf } from '../support/weight'

/** kB of compressed JavaScript before a screen works. */
const MAY_WEIGH = { '/auth': 200, '/supplier/floor': 185, 'any other screen': 240 }

test('a stranger loads at most 200 kB of scripts to sign in, and 240 kB for any other page', async ({ baseURL }) => {
  const http = await request.newContext({ baseURL })
  for (const address of ['/auth', '/auth?tab=register', '/auth?forgot=1', '/auth?token=x'])
    expect.soft(await scriptsOf(http, address), address).toBeLessThanOrEqual(MAY_WEIGH['/auth'])
  for (const address of ['/unsubscribe', '/nowhere'])
    expect.soft(await scriptsOf(http, address), address).toBeLessThanOrEqual(MAY_WEIGH['any other screen'])
  await http.dispose()
})

for (const role of ['customer', 'supplier', 'admin'] as const)
  test(
    `no screen of the ${role} loads more than 240 kB of scripts before it works`,
    { tag: role === 'supplier' ? [] : '@all' },
    async ({ demo }) => {
      const page = await demo(role)
      const { ids, only } = await namedInDemo(page, role)
      const own = screensOf({ ids, only })[role].map((address) => `/${role}/${address}`)
      const shared = [`/workorders/${ids.order}`, `/quotations/${ids.quotation}`]
      for (const address of [...own, ...shared]) {
        const most = MAY_WEIGH[address.startsWith('/supplier/floor') ? '/supplier/floor' : 'any other screen']
        expect.soft(await scriptsOf(page.request, address), address).toBeLessThanOrEqual(most)
      }
    },
  )
