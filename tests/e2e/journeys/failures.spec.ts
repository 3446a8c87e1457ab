import { expect } from '../support/fixtures'
import { fill } from '../support/failure'
import { failuresOfAccounts } from './failures-of-accounts'
import { failuresOfAdmins } from './failures-of-admins'
import { failuresOfSuppliers } from './failures-of-suppliers'
import { expectToast, untold, watched } from '../support/messages'
import { test } from '../support/trade'

for (const row of [...failuresOfAccounts, ...failuresOfSuppliers, ...failuresOfAdmins]) {
  const reason = row.meanwhile ? `, or ${row.meanwhile.happens}` : ''
  test(`${row.situation} fails: the line is down${reason}`, async ({ person, member, demo, trade }) => {
    const { who, typed = {} } = row
    const page = await (who === 'nobody' ? person() : who === 'admin' ? demo('admin', 'anew') : member(who))
    await page.clock.install()
    await untold(page)
    const settled = watched(page)
    const send = await row.open(page, trade)
    await fill(page, typed)
    await settled()
    const kept = async () => {
      for (const [label, value] of Object.entries(typed))
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    }

    await page.context().setOffline(true)
    await send()
    await expectToast(page, row.title, row.down)
    await kept()
    await page.context().setOffline(false)

    if (!row.meanwhile) return
    await row.meanwhile.step?.(page, trade)
    await send()
    await expectToast(page, row.title, row.meanwhile.says)
    await kept()
  })
}
