import { expect } from '../support/fixtures'
import { fill, signedOut } from '../support/failure'
import { failuresOfAccounts } from './failures-of-accounts'
import { failuresOfAdmins } from './failures-of-admins'
import { failuresOfSuppliers } from './failures-of-suppliers'
import { expectFailure, withoutMessages, watched } from '../support/messages'
import { ask, test } from '../support/trade'

/** Asks for the password: declined here, so that the form says what failed. */
const ENDED = 'Your session has ended'
const all = [...failuresOfAccounts, ...failuresOfSuppliers, ...failuresOfAdmins]

const names = { nobody: 'a stranger', customer: 'a customer', supplier: 'a supplier', admin: 'an admin' }

for (const who of ['nobody', 'customer', 'supplier', 'admin'] as const)
  test(`what ${names[who]} sends says why it failed, and keeps what was typed`, async ({
    person,
    member,
    demo,
    trade,
  }) => {
    const page = await (who === 'nobody' ? person() : who === 'admin' ? demo('admin', 'anew') : member(who))
    const { email = '' } = who === 'nobody' ? {} : await ask<{ email?: string }>(page, 'GET /api/user')
    const credentials = { username: email, password: who === 'admin' ? 'jobwork-demo' : 'a-long-secret' }
    await page.clock.install()
    await withoutMessages(page)
    const settled = watched(page)
    for (const { situation, title, down, meanwhile, open, typed = {} } of all.filter((one) => one.who === who))
      await test.step(`${situation}: the line is down${meanwhile ? `, or ${meanwhile.happens}` : ''}`, async () => {
        const send = await open(page, trade)
        await fill(page, typed)
        await settled()
        const kept = async () => {
          for (const [label, value] of Object.entries(typed))
            await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
        }
        await page.context().setOffline(true)
        await send()
        await expectFailure(page, title, down)
        await kept()
        await page.context().setOffline(false)
        if (!meanwhile) return

        await meanwhile.step?.(page, trade)
        await send()
        if (meanwhile.happens === signedOut.happens) {
          await page.getByRole('dialog', { name: ENDED }).getByText('Cancel').click()
          await expect(page.getByText(meanwhile.says).first()).toBeVisible()
        } else await expectFailure(page, title, meanwhile.says)
        await kept()
        if (meanwhile.happens === signedOut.happens) await ask(page, 'POST /api/login', credentials)
      })
  })
